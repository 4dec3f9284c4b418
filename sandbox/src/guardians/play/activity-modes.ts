import type { WorldActivity } from '../../world/world.ts'
import { MODE } from '../platform-codes.ts'

/** Modes that count towards a wider one, as the platform adds them up. */
const WIDER: Readonly<Record<number, readonly number[]>> = {
  3: [18],
  16: [18],
  17: [16, 18],
  46: [16, 18],
  47: [16, 18],
  10: [70],
  12: [70],
  73: [10, 70],
  48: [70],
  31: [70],
  43: [19],
  90: [19],
  91: [19],
  37: [69],
  80: [69],
  63: [64],
}

/** Every mode a run of this activity is found under, the most specific first. */
export const modesOf = ({ modes, pvp }: WorldActivity): readonly number[] => {
  const all = new Set(modes)
  for (const mode of modes) for (const wider of WIDER[mode] ?? []) all.add(wider)
  all.add(pvp ? MODE.allPvP : MODE.allPvE)
  return [...all]
}

export const isOfMode = (activity: WorldActivity, mode: number): boolean =>
  mode === MODE.all || modesOf(activity).includes(mode)

/** The platform's names for modes in statistics. */
const NAMES: Readonly<Record<number, string>> = {
  2: 'story',
  3: 'strike',
  4: 'raid',
  5: 'allPvP',
  6: 'patrol',
  7: 'allPvE',
  10: 'control',
  12: 'clash',
  16: 'nightfall',
  18: 'allStrikes',
  19: 'ironBanner',
  25: 'allMayhem',
  31: 'supremacy',
  37: 'survival',
  40: 'social',
  43: 'ironBannerControl',
  46: 'scored_nightfall',
  48: 'rumble',
  63: 'pvecomp_gambit',
  64: 'allPvECompetitive',
  69: 'pvpCompetitive',
  70: 'pvpQuickplay',
  73: 'controlQuickplay',
  80: 'elimination',
  82: 'dungeon',
  84: 'trials_of_osiris',
  85: 'dares',
  86: 'offensive',
  87: 'lost_sector',
  88: 'rift',
  89: 'zoneControl',
  92: 'relic',
  93: 'lawlessFrontier',
}
export const modeName = (mode: number): string => NAMES[mode] ?? `mode${mode}`
