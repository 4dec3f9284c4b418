import { fold } from '@ai-vault/game/search/fold.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from '../tool.ts'

const TABLE = 'DestinyDestinationDefinition'
const destinationSchema = z.object({
  displayProperties: z.object({ name: z.string() }),
  bubbles: z.array(z.object({ displayProperties: z.object({ name: z.string() }).optional() })).optional(),
})

export const destinations = defineTool({
  name: 'destinations',
  description: 'The destinations of the game with their zones, all or one by name.',
  input: z.object({ name: z.string().max(80).default(''), limit: z.int().min(1).max(MOST_ROWS).default(20) }),
  run({ name, limit }, turn) {
    const wanted = fold(name)
    const found = turn.manifest.hashes(TABLE).flatMap((hash) => {
      const parsed = destinationSchema.safeParse(turn.manifest.definition(TABLE, hash))
      const title = parsed.data?.displayProperties.name
      if (!title || (wanted && !fold(title).includes(wanted))) return []
      return [
        {
          hash,
          title,
          zones: (parsed.data?.bubbles ?? []).flatMap((zone) => zone.displayProperties?.name || []),
        },
      ]
    })
    turn.ledger.source({
      kind: 'definitions',
      label: 'Destinations of the game',
      complete: true,
      missing: [],
      href: '/archives?tab=planets',
    })
    return {
      total: found.length,
      rows: found.slice(0, limit).map(({ hash, title, zones }) => ({
        ref: `{{${turn.ledger.thing({ kind: 'place', name: title, hash, href: `/archives?tab=planets&destination=${hash}` })}}}`,
        name: title,
        zones: [...new Set(zones)].slice(0, 12),
      })),
    }
  },
})
