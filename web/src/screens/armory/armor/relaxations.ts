import type { Shortfall } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import type { ArmorQuery } from './armor-query.ts'
import { askedTargets } from './build-problem.ts'
import { listed } from './out-of-reach-text.ts'
import { titled } from './stat-glyphs.ts'

export interface Relaxation {
  readonly label: string
  readonly why: string
  readonly changes: Partial<ArmorQuery>
}

/**
 * Ways to give in that are known to work, because the nearest build shows it: take its numbers where it falls short.
 * Only what is sure stands here; what merely might help would be one more disappointment.
 */
export function relaxations(query: ArmorQuery, { nearest, missing }: Shortfall): readonly Relaxation[] {
  if (!nearest) return []
  const asked = askedTargets(query)
  const short = ARMOR_STATS.flatMap((stat, i) => ((missing[i] ?? 0) > 0 ? [{ stat, i }] : []))
  const lowered = query.targets.map((target, i) =>
    (missing[i] ?? 0) > 0 ? (nearest.stats[i] ?? 0) : target,
  ) as unknown as StatLine
  const toNearest: Relaxation = {
    label: `${titled(listed(short.map(({ stat, i }) => `${stat} to ${nearest.stats[i]}`)))}`,
    why: short.length < 6 ? `holds the other ${6 - short.length}` : 'the nearest build',
    changes: { targets: lowered },
  }
  const drop: Relaxation = {
    label: `Ignore ${listed(short.map(({ stat }) => stat))}`,
    why: 'spends nothing on them',
    changes: { ignored: [...new Set([...query.ignored, ...short.map(({ stat }) => stat)])] },
  }
  const level = evenLevel(asked, nearest.stats)
  const even: Relaxation = {
    label: `All to at most ${level}`,
    why: 'even build',
    changes: { targets: query.targets.map((target) => Math.min(target, level)) as unknown as StatLine },
  }
  return [toNearest, ...(short.length < 6 ? [drop] : []), ...(level > 0 ? [even] : [])]
}

/** The highest cap under which the nearest build meets every target. */
function evenLevel(asked: StatLine, reached: readonly number[]): number {
  return Math.min(...asked.map((target, i) => ((reached[i] ?? 0) >= target ? 200 : (reached[i] ?? 0))))
}
