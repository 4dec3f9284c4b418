/**
 * Which options of a copy its score counts, for the marks on its sheet: the same combination that evaluate.ts finds. What
 * looks alike is marked alike: worths are compared as they are shown. Where a trait is counted although another one of
 * its column is worth as much by itself, the trait of the other column decides, and is named.
 */
import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type KnownPerks, outOfTen, stepsOf } from '../odds/perk-steps.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll } from '../roll.ts'
import { bestTraits, type Candidate, candidates, pairOf } from './best-traits.ts'

export interface BestOption {
  /** The trait beside which it is the best, in English; absent where it is so by itself. */
  readonly with?: string
}

/** Column by column, the best options by their place. */
type BestOptions = readonly ReadonlyMap<number, BestOption>[]

/** Sums of tenths are not exact. */
const SAME = 0.01

export function bestOptions(
  roll: RatedRoll,
  known: KnownPerks,
  table: WorthTable,
  knowledge: CompiledKnowledge,
  activity: Activity,
): BestOptions {
  const best = roll.columns.map(({ kind, options }, index) => {
    const worths = options.map((option, place) => {
      const worth = outOfTen(stepsOf(option, known[index]?.[place], table))
      // An unknown trait counts as neutral.
      return worth ?? (kind === 'trait' ? outOfTen(0) : undefined)
    })
    return highest(worths)
  })
  const [first, second, ...others] = [...roll.columns.keys()].filter(
    (index) => roll.columns[index]?.kind === 'trait',
  )
  if (first === undefined || second === undefined || others.length > 0) return best
  const counted = bestTraits(roll, known, table, knowledge, activity)
  const pairs = bestPairs(
    candidates(roll, first, known, table),
    candidates(roll, second, known, table),
    counted.traits.map(({ option }) => option),
    (one, other) => pairOf(one, other, knowledge, activity === 'pve' ? 0 : 1),
  )
  const nameOf = ({ choice }: Candidate) => roll.columns[choice.column]?.options[choice.option]?.name ?? ''
  const inColumn = (index: number, own: 0 | 1) =>
    marked(
      pairs.map((pair) => ({ own: pair[own], beside: nameOf(pair[own === 0 ? 1 : 0]) })),
      candidates(roll, index, known, table),
    )
  return best.with(first, inColumn(first, 0)).with(second, inColumn(second, 1))
}

function highest(worths: readonly (number | undefined)[]): ReadonlyMap<number, BestOption> {
  const most = Math.max(...worths.map((worth) => worth ?? -1))
  return new Map(worths.flatMap((worth, place) => (worth === most ? [[place, {}] as const] : [])))
}

const worthOf = ({ choice }: Candidate) => outOfTen(choice.steps)

/** The pair that is counted first, then those that look as good. */
function bestPairs(
  ones: readonly Candidate[],
  others: readonly Candidate[],
  [one = 0, other = 0]: readonly number[],
  pairSteps: (one: Candidate, other: Candidate) => number,
): (readonly [Candidate, Candidate])[] {
  const sum = (a: Candidate, b: Candidate) => worthOf(a) + worthOf(b) + 2 * pairSteps(a, b)
  const countedPair = ones[one] && others[other] ? ([ones[one], others[other]] as const) : undefined
  if (!countedPair) return []
  const least = sum(...countedPair) - SAME
  const all = ones.flatMap((a) => others.map((b) => [a, b] as const))
  return [countedPair, ...all.filter(([a, b]) => sum(a, b) >= least)]
}

/** The options of the best pairs; one that is not worth more than an option left out says beside what it is best. */
function marked(
  pairs: readonly { readonly own: Candidate; readonly beside: string }[],
  column: readonly Candidate[],
): ReadonlyMap<number, BestOption> {
  const chosen = new Set(pairs.map(({ own }) => own.choice.option))
  const leftOut = column.filter(({ choice }) => !chosen.has(choice.option))
  const best = new Map<number, BestOption>()
  for (const { own, beside } of pairs) {
    if (best.has(own.choice.option)) continue
    const isByPair = leftOut.some((option) => worthOf(option) >= worthOf(own))
    best.set(own.choice.option, isByPair ? { with: beside } : {})
  }
  return best
}
