/** What comparing weapons says. */
export const words = {
  tray: {
    label: 'Picked for comparing',
    full: (most: number) => `${most} weapons are the most that can be compared.`,
    picked: (count: number, most: number) => `${count} of ${most} picked for comparing`,
    takeOut: (name: string, roll: string) => `Take ${name}, ${roll} out`,
    clear: 'Clear',
    compare: (count: number) => `Compare ${count}`,
  },
}
