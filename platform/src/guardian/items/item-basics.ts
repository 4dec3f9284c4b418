import type { ArmorPiece, GearTier, Weapon } from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import { sourceOf } from '../../manifest/items/weapon-definitions.ts'
import { rarity } from '../../manifest/items/weapon-kinds.ts'
import { at, number } from '../../wire/read.ts'
import type { OwnedItem } from './owned-items.ts'

export const STATE = { locked: 1, masterwork: 4, crafted: 8, deepsight: 16, enhanced: 32 } as const

/** What the account says about its copies besides each copy's own components. */
export interface AccountFacts {
  /** Which loadouts use a copy, by its instance id. */
  loadoutsOf(instanceId: string): readonly string[]
  /** Whether collections hold the item and give it out again. */
  isInCollections(collectibleHash: number): boolean
  /** Whether a triumph or pattern is complete; no for one that the account does not tell of. */
  isDone(recordHash: number): boolean
}

/** What weapons and armor have in common. */
type GearBasics = Pick<Weapon, Exclude<keyof Weapon & keyof ArmorPiece, 'kind' | 'slot' | 'stats'>>

export function gearBasics(
  owned: OwnedItem,
  instanceId: string,
  item: ItemDefinition,
  definitions: Definitions,
  { loadoutsOf }: AccountFacts,
): GearBasics {
  const tier = gearTier(owned.instance)
  const power = powerOf(owned)
  const source = sourceOf(item, definitions)
  const watermark = item.watermarks[owned.version] ?? item.watermark
  return {
    instanceId,
    hash: item.hash,
    name: item.name,
    icon: item.icon ?? '',
    ...(watermark ? { watermark } : {}),
    typeName: item.typeName,
    rarity: rarity(item),
    ...(tier ? { tier } : {}),
    ...(power === undefined ? {} : { power }),
    place: owned.place,
    locked: (owned.state & STATE.locked) !== 0,
    masterworked: (owned.state & STATE.masterwork) !== 0,
    loadouts: loadoutsOf(instanceId),
    ...(source ? { source } : {}),
  }
}

/** Attack, defense and power itself. What else stands there is something else, such as the speed of a sparrow. */
const POWER_STATS: ReadonlySet<unknown> = new Set([1480404414, 3897883278, 1935470627])

export function powerOf({ instance }: OwnedItem): number | undefined {
  const stat = at(instance, 'primaryStat')
  const statHash = at(stat, 'statHash')
  return statHash === undefined || POWER_STATS.has(statHash) ? number(at(stat, 'value')) : undefined
}

const TIERS: readonly GearTier[] = [1, 2, 3, 4, 5]

export const gearTier = (instance: unknown): GearTier | undefined =>
  TIERS.find((tier) => tier === at(instance, 'gearTier'))
