import { ARMOR_SETS } from '../armor/armor-set-rows.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { collectibleOf } from '../shapes/gear.ts'
import { display } from '../shapes/item-shapes.ts'
import { ARMOR_BUCKET } from '../tables/platform.ts'
import { SOURCES } from '../tables/sources.ts'
import { EXOTIC_WEAPONS } from '../weapons/tables/exotic-weapons.ts'
import { LEGENDARY_WEAPONS } from '../weapons/tables/legendary-weapons.ts'
import type { World } from '../world.ts'

const ELSEWHERE = [
  'Season pass',
  'Eververse',
  'Events through the year',
  'Triumphs',
  'Raids and dungeons',
  'Vendors in the Tower',
] as const

/** Where each item comes from, in a word. */
export const sourceTexts = (): ((itemHash: number) => string) => {
  const known = new Map<number, string>()
  for (const [, hash, , , , source] of Object.values(LEGENDARY_WEAPONS).flat())
    known.set(hash, SOURCES[source].text)
  for (const { hash, source } of EXOTIC_WEAPONS) known.set(hash, SOURCES[source].text)
  for (const { pieces, source } of ARMOR_SETS)
    for (const [, , hash] of Object.values(pieces).flat()) known.set(hash, SOURCES[source].text)
  return (itemHash) => known.get(itemHash) ?? (ELSEWHERE[itemHash % ELSEWHERE.length] as string)
}

const COLLECTIBLES = 2
/** Armor belongs to a class, so each character tells of it for itself. */
const ARMOR_BUCKETS: ReadonlySet<number> = new Set(Object.values(ARMOR_BUCKET))

/** One collectible for each item that lies on a shelf of the collections. */
export const defineCollectibles = (
  definitions: Definitions,
  shelfOf: ReadonlyMap<number, number>,
  sourceOf: (itemHash: number) => string,
): World['collectibles'] =>
  Array.from(shelfOf, ([itemHash, shelf]) => {
    const { displayProperties, inventory } = definitions.item(itemHash)
    const scope = ARMOR_BUCKETS.has(inventory?.bucketTypeHash ?? 0) ? 'character' : 'profile'
    const source = sourceOf(itemHash)
    const hash = definitions.define('DestinyCollectibleDefinition', collectibleOf(itemHash), {
      displayProperties: display(displayProperties?.name ?? '', '', displayProperties?.icon),
      scope: scope === 'character' ? 1 : 0,
      sourceString: `Source: ${source}`,
      sourceHash: hashFor('source', source),
      itemHash,
      acquisitionInfo: {},
      stateInfo: { requirements: { entitlementUnavailableMessage: '' } },
      presentationNodeType: COLLECTIBLES,
      traitIds: [],
      traitHashes: [],
      parentNodeHashes: [shelf],
    })
    return { hash, itemHash, scope }
  })
