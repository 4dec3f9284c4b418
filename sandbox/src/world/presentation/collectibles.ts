import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { collectibleOf } from '../shapes/gear.ts'
import { display } from '../shapes/item-shapes.ts'
import type { World } from '../world.ts'

const COLLECTIBLES = 2

/** One collectible for each item that lies on a shelf of the collections. */
export const defineCollectibles = (
  definitions: Definitions,
  shelfOf: ReadonlyMap<number, number>,
  sourceOf: (itemHash: number) => string,
): World['collectibles'] =>
  Array.from(shelfOf, ([itemHash, shelf]) => {
    const { displayProperties } = definitions.item(itemHash)
    const source = sourceOf(itemHash)
    const hash = definitions.define('DestinyCollectibleDefinition', collectibleOf(itemHash), {
      displayProperties: display(displayProperties?.name ?? '', '', displayProperties?.icon),
      scope: 0,
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
    return { hash, itemHash, scope: 'profile' as const }
  })
