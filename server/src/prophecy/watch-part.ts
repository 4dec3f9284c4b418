import type { ProphecyWatch } from '@ai-vault/contract/advice/prophecy.ts'
import { betterCopies, reliedOn } from '@ai-vault/game/prophecy/watch.ts'
import { shownLead } from '@ai-vault/game/weapons/rating/tiers.ts'
import { itemFields } from './item-fields.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import { SPAN_DAYS } from './report-fetcher.ts'

const MOST = 6

/** What is worn although a better copy lies by, and what everything hangs on. */
export function watchPart(input: ProphecyInput): readonly ProphecyWatch[] {
  return [...betterCopyWatches(input), ...reliedOnWatches(input)].slice(0, MOST)
}

function betterCopyWatches({ weapons, mix, context, names }: ProphecyInput): readonly ProphecyWatch[] {
  return betterCopies(weapons, mix, context).map(({ worn, better, mine, best }) => ({
    ...itemFields(worn, names),
    item_instance_id: worn.instanceId,
    claim: {
      kind: 'better-copy',
      better_instance_id: best.instanceId,
      difference: shownLead(best.score, mine.score),
      place: better.place.in,
    },
    evidence: [mine, best].map(({ score, instanceId }) => ({
      kind: 'rating' as const,
      score,
      item_instance_id: instanceId,
      personal: true,
    })),
  }))
}

function reliedOnWatches({ use, weapons, manifest, names, now }: ProphecyInput): readonly ProphecyWatch[] {
  const recent = use.filter(({ startedAt }) => startedAt >= now - SPAN_DAYS * 86_400_000)
  return reliedOn(recent.map(({ weapons: used }) => used)).flatMap(({ hash, share }): ProphecyWatch[] => {
    const owned = weapons.find((weapon) => weapon.hash === hash)
    const weapon = owned ?? manifest.weapon(hash)
    if (!weapon) return []
    return [
      {
        ...itemFields(weapon, names),
        ...(owned ? { item_instance_id: owned.instanceId } : {}),
        claim: { kind: 'relied-on', percent: Math.round(100 * share) },
        evidence: [{ kind: 'reports', reports: recent.length, days: SPAN_DAYS }],
      },
    ]
  })
}
