/**
 * A seeded vault for benchmarks and tests of the armor solver: so many legendary pieces and three exotics a slot, tiers
 * 1 to 5 in the mix 10, 10, 20, 25, 35 %, archetypes evenly, 60 % of the legendary pieces in one of four sets, all
 * masterworked, 10 energy, 11 on tier 5.
 */
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../../items.ts'
import type { SlotIndex, SolverPiece } from '../problem.ts'
import { type Random, randomFrom } from './random.ts'

/** Primary and secondary stat. */
const LAUNCH_ARCHETYPES = [
  [0, 4],
  [5, 1],
  [2, 0],
  [3, 5],
  [4, 3],
  [1, 2],
] as const
const LATER_ARCHETYPES = [
  [1, 4],
  [5, 0],
  [4, 2],
  [3, 1],
  [2, 5],
  [0, 3],
] as const
const TOTALS = { 1: [48, 53], 2: [53, 58], 3: [59, 64], 4: [65, 72], 5: [75, 75] } as const
const EXOTICS_PER_SLOT = 3

export interface VaultShape {
  readonly legendaries: number
  readonly seed: number
  /** All tier 5, twelve archetypes, 90 % in one of eight sets: what a veteran's vault looks like. */
  readonly veteran?: boolean
}

const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]

export function randomVault({ legendaries, seed, veteran = false }: VaultShape): SolverPiece[] {
  const random = randomFrom(seed)
  const archetypes = veteran ? [...LAUNCH_ARCHETYPES, ...LATER_ARCHETYPES] : LAUNCH_ARCHETYPES
  return SLOTS.flatMap((slot) =>
    Array.from({ length: legendaries + EXOTICS_PER_SLOT }, (_, n): SolverPiece => {
      const tier = veteran ? 5 : tierOf(random.next())
      const stats = rollStats(random, tier, archetypes)
      const common = { id: `${slot}-${n}`, slot, stats, tier, energy: tier === 5 ? 11 : 10, masterwork: 5 }
      if (n >= legendaries)
        return { ...common, exotic: 1000 + 10 * slot + n - legendaries, ...(tier === 5 && { tuned: 'any' }) }
      const inSet = random.chance(veteran ? 0.9 : 0.6)
      return {
        ...common,
        ...(inSet && { set: random.whole(1, veteran ? 8 : 4) }),
        ...(tier === 5 && { tuned: random.pick<ArmorStat>(ARMOR_STATS) }),
      }
    }),
  )
}

function tierOf(share: number): 1 | 2 | 3 | 4 | 5 {
  if (share < 0.1) return 1
  if (share < 0.2) return 2
  if (share < 0.4) return 3
  return share < 0.65 ? 4 : 5
}

function rollStats(
  random: Random,
  tier: 1 | 2 | 3 | 4 | 5,
  archetypes: readonly (readonly number[])[],
): StatLine {
  const [primary = 0, secondary = 1] = random.pick(archetypes)
  const tertiary = random.pick(ARMOR_STATS.map((_, i) => i).filter((i) => i !== primary && i !== secondary))
  const [low, high] = TOTALS[tier]
  const total = random.whole(low, high)
  const first = tier === 5 ? 30 : Math.round(total * 0.4) + random.whole(-1, 1)
  const second = tier === 5 ? 25 : Math.round(total * 0.33) + random.whole(-1, 1)
  const values = new Map([
    [primary, first],
    [secondary, second],
    [tertiary, total - first - second],
  ])
  return ARMOR_STATS.map((_, i) => values.get(i) ?? 0) as unknown as StatLine
}
