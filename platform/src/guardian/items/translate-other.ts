import type { OtherItem } from '@ai-vault/game/items.ts'
import { BOUNTY_ITEM_TYPE, type ItemDefinition } from '../../manifest/items/item-definition.ts'
import { rarity } from '../../manifest/items/weapon-kinds.ts'
import { at, count, list } from '../../wire/read.ts'
import { powerOf } from './item-basics.ts'
import type { OwnedItem } from './owned-items.ts'

export function translateOther(owned: OwnedItem, item: ItemDefinition): OtherItem {
  const power = powerOf(owned)
  return {
    kind: 'other',
    ...(owned.instanceId ? { instanceId: owned.instanceId } : {}),
    hash: item.hash,
    name: item.name,
    icon: item.icon ?? '',
    typeName: item.typeName,
    rarity: rarity(item),
    quantity: owned.quantity,
    place: owned.place,
    ...(power === undefined ? {} : { power }),
    ...(owned.expiresAt ? { expiresAt: owned.expiresAt } : {}),
    ...(item.itemType === BOUNTY_ITEM_TYPE ? { bounty: true, objectives: readObjectives(owned) } : {}),
  }
}

const readObjectives = ({ objectives }: OwnedItem): NonNullable<OtherItem['objectives']> =>
  list(objectives).map((objective) => ({
    progress: count(at(objective, 'progress')),
    completionValue: count(at(objective, 'completionValue')),
  }))
