import type { Shortfall } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { type ArmorQuery, withStat } from './armor-query.ts'
import { askedTargets } from './build-problem.ts'
import { listed } from './out-of-reach-text.ts'
import { titled } from './stat-glyphs.ts'

interface Relaxation {
  readonly label: string
  readonly why: string
  readonly changes: Partial<ArmorQuery>
}

const MOST_SINGLE = 2

/**
 * Ways to give in that are known to work: one target down to what the others leave it (its maximum), or the numbers of
 * the nearest build. Only what is sure stands here; what merely might help would be one more disappointment.
 */
export function relaxations(
  query: ArmorQuery,
  { nearest, missing }: Shortfall,
  maxima: readonly (number | null | undefined)[],
): readonly Relaxation[] {
  if (!nearest) return []
  const short = ARMOR_STATS.flatMap((stat, i) => ((missing[i] ?? 0) > 0 ? [{ stat, i }] : []))
  const toNearest: Relaxation = {
    label: titled(listed(short.map(({ stat, i }) => `${stat} to ${nearest.stats[i]}`))),
    why: short.length < 6 ? `holds the other ${6 - short.length}` : 'the nearest build',
    changes: {
      targets: lineOf(query.targets.map((target, i) => (missing[i] ? (nearest.stats[i] ?? 0) : target))),
    },
  }
  const level = evenLevel(askedTargets(query), nearest.stats)
  const even: Relaxation = {
    label: `All to at most ${level}`,
    why: 'the nearest build holds it',
    changes: { targets: lineOf(query.targets.map((target) => Math.min(target, level))) },
  }
  const distinct = short.length > 1 && level > 0 ? [even] : []
  return [...singles(query, maxima), toNearest, ...distinct].filter(
    ({ label }, i, all) => all.findIndex((other) => other.label === label) === i,
  )
}

const lineOf = (values: readonly number[]) => values as unknown as StatLine

/** One target gives way alone, the one that loses least first. */
function singles(query: ArmorQuery, maxima: readonly (number | null | undefined)[]): readonly Relaxation[] {
  const asked = askedTargets(query)
  return ARMOR_STATS.flatMap((stat, i) => {
    const most = maxima[i]
    const target = asked[i] ?? 0
    return typeof most === 'number' && most < target ? [{ stat, i, most, loss: target - most }] : []
  })
    .sort((one, other) => one.loss - other.loss)
    .slice(0, MOST_SINGLE)
    .map(({ stat, i, most }) => ({
      label: `${titled(stat)} to ${most}`,
      why: 'holds all the others',
      changes: { targets: withStat(query.targets, i, most) },
    }))
}

/** The highest cap under which the nearest build meets every target. */
function evenLevel(asked: StatLine, reached: readonly number[]): number {
  return Math.min(...asked.map((target, i) => ((reached[i] ?? 0) >= target ? 200 : (reached[i] ?? 0))))
}
