/** Small random armor problems with every feature mixed, each from one seed. */
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../../items.ts'
import type { ArmorProblem, ExoticWish, SetWish, SlotIndex, SolverPiece } from '../problem.ts'
import { type Random, randomFrom } from './random.ts'

const ARCHETYPES = [
  [0, 4],
  [5, 1],
  [2, 0],
  [3, 5],
  [4, 3],
  [1, 2],
  [1, 4],
  [5, 0],
] as const

const line = (make: (i: number) => number) => ARMOR_STATS.map((_, i) => make(i)) as unknown as StatLine
const statAt = (i: number) => ARMOR_STATS[i] as ArmorStat

function armor3(random: Random, base: Pick<SolverPiece, 'id' | 'slot'>): SolverPiece {
  const tier = random.pick([1, 2, 3, 4, 5, 5, 5] as const)
  const [primary, secondary] = random.pick(ARCHETYPES)
  const tertiary = random.pick([0, 1, 2, 3, 4, 5].filter((i) => i !== primary && i !== secondary))
  const top = tier === 5 ? 30 : random.whole(20, 29)
  const values = [top, tier === 5 ? 25 : random.whole(15, 24), tier === 5 ? 20 : random.whole(8, 19)]
  const stats = line((i) => values[[primary, secondary, tertiary].indexOf(i)] ?? 0)
  const exotic = random.chance(0.15) ? 900 + random.whole(0, 3) : undefined
  const tunable = tier === 5 && random.chance(0.6)
  return {
    ...base,
    stats,
    tier,
    energy: random.pick([10, 11, 11, 4, 1]),
    masterwork: random.pick([5, 5, 5, 3, 0]),
    ...(exotic !== undefined && { exotic }),
    ...(random.chance(0.8) && { set: random.pick([1, 1, 2, 2, 3, 'wildcard' as const]) }),
    ...(tunable && { tuned: exotic && random.chance(0.3) ? 'any' : statAt(random.whole(0, 5)) }),
    ...(random.chance(0.3) && { offStats: ARMOR_STATS.filter((_, i) => stats[i] === 0) }),
  }
}

function oldArmor(random: Random, base: Pick<SolverPiece, 'id' | 'slot'>): SolverPiece {
  return {
    ...base,
    stats: line(() => random.whole(2, 22)),
    tier: 0,
    energy: random.pick([10, 10, 5, 2]),
    masterwork: random.pick([10, 0]),
    ...(random.chance(0.5) && { artifice: true }),
    ...(random.chance(0.15) && { exotic: 904 }),
  }
}

function randomPieces(random: Random): SolverPiece[] {
  const sizes = [1, 1, 1, 1, 1]
  const most = random.pick([8, 12, 24])
  for (let n = 0; n < 14; n++) {
    const slot = random.whole(0, 4)
    const product = sizes.reduce((a, b) => a * b, 1)
    const size = sizes[slot] ?? 1
    if (size < 8 && (product / size) * (size + 1) <= most) sizes[slot] = size + 1
  }
  if (random.chance(0.01)) sizes[random.whole(0, 4)] = 0
  const oldShare = random.pick([0, 0, 0.2, 0.6])
  return sizes.flatMap((size, slot) =>
    Array.from({ length: size }, (_, n) => {
      const base = { id: `${slot}-${n}`, slot: slot as SlotIndex }
      return random.chance(oldShare) ? oldArmor(random, base) : armor3(random, base)
    }),
  )
}

/** From undemanding to hopeless, so that all kinds of answers occur. */
function randomTargets(random: Random): StatLine {
  const reach = random.pick([0, 40, 60, 80, 100, 130, 200])
  const share = random.pick([0.3, 0.6, 1])
  return line(() => (random.chance(share) ? random.whole(0, reach) : 0))
}

/** Mostly wishes that the pieces at hand can fulfil. */
function randomExotic(random: Random, pieces: readonly SolverPiece[]): ExoticWish {
  const owned = pieces.flatMap(({ exotic }) => exotic ?? [])
  const wish = random.pick(['any', 'any', 'any', 'none', 'required', 'given'] as const)
  if (wish !== 'given' && wish !== 'required') return wish
  if (owned.length === 0 && random.chance(0.9)) return 'any'
  return wish === 'required' ? wish : { hash: owned.length > 0 ? random.pick(owned) : 999 }
}

function randomSets(random: Random, pieces: readonly SolverPiece[]): readonly SetWish[] {
  const has = (hash: number, count: 2 | 4): boolean =>
    new Set(pieces.flatMap(({ set, slot }) => (set === hash || set === 'wildcard' ? slot : []))).size >= count
  const wishes: (readonly SetWish[])[] = [[], []]
  if (has(1, 2)) wishes.push([{ hash: 1, pieces: 2 }])
  if (has(1, 4)) wishes.push([{ hash: 1, pieces: 4 }])
  if (has(1, 2) && has(2, 2))
    wishes.push([
      { hash: 1, pieces: 2 },
      { hash: 2, pieces: 2 },
    ])
  return random.chance(0.02) ? [{ hash: 1, pieces: 4 }] : random.pick(wishes)
}

export function randomProblem(seed: number): ArmorProblem {
  const random = randomFrom(seed)
  const pieces = randomPieces(random)
  const order = random.shuffle(ARMOR_STATS)
  const taken = random.chance(0.4) ? random.pick([6, 8, 9, 10]) : 0
  return {
    pieces,
    minimums: randomTargets(random),
    ...(random.chance(0.3) && { maximums: line(() => random.pick([200, 120, 80, 40])) }),
    priority: order.slice(0, random.pick([6, 6, 6, 4, 2, 0])),
    ...(random.chance(0.25) && { weights: line(() => random.pick([0, 1, 2, 5, 10])) }),
    sets: randomSets(random, pieces),
    exotic: randomExotic(random, pieces),
    general: {
      major: random.chance(0.85),
      minor: random.chance(0.85),
      taken: [taken, random.chance(0.5) ? taken : 0, taken, 0, random.chance(0.5) ? taken : 0],
    },
    tuning: random.chance(0.85),
    assumeMasterwork: random.chance(0.4),
    ...(random.chance(0.4) && { bonus: line(() => random.pick([0, 0, 0, 10, 3, -10, -20])) }),
    pinned: random.chance(0.15) ? [random.pick(pieces).id] : [],
    excluded: random.chance(0.15) ? [random.pick(pieces).id] : [],
    limit: random.pick([200, 200, 5, 1]),
    withMaxima: true,
  }
}
