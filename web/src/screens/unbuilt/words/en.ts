export const en = {
  nameless: 'This screen',
  title: (screen: string) => `${screen} is not built yet.`,
  hint: 'The address is right and the screen will stand here. Until then there is nothing to see, and nothing is missing on your side.',
}
