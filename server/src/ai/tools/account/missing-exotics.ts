import { CLASSES } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { citeAccount, quoteOf } from '../turn.ts'

/** The exotics that the collections do not hold yet: the list of the Atlas, with its own word on what can still be got. */
export const missingExoticsList = defineTool({
  name: 'missing_exotics',
  description:
    'The exotic weapons or armor that the player’s collections do not hold yet, as the Atlas lists them, with where each ' +
    'comes from. Can be narrowed to the armor of one class.',
  // The collections of the whole game are read once after a start.
  limitMs: 8_000,
  input: z.object({
    kind: z.enum(['weapon', 'armor']),
    class: z.enum(CLASSES).optional(),
    limit: z.int().min(1).max(MOST_ROWS).default(8),
  }),
  async run({ kind, class: classType, limit }, turn) {
    const { collectibles } = await turn.readCollectibles()
    const source = citeAccount(turn, {
      kind: 'records',
      label: `Your collections: exotic ${kind === 'armor' ? 'armor' : 'weapons'}`,
      parts: ['collectibles'],
      href: '/atlas?tab=collectibles',
    })
    const all = collectibles.filter(
      (each) =>
        each.kind === kind &&
        each.rarity === 'exotic' &&
        each.definition.name !== undefined &&
        (!classType || each.class === classType),
    )
    // What a class that is played could wear comes before what nobody here could.
    const played = new Set(turn.guardian.characters.map((character) => character.classType))
    const isPlayed = ({ class: owner }: (typeof all)[number]) => !owner || played.has(owner)
    const missing = all
      .filter(({ acquired }) => !acquired)
      .toSorted((one, other) => Number(isPlayed(other)) - Number(isPlayed(one)))
    return {
      source,
      total: missing.length,
      of: all.length,
      rows: missing.slice(0, limit).map(({ hash, definition, class: owner, source: from, obtainable }) => ({
        ref: `{{${turn.ledger.thing({ kind: 'record', name: definition.name ?? '', hash, href: '/atlas?tab=collectibles' })}}}`,
        name: definition.name ?? '',
        ...(owner ? { class: owner } : {}),
        where: quoteOf(turn, from ?? ''),
        obtainable,
      })),
    }
  },
})
