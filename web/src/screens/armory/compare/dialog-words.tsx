import type { ReactNode } from 'react'

/** What stands in the dialog of weapons side by side. */
export const dialogWords = {
  title: 'Compare weapons',
  close: 'Close',
  onlyDifferences: 'Only differences',
  legend: (active: ReactNode, underlined: (word: string) => ReactNode) => (
    <>
      {active} active perk · {underlined('underlined')} not on every copy · best value of a row says so
    </>
  ),
  label: 'Weapons side by side',
  alike: 'These copies do not differ in anything we know.',
  remove: (name: string, roll: string) => `Remove ${name}, ${roll}`,
  best: ' best',
  active: ', active',
  notEverywhere: ', not on every copy',
  rows: {
    tier: 'Rating',
    score: 'Score',
    pve: 'PvE',
    pvp: 'PvP',
    switchFirst: 'For these scores switch to',
    switchFor: (side: string, traits: string) => `${side}: ${traits}`,
    noSwitch: 'Nothing',
    power: 'Power',
    gear: 'Gear tier',
    wishes: 'Your wish lists',
    where: 'Where',
    kills: 'Kills',
    level: 'Crafted level',
    source: 'Source',
    frame: 'Frame',
    masterwork: 'Masterwork',
    advice: 'Advice',
    standing: 'Best of these',
    best: (sides: string) => `Best in ${sides}`,
    sharedBest: (sides: string) => `as good as the best in ${sides}`,
    beaten: 'Another is better in both',
    noAdvice: 'No advice',
    reason: 'Why',
  },
  /** A reason speaks of a copy that is not among these. */
  unseen: (name: string, roll: string, where: string) => `Not among these: ${name}, ${roll} (${where})`,
  add: 'Add it',
  addOf: (name: string, roll: string) => `Add ${name}, ${roll}`,
  decision: 'Your decision',
  decided: (copy: string, decision: string) => `${copy}. ${decision}.`,
  takenBack: 'Decision taken back',
  undo: 'Undo',
  gone: (gone: number, named: number) =>
    `${gone} of the ${named} weapons in this link ${gone === 1 ? 'is' : 'are'} not among yours.`,
  beyond: (most: number, named: number) => `The first ${most} of ${named} weapons in this link.`,
}
