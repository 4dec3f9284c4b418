import type { Shortfall } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../../data/armor/armor-answer.ts'
import type { Easing } from '../../../../../data/armor/ease-targets.ts'
import { titled } from '../../../../../items/picture/armor-glyphs.ts'
import { type ArmorQuery, withStat } from '../../query/armor-query.ts'
import { askedTargets } from '../../query/build-problem.ts'
import { words } from '../../words/words.ts'
import { nameStats } from './out-of-reach-text.ts'

interface Relaxation {
  readonly label: string
  readonly why: string
  readonly changes: Partial<ArmorQuery>
}

const labels = words.reach.relax

const MOST_SINGLE = 2

/**
 * Ways to give in that are known to work: the highest target alone, one target down to what the others leave it (its
 * maximum), several down to a level that was tried, or the numbers of the nearest build. Only what is sure stands here;
 * what merely might help would be one more disappointment.
 */
export function relaxations(
  query: ArmorQuery,
  shortfall: Shortfall,
  { maxima, easings }: Pick<ArmorAnswer, 'maxima' | 'easings'>,
): readonly Relaxation[] {
  const { nearest, missing } = shortfall
  if (!nearest) return []
  const short = ARMOR_STATS.flatMap((stat, i) => ((missing[i] ?? 0) > 0 ? [{ stat, i }] : []))
  const kept = askedTargets(query).filter((target, i) => target > 0 && !missing[i]).length
  const toNearest: Relaxation = {
    label: titled(words.all(short.map(({ stat, i }) => labels.to(words.stats[stat], nearest.stats[i])))),
    why: kept > 0 ? labels.holdsOther(kept) : labels.nearest,
    changes: {
      targets: lineOf(query.targets.map((target, i) => (missing[i] ? (nearest.stats[i] ?? 0) : target))),
    },
  }
  const all = [
    ...highestAlone(query, shortfall),
    ...singles(query, maxima),
    ...easings.map((easing) => together(query, easing)),
    toNearest,
  ]
  return all.filter(
    ({ changes }, i) =>
      all.findIndex((other) => other.changes.targets?.join() === changes.targets?.join()) === i,
  )
}

const lineOf = (values: readonly number[]) => values as unknown as StatLine

/**
 * The highest target stands and the others ask for nothing: what a player means who raises one and leaves the rest as it
 * was. Sure where fewer targets stand than the smallest group that cannot, or where the nearest build has them.
 */
function highestAlone(query: ArmorQuery, { group, missing }: Shortfall): readonly Relaxation[] {
  const asked = askedTargets(query)
  const highest = Math.max(...asked)
  const kept = ARMOR_STATS.filter((_, i) => asked[i] === highest)
  if (asked.every((target) => target === 0 || target === highest)) return []
  const isMet = ARMOR_STATS.every((stat, i) => !kept.includes(stat) || missing[i] === 0)
  if (kept.length >= group.length && !isMet) return []
  return [
    {
      label: labels.keep(words.all(kept.map((stat) => labels.target(words.stats[stat], highest)))),
      why: labels.holdsHighest,
      changes: {
        targets: lineOf(
          query.targets.map((target, i) => ([0, highest].includes(asked[i] ?? 0) ? target : 0)),
        ),
      },
    },
  ]
}

/** One target gives way alone: the one that loses least first, and of several the one wanted least. */
function singles(query: ArmorQuery, maxima: ArmorAnswer['maxima']): readonly Relaxation[] {
  const asked = askedTargets(query)
  return ARMOR_STATS.flatMap((stat, i) => {
    const most = maxima[i]
    const target = asked[i] ?? 0
    return typeof most === 'number' && most < target ? [{ stat, i, most, loss: target - most }] : []
  })
    .sort(
      (one, other) =>
        one.loss - other.loss || query.order.indexOf(other.stat) - query.order.indexOf(one.stat),
    )
    .slice(0, MOST_SINGLE)
    .map(({ stat, i, most }) => ({
      label: labels.to(titled(words.stats[stat]), most),
      why: labels.holdsAll,
      changes: { targets: withStat(query.targets, i, most) },
    }))
}

/** Several targets give way evenly: none of them stays above the level. */
function together(query: ArmorQuery, { stats, level }: Easing): Relaxation {
  const asked = askedTargets(query).filter((target) => target > 0).length
  const isEvery = stats.length === asked
  const inGroup = (i: number) => stats.includes(ARMOR_STATS[i] as ArmorStat)
  return {
    label: labels.toAtMost(isEvery && asked > 2 ? labels.allOf(asked) : nameStats(stats), level),
    why: isEvery ? labels.even : labels.holdsOther(asked - stats.length),
    changes: {
      targets: lineOf(query.targets.map((target, i) => (inGroup(i) ? Math.min(target, level) : target))),
    },
  }
}
