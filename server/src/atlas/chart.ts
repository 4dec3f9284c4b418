import { type ChartDestination, chartDestination, SLOTS } from '@ai-vault/game/atlas/chart.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import type { AtlasQuery } from './tables.ts'

export type Chart = readonly ChartDestination[]
export type Charts = ReturnType<typeof createCharts>

/** Destinations on their slots. A slot is given once and kept in the database, because players' points lie on it. */
export function createCharts(query: AtlasQuery) {
  let made: { readonly edition: string; readonly chart: Promise<Chart> } | undefined

  async function layOut({ destinations }: AtlasDefinitions): Promise<Chart> {
    const given = await slots()
    const missing = destinations.filter(({ hash }) => !given.has(hash))
    let next = Math.max(-1, ...given.values()) + 1
    const rows = missing
      .slice(0, Math.max(0, SLOTS - next))
      .map(({ hash }) => ({ destination_hash: hash, slot: next++ }))
    if (rows.length > 0) {
      // Another node may have given the same slots at the same moment: what the database holds counts.
      await query
        .insertInto('atlas_slots')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const held = await slots()
    return destinations.flatMap((destination) => {
      const slot = held.get(destination.hash)
      return slot === undefined ? [] : [chartDestination(destination, slot)]
    })
  }

  async function slots(): Promise<ReadonlyMap<number, number>> {
    const rows = await query.selectFrom('atlas_slots').selectAll().execute()
    return new Map(rows.map(({ destination_hash, slot }) => [destination_hash, slot]))
  }

  return {
    of(definitions: AtlasDefinitions): Promise<Chart> {
      if (made?.edition !== definitions.edition) {
        const chart = layOut(definitions)
        made = { edition: definitions.edition, chart }
        chart.catch(() => {
          if (made?.chart === chart) made = undefined
        })
      }
      return made.chart
    },
  }
}
