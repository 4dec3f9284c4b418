import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { collectibleOf } from '../shapes/gear.ts'
import { display } from '../shapes/item-shapes.ts'
import { ARMOR_BUCKET } from '../tables/platform.ts'
import type { World } from '../world.ts'

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
