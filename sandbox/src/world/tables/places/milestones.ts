import type { ActivityKindKey } from './activities.ts'

/**
 * Raids of which the platform tells the week by encounters: name, the platform's hash, how many encounters. Those that
 * have a harder version have no encounters; they name one and the same objective for both versions.
 */
export const RAID_MILESTONES: readonly (readonly [raid: string, hash: number, encounters: number])[] = [
  ['Vault of Glass', 1888320892, 0],
  ['Last Wish', 3181387331, 6],
  ['Garden of Salvation', 2712317338, 4],
  ['Deep Stone Crypt', 541780856, 4],
  ['Vow of the Disciple', 2136320298, 0],
]

/** Weekly goals: name, what to do, how often, which kind of activity counts. */
export const MILESTONES: readonly (readonly [
  name: string,
  text: string,
  count: number,
  kind: ActivityKindKey,
])[] = [
  ['Weekly Raid Challenge', 'Finish the featured raid.', 1, 'raid'],
  ['Weekly Dungeon Challenge', 'Finish the featured dungeon.', 1, 'dungeon'],
  ['Pinnacle Ops', 'Finish Pinnacle Ops.', 3, 'pinnacle-ops'],
  ['Fireteam Ops', 'Finish Fireteam Ops with others.', 3, 'fireteam-ops'],
  ['Solo Ops', 'Finish Solo Ops.', 3, 'solo-ops'],
  ['Nightfall Weekly Score', 'Score high in Nightfalls.', 3, 'nightfall'],
  ['Live-Fire Exercises', 'Finish Crucible matches.', 3, 'control'],
  ['Competitive Weekly', 'Finish competitive matches.', 3, 'competitive'],
  ['Trials of Osiris', 'Win rounds in Trials.', 50, 'trials'],
  ['For the Banner', 'Finish Iron Banner matches.', 4, 'iron-banner'],
  ['Gambit Weekly', 'Finish Gambit matches.', 3, 'gambit'],
  ['Kepler Weekly', 'Help the people of Kepler.', 5, 'patrol'],
  ['Lost Sector Weekly', 'Clear expert lost sectors.', 3, 'lost-sector'],
]
