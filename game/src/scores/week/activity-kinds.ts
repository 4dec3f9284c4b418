/** What kind of activity a run was, by the platform's numbers for its modes. */
export const ACTIVITY_KINDS = {
  raid: { name: 'Raids', modes: [4], reward: 3, powerFrom: 1750 },
  dungeon: { name: 'Dungeons', modes: [82], reward: 3, powerFrom: 1750 },
  nightfall: { name: 'Nightfalls', modes: [16, 46, 47], reward: 3, powerFrom: 1800 },
  trials: { name: 'Trials of Osiris', modes: [84, 81], reward: 3, powerFrom: 1750 },
  operation: { name: 'Portal operations', modes: [86], reward: 3, powerFrom: 1600 },
  competitive: { name: 'Competitive', modes: [69], reward: 2, powerFrom: 0 },
  'iron-banner': { name: 'Iron Banner', modes: [19, 43, 90, 91], reward: 2, powerFrom: 0 },
  strike: { name: 'Strikes and battlegrounds', modes: [3, 18], reward: 2, powerFrom: 0 },
  'lost-sector': { name: 'Lost sectors', modes: [87], reward: 2, powerFrom: 1600 },
  crucible: { name: 'Crucible, quickplay', modes: [5], reward: 1, powerFrom: 0 },
  gambit: { name: 'Gambit', modes: [63, 64, 75], reward: 1, powerFrom: 0 },
  story: { name: 'Story missions', modes: [2], reward: 1, powerFrom: 0 },
  patrol: { name: 'Patrol', modes: [6], reward: 1, powerFrom: 0 },
} as const satisfies Readonly<Record<string, ActivityKindFacts>>

interface ActivityKindFacts {
  readonly name: string
  readonly modes: readonly number[]
  /** 3: the best there is; 2: raises power; 1: neither. */
  readonly reward: 1 | 2 | 3
  /** Power on the scale of 2000 from which it is done at ease. */
  readonly powerFrom: number
}

export type ActivityKind = keyof typeof ACTIVITY_KINDS

const KINDS = Object.keys(ACTIVITY_KINDS) as ActivityKind[]

/** A run has several modes, the narrow ones among them; the table's order says which of them decides. */
export function activityKind(modes: readonly number[]): ActivityKind | undefined {
  if (known.has(modes)) return known.get(modes)
  const found = KINDS.find((kind) => ACTIVITY_KINDS[kind].modes.some((mode) => modes.includes(mode)))
  known.set(modes, found)
  return found
}

/** Thousands of runs share some dozens of lists of modes. */
const known = new WeakMap<readonly number[], ActivityKind | undefined>()

const PVP_MODE = 5
export const isPvp = (modes: readonly number[]) => modes.includes(PVP_MODE)
