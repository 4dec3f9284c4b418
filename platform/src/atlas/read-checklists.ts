import type { ChecklistEntry } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { CHECKLIST_TABLE } from '../manifest/index/table-shapes.ts'
import type { Lookups } from '../manifest/manifest.ts'
import { at, hash, list, words } from '../wire/read.ts'
import type { Destinations } from './read-destinations.ts'

/** What the name of a list says about the things in it. */
const KINDS: readonly (readonly [RegExp, ChecklistEntry['kind']])[] = [
  [/chest|cache/i, 'chest'],
  [/lost sector/i, 'lost-sector'],
  [/scan|ghost|lore|memor|journal/i, 'lore'],
]

/** Entries of the game's checklists that lie in a zone of a destination of ours; the others have no place on a map. */
export function readChecklists(
  { definition, hashes }: Lookups,
  { list: destinations, entryOf }: Destinations,
): readonly ChecklistEntry[] {
  const zones = new Map(
    destinations.map((destination) => [
      destination.hash,
      new Set(destination.zones.map((zone) => zone.hash)),
    ]),
  )
  return hashes(CHECKLIST_TABLE).flatMap((checklistHash) => {
    const checklist = definition(CHECKLIST_TABLE, checklistHash)
    const title = words(at(checklist, 'displayProperties', 'name')) ?? ''
    const kind = KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? 'landmark'
    return list(at(checklist, 'entries')).flatMap((entry) => {
      const entryHash = hash(at(entry, 'hash'))
      const name = words(at(entry, 'displayProperties', 'name'))?.trim()
      const destinationHash = entryOf.get(hash(at(entry, 'destinationHash')) ?? 0)
      const zoneHash = hash(at(entry, 'bubbleHash'))
      if (!entryHash || !name || !destinationHash || !zoneHash) return []
      return zones.get(destinationHash)?.has(zoneHash)
        ? [{ hash: entryHash, name, kind, destinationHash, zoneHash }]
        : []
    })
  })
}
