import type { DamageType } from '@ai-vault/game/items.ts'
import type {
  DestinyDamageTypeDefinition,
  DestinyInventoryItemDefinition,
  DestinyObjectiveDefinition,
  DestinySandboxPerkDefinition,
} from 'bungie-api-ts/destiny2'
import type { World, WorldTable } from '../world/world.ts'
import { DAMAGE_CODE } from './platform-codes.ts'

export interface ObjectiveGoal {
  readonly hash: number
  readonly completionValue: number
}
export interface PlugPerk {
  readonly hash: number
  readonly iconPath: string
}

/** What guardians read from the world's definitions, each looked up once. */
export interface Catalogue {
  readonly world: World
  item(hash: number): Partial<DestinyInventoryItemDefinition>
  bucketOf(itemHash: number): number
  objectivesOf(itemHash: number): readonly ObjectiveGoal[]
  perksOf(plugHash: number): readonly PlugPerk[]
  energyCostOf(plugHash: number): number
  damageTypeHash(element: DamageType): number | undefined
}

/** Tables hold definitions as the wire has them; the table's name says which type that is. */
export const definition = <T>(world: World, table: WorldTable, hash: number): Partial<T> | undefined =>
  world.tables[table].get(hash) as Partial<T> | undefined

const remembered = <T>(compute: (hash: number) => T) => {
  const known = new Map<number, T>()
  return (hash: number): T => {
    const found = known.get(hash)
    if (found !== undefined) return found
    const fresh = compute(hash)
    known.set(hash, fresh)
    return fresh
  }
}

export const createCatalogue = (world: World): Catalogue => {
  const item = (hash: number) =>
    definition<DestinyInventoryItemDefinition>(world, 'DestinyInventoryItemDefinition', hash) ?? {}
  const goal = (hash: number): ObjectiveGoal => ({
    hash,
    completionValue:
      definition<DestinyObjectiveDefinition>(world, 'DestinyObjectiveDefinition', hash)?.completionValue ?? 0,
  })
  const perk = (hash: number): PlugPerk => ({
    hash,
    iconPath:
      definition<DestinySandboxPerkDefinition>(world, 'DestinySandboxPerkDefinition', hash)?.displayProperties
        ?.icon ?? '',
  })
  const damageTypes = [...world.tables.DestinyDamageTypeDefinition.values()] as DestinyDamageTypeDefinition[]
  const damageHashes = new Map(damageTypes.map((type) => [Number(type.enumValue), type.hash]))
  return {
    world,
    item,
    bucketOf: (hash) => item(hash).inventory?.bucketTypeHash ?? 0,
    objectivesOf: remembered((hash) => (item(hash).objectives?.objectiveHashes ?? []).map(goal)),
    perksOf: remembered((hash) => (item(hash).perks ?? []).map(({ perkHash }) => perk(perkHash))),
    energyCostOf: remembered((hash) => item(hash).plug?.energyCost?.energyCost ?? 0),
    damageTypeHash: (element) => damageHashes.get(DAMAGE_CODE[element]),
  }
}
