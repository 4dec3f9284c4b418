import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { baseItem } from '../item-shapes.ts'
import { defineObjective } from '../objectives.ts'
import { BOUNTIES } from '../tables/belongings/bounties.ts'
import { BUCKET } from '../tables/platform.ts'
import type { World } from '../world.ts'

const BOUNTY_ITEM_TYPE = 26
const BOUNTY_CATEGORY = 1784235469

export const defineBounties = (definitions: Definitions): World['bounties'] =>
  BOUNTIES.map(([name, text, goals]) => {
    const hash = hashFor('bounty', name)
    const objectives = goals.map(([label, completionValue], place) => ({
      hash: defineObjective(
        definitions,
        hashFor('bounty-objective', `${name}/${place}`),
        label,
        completionValue,
      ),
      completionValue,
    }))
    definitions.define('DestinyInventoryItemDefinition', hash, {
      ...baseItem({
        name,
        text,
        icon: iconPath({ kind: 'bounty', seed: hash }),
        typeName: 'Order',
        rarity: 'common',
        bucket: BUCKET.order,
        itemType: BOUNTY_ITEM_TYPE,
        categories: [BOUNTY_CATEGORY],
        instanced: true,
      }),
      nonTransferrable: true,
      objectives: {
        objectiveHashes: objectives.map((objective) => objective.hash),
        displayActivityHashes: [],
        requireFullObjectiveCompletion: true,
        questlineItemHash: 0,
        narrative: '',
        objectiveVerbName: '',
        questTypeIdentifier: '',
        questTypeHash: 0,
        perObjectiveDisplayProperties: [],
        displayAsStatTracker: false,
      },
    })
    return { hash, objectives }
  })
