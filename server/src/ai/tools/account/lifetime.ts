import { lifetimeRecord } from '@ai-vault/game/scores/week/lifetime-record.ts'
import { z } from 'zod'
import { defineTool } from '../tool.ts'

/** The lifetime figures of the dashboard: what the platform itself counts, whatever is left of the history. */
export const lifetimeStats = defineTool({
  name: 'lifetime_stats',
  description:
    'Kills, deaths, K/D, matches or activities and wins of the whole account since it began, in PvE or PvP, as the ' +
    'dashboard shows them. For a span of time or a single kind of activity ask activity_history.',
  input: z.object({ side: z.enum(['pve', 'pvp']) }),
  async run({ side }, turn) {
    const stats = await turn.lifetimeStats()
    const record = stats && lifetimeRecord(stats[side])
    if (!record) return { error: 'The lifetime statistics could not be read yet.' }
    turn.ledger.source({
      kind: 'history',
      label: 'Your lifetime statistics',
      complete: true,
      missing: [],
      href: '/dashboard',
    })
    return { side, ...record }
  },
})
