import { CLASSES } from '@ai-vault/game/items.ts'
import type { CollectibleDefinition, CollectibleKind } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { COLLECTIBLE_TABLE, ITEM_TABLE } from '../manifest/index/table-shapes.ts'
import { isArmor } from '../manifest/items/armor-kinds.ts'
import { WEAPON_ITEM_TYPE } from '../manifest/items/item-definition.ts'
import { rarity } from '../manifest/items/weapon-kinds.ts'
import type { Lookups } from '../manifest/manifest.ts'
import { at, count, hash, list, number, text, words } from '../wire/read.ts'
import type { FindWhereabouts } from './find-whereabouts.ts'
import type { PresentationTree } from './presentation-tree.ts'

/** What is worn for its looks: ornaments, shaders, emblems, ghosts, ships and the like, by the platform's numbers. */
const FLAIR_ITEM_TYPES = new Set([14, 17, 19, 21, 22, 24, 29, 30])

export function readCollectibleDefinition(
  collectibleHash: number,
  {
    definition,
    tree,
    whereabouts,
  }: {
    readonly definition: Lookups['definition']
    readonly tree: PresentationTree
    readonly whereabouts: FindWhereabouts
  },
): CollectibleDefinition {
  const collectible = definition(COLLECTIBLE_TABLE, collectibleHash)
  const itemHash = hash(at(collectible, 'itemHash'))
  const item = itemHash === undefined ? undefined : definition(ITEM_TABLE, itemHash)
  const parents = list(at(collectible, 'parentNodeHashes')).flatMap((parent) => hash(parent) ?? [])
  const { menuHash, names } = tree.menusOf('collectible', collectibleHash, parents)
  const icon = words(at(collectible, 'displayProperties', 'icon'))
  const source = text(at(collectible, 'sourceString')) ?? ''
  const where = whereabouts([source])
  const classType = CLASSES[number(at(item, 'classType')) ?? CLASSES.length]
  const tier = number(at(item, 'inventory', 'tierType'))
  const kind = kindOf(item)
  return {
    hash: collectibleHash,
    ...(itemHash ? { itemHash } : {}),
    name: text(at(collectible, 'displayProperties', 'name')) ?? '',
    description: text(at(collectible, 'displayProperties', 'description')) ?? '',
    ...(icon ? { icon } : {}),
    kind,
    ...(tier === undefined ? {} : { rarity: rarity({ tierType: tier }) }),
    ...(classType && kind === 'armor' ? { classType } : {}),
    source,
    ...(menuHash ? { menuHash } : {}),
    menu: names[0] ?? '',
    ...(where ? { where } : {}),
  }
}

function kindOf(item: unknown): CollectibleKind {
  const itemType = count(at(item, 'itemType'))
  if (itemType === WEAPON_ITEM_TYPE) return 'weapon'
  if (isArmor({ itemType, bucketHash: count(at(item, 'inventory', 'bucketTypeHash')) })) return 'armor'
  return FLAIR_ITEM_TYPES.has(itemType) ? 'flair' : 'other'
}
