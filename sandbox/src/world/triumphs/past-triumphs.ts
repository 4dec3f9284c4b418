import type { Triumph } from './triumph.ts'

/** What can be earned no more, and what is counted for a whole account: each has a root of its own. */
const PAST = [
  ['Red War', 'Light Again', 'Finished the story of the Red War.', 1],
  ['Red War', 'Farm Hand', 'Helped at the Farm.', 12],
  ['Red War', 'Flashpoint', 'Finished the flashpoints of every place.', 4],
  ['Forges', 'Forged in Fire', 'Finished frames at the forges.', 20],
  ['Forges', 'Four Fires', 'Lit all four forges.', 4],
] as const

const MEDALS = [
  ['Crucible', 'Seventh Column', 'Defeat seven Guardians in a row.', 1],
  ['Crucible', 'Undefeated', 'Win a match without a death.', 1],
  ['Gambit', 'Army of One', 'Defeat four invaders in a row.', 1],
] as const

const toTriumph = (
  category: 'Past' | 'Medals',
  [group, name, text, goal]: (typeof PAST | typeof MEDALS)[number],
  score: number,
): Triumph => ({ category, group, name, text, score, goals: [[text, goal]] })

export const pastTriumphs = (): Triumph[] => [
  ...PAST.map((row) => toTriumph('Past', row, 10)),
  ...MEDALS.map((row) => toTriumph('Medals', row, 0)),
]
