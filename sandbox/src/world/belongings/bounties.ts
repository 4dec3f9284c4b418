import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { BUCKET } from '../tables/platform.ts'
import type { World, WorldPursuit } from '../world.ts'
import { BOUNTIES, ORDERS } from './bounty-rows.ts'
import { defineGoals, pursuitBlock } from './pursuit-shapes.ts'

const BOUNTY_ITEM_TYPE = 26
const BOUNTY_CATEGORY = 1784235469

/** Orders have a bucket of their own; bounties lie with the quests. */
const KINDS = {
  order: { rows: ORDERS, typeName: 'Order', bucket: BUCKET.order },
  bounty: { rows: BOUNTIES, typeName: 'Daily Bounty', bucket: BUCKET.quest },
} as const

const defineKind = (definitions: Definitions, key: keyof typeof KINDS): readonly WorldPursuit[] => {
  const { rows, typeName, bucket } = KINDS[key]
  return rows.map(([name, text, goals]) => {
    const hash = hashFor('bounty', name)
    const objectives = defineGoals(definitions, 'bounty-objective', name, goals)
    definitions.define('DestinyInventoryItemDefinition', hash, {
      ...baseItem({
        name,
        text,
        icon: iconPath({ kind: 'bounty', seed: hash }),
        typeName,
        rarity: 'common',
        bucket,
        itemType: BOUNTY_ITEM_TYPE,
        categories: [BOUNTY_CATEGORY],
        instanced: true,
      }),
      nonTransferrable: true,
      objectives: pursuitBlock(objectives),
    })
    return { hash, objectives }
  })
}

export const defineBounties = (definitions: Definitions): Pick<World, 'orders' | 'bounties'> => ({
  orders: defineKind(definitions, 'order'),
  bounties: defineKind(definitions, 'bounty'),
})
