import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { ARMOR_STAT_GROUP } from '../armor/define-armor.ts'
import type { Definitions } from '../definitions.ts'
import { display } from '../shapes/item-shapes.ts'
import { readFlag, tuple } from '../tables/columns.ts'
import { ARMOR_STAT_HASH, DEFENSE_STAT } from '../tables/platform.ts'
import bucketRows from './buckets.json' with { type: 'json' }
import statRows from './stats.json' with { type: 'json' }

/**
 * Inventory buckets: hash, name, room, platform category, scope (0 character, 1 account), order, location, whether its
 * items can be moved.
 */
export const BUCKETS = readRows(
  bucketRows,
  'buckets.json',
  tuple(readNumber, readText, readNumber, readNumber, readNumber, readNumber, readNumber, readFlag),
)

/** Stats the game shows: hash, name, what it says, platform category (0 gameplay, 1 weapon, 2 defense, 3 primary). */
const STATS = readRows(statRows, 'stats.json', tuple(readNumber, readText, readText, readNumber))

const SUM = 1
const LARGEST = 2

const armorStatAt = (hash: number): number => ARMOR_STATS.findIndex((stat) => ARMOR_STAT_HASH[stat] === hash)

export const defineStats = (definitions: Definitions): void => {
  for (const [hash, name, text, category] of STATS) {
    const place = armorStatAt(hash)
    const icon = place < 0 ? undefined : iconPath({ kind: 'stat', variant: place })
    definitions.define('DestinyStatDefinition', hash, {
      displayProperties: display(name, text, icon),
      aggregationType: place < 0 ? LARGEST : SUM,
      hasComputedBlock: false,
      statCategory: category,
    })
  }
  definitions.define('DestinyStatGroupDefinition', ARMOR_STAT_GROUP, {
    maximumValue: 200,
    uiPosition: 0,
    scaledStats: [DEFENSE_STAT, ...ARMOR_STATS.map((stat) => ARMOR_STAT_HASH[stat])].map((statHash) => ({
      statHash,
      maximumValue: 200,
      displayAsNumeric: false,
      displayInterpolation: [
        { value: 0, weight: 0 },
        { value: 200, weight: 200 },
      ],
    })),
    overrides: {},
  })
}

export const defineBuckets = (definitions: Definitions): void => {
  for (const [hash, name, itemCount, category, scope, bucketOrder, location, transferable] of BUCKETS)
    definitions.define('DestinyInventoryBucketDefinition', hash, {
      displayProperties: display(name, ''),
      scope,
      category,
      bucketOrder,
      itemCount,
      location,
      hasTransferDestination: transferable,
      enabled: true,
      fifo: false,
    })
}
