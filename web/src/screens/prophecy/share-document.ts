import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import type { ProphecyDocument } from '@ai-vault/game/shares/document.ts'
import { oneIn } from './pieces/one-in.ts'
import { words } from './words.tsx'

/** A page for others, not the whole list. */
const MOST_CLAIMS = 5

/** What of a prophecy can be shared: claims in words, no copies, no runs. */
export function shareDocument(prophecy: Prophecy, name: string): ProphecyDocument {
  const { playstyle, top_hidden_gems: gems, next_farm_priorities: farms, meta_alerts: alerts } = prophecy
  return {
    kind: 'prophecy',
    name,
    ...(playstyle.archetype ? { archetype: playstyle.archetype, confidence: playstyle.confidence } : {}),
    traits: playstyle.traits.map(({ trait, score }) => ({ name: words.playstyle.traits[trait], score })),
    gems: gems.slice(0, MOST_CLAIMS).map(({ weapon_name, reason, tier }) => ({
      name: weapon_name,
      reason,
      tier,
    })),
    farming: farms.slice(0, MOST_CLAIMS).map(({ weapon_name, place, odds_a_run, traits }) => ({
      name: weapon_name,
      reason: words.sharedFarm(place, traits.join(', '), oneIn(odds_a_run)),
    })),
    meta: alerts.flatMap((alert) => {
      if (alert.kind !== 'usage' || !alert.sure) return []
      const name = words.types[alert.type]
      const change = alert.now > alert.before ? words.meta.rise(name) : words.meta.fall(name)
      return [words.sharedAlert(change, alert.reports_before + alert.reports_now)]
    }),
  }
}
