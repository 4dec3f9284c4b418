/** The specification's gear tier figures (section 9), printed as they stand (G-11). */
import type { GearTier } from '../items.ts'
import type { ActivityKind } from '../scores/week/activity-kinds.ts'

export interface GearTierRow {
  readonly tier: GearTier
  readonly range: string
  readonly acquisition: string
  /** What drops it, at the difficulty that the acquisition names. */
  readonly droppedBy: readonly ActivityKind[]
  readonly extra?: string
  /** What other sources say, where they differ. */
  readonly footnote?: string
}

/** What is played from the Portal: its operations, and the strikes and nightfalls among them. */
const PORTAL: readonly ActivityKind[] = ['operation', 'strike', 'nightfall']

export const GEAR_TIERS: readonly GearTierRow[] = [
  { tier: 1, range: '48-53', acquisition: 'Campaign or normal portal', droppedBy: ['story', ...PORTAL] },
  {
    tier: 2,
    range: '54-63',
    acquisition: 'Normal or advanced',
    droppedBy: PORTAL,
    footnote: 'Other sources give 53-58 or 58-63.',
  },
  {
    tier: 3,
    range: '64-69',
    acquisition: 'Expert A-rank 200+ power',
    droppedBy: PORTAL,
    footnote: 'Other sources give 59-64.',
  },
  {
    tier: 4,
    range: '70-75',
    acquisition: 'Master 300+',
    droppedBy: PORTAL,
    extra: '11 total mod energy',
    footnote: 'Other sources give 65-72 or 70-74; the range overlaps tier 5.',
  },
  { tier: 5, range: '73-75', acquisition: 'Grandmaster 400+', droppedBy: PORTAL, extra: 'Tuned stat slot' },
]

/** "Master": the power that the specification adds is of a scale that the game has left (G-10). */
export const withoutPower = (acquisition: string): string => acquisition.replace(/ \d+\+(?: power)?$/, '')

const DIFFICULTIES = ['Normal', 'Normal', 'Advanced', 'Expert', 'Master', 'Grandmaster'] as const

/** F-160: what the lowest gear tier of a build asks for; armor older than tiers asks for nothing. */
export function difficultyOf(tiers: readonly number[]): string {
  const lowest = Math.min(...tiers.filter((tier) => tier > 0))
  return `${DIFFICULTIES[lowest] ?? DIFFICULTIES[0]} Portal Required`
}
