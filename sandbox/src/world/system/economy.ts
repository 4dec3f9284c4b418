import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { NO_POWER_CAP } from '../tables/platform.ts'

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

/** What gear costs and how far it may rise. */
export const defineEconomy = (definitions: Definitions): void => {
  defineCosts(definitions)
  definitions.define('DestinyPowerCapDefinition', NO_POWER_CAP, { powerCap: NO_CAP })
}
