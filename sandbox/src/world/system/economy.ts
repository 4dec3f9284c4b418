import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { BUCKETS } from '../tables/buckets.ts'
import { BUCKET, NO_POWER_CAP } from '../tables/platform.ts'
import { SOURCES } from '../tables/sources.ts'

const GLIMMER = 3159615086
const CORE = 3853748946
const PRISM = 4257549984
const SHARD = 4257549985
const CIPHER = 3467984096

/** What an upgrade costs, by name: item and count. */
const COSTS = {
  'insert-mod': [[GLIMMER, 500]],
  'masterwork-step': [
    [GLIMMER, 2_000],
    [CORE, 1],
  ],
  'masterwork-finish': [
    [GLIMMER, 5_000],
    [PRISM, 1],
    [CORE, 4],
  ],
  'exotic-artifice': [
    [GLIMMER, 20_000],
    [CIPHER, 1],
    [SHARD, 5],
  ],
  'shape-weapon': [
    [GLIMMER, 3_000],
    [CORE, 4],
  ],
} as const satisfies Record<string, readonly (readonly [item: number, count: number])[]>
export type CostKey = keyof typeof COSTS

export const costHash = (key: CostKey): number => hashFor('material-requirement', key)

const NO_CAP = 999_990

const defineCosts = (definitions: Definitions): void => {
  for (const key of Object.keys(COSTS) as CostKey[])
    definitions.define('DestinyMaterialRequirementSetDefinition', costHash(key), {
      materials: COSTS[key].map(([itemHash, count]) => ({
        itemHash,
        deleteOnAction: true,
        count,
        countIsConstant: true,
        omitFromRequirements: false,
        hasVirtualStackSize: false,
      })),
    })
}

const WORN = new Set<number>([
  BUCKET.kinetic,
  BUCKET.energy,
  BUCKET.power,
  BUCKET.helmet,
  BUCKET.gauntlets,
  BUCKET.chest,
  BUCKET.legs,
  BUCKET['class-item'],
  BUCKET.ghost,
  BUCKET.vehicle,
  BUCKET.ship,
  BUCKET.subclass,
  BUCKET.emblem,
  BUCKET.emote,
  BUCKET.finisher,
  BUCKET.artifact,
])

const ENERGY_TYPES = [
  ['Any', 1198124803, 0],
  ['Arc', 728351493, 1],
  ['Solar', 591714140, 2],
  ['Void', 4069572561, 3],
  ['Stasis', 2399985800, 6],
] as const

/** What gear costs, where it is worn, how far it may rise, and where rewards come from. */
export const defineEconomy = (definitions: Definitions): void => {
  defineCosts(definitions)
  for (const [hash, name] of BUCKETS)
    if (WORN.has(hash))
      definitions.define('DestinyEquipmentSlotDefinition', hash, {
        displayProperties: display(name, ''),
        equipmentCategoryHash: hash,
        bucketTypeHash: hash,
        applyCustomArtDyes: true,
        artDyeChannels: [],
      })
  ENERGY_TYPES.forEach(([name, hash, enumValue], variant) => {
    const icon = iconPath({ kind: 'damage', variant, tint: variant })
    definitions.define('DestinyEnergyTypeDefinition', hash, {
      displayProperties: display(name, '', icon),
      transparentIconPath: icon,
      showIcon: enumValue !== 0,
      enumValue,
    })
  })
  definitions.define('DestinyPowerCapDefinition', NO_POWER_CAP, { powerCap: NO_CAP })
  for (const { text } of new Set(Object.values(SOURCES)))
    definitions.define('DestinyRewardSourceDefinition', hashFor('reward-source', text), {
      displayProperties: display(text, ''),
      category: 2,
    })
}
