import type { ReactNode } from 'react'

/** What comparing weapons says. */
export const en = {
  tray: {
    label: 'Picked for comparing',
    full: (most: number) => `${most} weapons are the most that can be compared.`,
    picked: (count: number, most: number) => `${count} of ${most} picked for comparing`,
    takeOut: (name: string, roll: string) => `Take ${name}, ${roll} out`,
    clear: 'Clear',
    compare: (count: number) => `Compare ${count}`,
  },
  title: 'Compare weapons',
  close: 'Close',
  onlyDifferences: 'Only differences',
  legend: (active: ReactNode, underlined: (word: string) => ReactNode) => (
    <>
      {active} active perk · {underlined('underlined')} not on every copy · best value of a row says so
    </>
  ),
  gone: (gone: number, named: number) =>
    `${gone} of the ${named} weapons in this link ${gone === 1 ? 'is' : 'are'} not among yours.`,
  beyond: (most: number, named: number) => `The first ${most} of ${named} weapons in this link.`,
  label: 'Weapons side by side',
  alike: 'These copies do not differ in anything we know.',
  remove: (name: string, roll: string) => `Remove ${name}, ${roll}`,
  best: ' best',
  active: ', active',
  notEverywhere: ', not on every copy',
  rows: {
    tier: 'Rating',
    unrated: 'Unrated',
    score: 'Score',
    pve: 'PvE',
    pvp: 'PvP',
    power: 'Power',
    gear: 'Gear tier',
    frame: 'Frame',
    masterwork: 'Masterwork',
    advice: 'Advice',
    noAdvice: 'No advice',
    reason: 'Why',
  },
}
