import type {
  DestinyActivityModeDefinition,
  DestinyInventoryItemDefinition,
  DestinyObjectiveDefinition,
  DestinySandboxPerkDefinition,
} from 'bungie-api-ts/destiny2'
import { BUCKET } from '../world/tables/platform.ts'
import type { PlugStats, World, WorldArmor, WorldSocket, WorldWeapon } from '../world/world.ts'
import type { WorldTable } from '../world/world-tables.ts'

export interface ObjectiveGoal {
  readonly hash: number
  readonly completionValue: number
}
interface PlugPerk {
  readonly hash: number
  readonly iconPath: string
}

/** What guardians read from the world's definitions, each looked up once. */
export interface Catalogue {
  readonly world: World
  item(hash: number): Partial<DestinyInventoryItemDefinition>
  bucketOf(itemHash: number): number
  weapon(itemHash: number): WorldWeapon | undefined
  armor(itemHash: number): WorldArmor | undefined
  /** Every item whose own bucket this is. */
  itemsIn(bucketHash: number): readonly number[]
  objectivesOf(itemHash: number): readonly ObjectiveGoal[]
  perksOf(plugHash: number): readonly PlugPerk[]
  energyCostOf(plugHash: number): number
  /** Fragment slots that an aspect opens. */
  fragmentSlotsOf(plugHash: number): number
  /** What a plug adds by stat hash; nothing for an empty socket. */
  statsOf(plugHash: number): PlugStats
  /** A masterwork socket's plugs: the finished ones, and the steps towards them. */
  masterworksOf(socket: WorldSocket): {
    readonly finished: readonly number[]
    readonly steps: readonly number[]
  }
  /** Definitions of activity modes by the platform's mode number. */
  readonly modeHashes: ReadonlyMap<number, number>
  /** The season's artifact, where the world has one. */
  readonly artifactHash: number | undefined
}

/** Tables hold definitions as the wire has them; the table's name says which type that is. */
export const definition = <T>(world: World, table: WorldTable, hash: number): Partial<T> | undefined =>
  world.tables[table].get(hash) as Partial<T> | undefined

const remembered = <Key, Value>(compute: (key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key: Key): Value => {
    const found = known.get(key)
    if (found !== undefined) return found
    const fresh = compute(key)
    known.set(key, fresh)
    return fresh
  }
}

export const createCatalogue = (world: World): Catalogue => {
  const item = (hash: number) =>
    definition<DestinyInventoryItemDefinition>(world, 'DestinyInventoryItemDefinition', hash) ?? {}
  const bucketOf = (hash: number) => item(hash).inventory?.bucketTypeHash ?? 0
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
  const statsOf = remembered((plug: number): PlugStats => (plug === 0 ? new Map() : world.plugStats(plug)))
  /** The level of a masterwork is the largest change it makes. */
  const levelOf = remembered((plug: number) => Math.max(0, ...[...statsOf(plug).values()].map(Math.abs)))
  const masterworksOf = remembered(({ plugs }: WorldSocket) => {
    const highest = Math.max(0, ...plugs.map(levelOf))
    return {
      finished: plugs.filter((plug) => levelOf(plug) === highest),
      steps: plugs.filter((plug) => levelOf(plug) < highest),
    }
  })
  const byBucket = Map.groupBy(world.tables.DestinyInventoryItemDefinition.keys(), bucketOf)
  const weapons = new Map(world.weapons.map((weapon) => [weapon.hash, weapon]))
  const armor = new Map(world.armor.map((piece) => [piece.hash, piece]))
  const itemsIn = (bucketHash: number) => byBucket.get(bucketHash) ?? []
  const modes = [...world.tables.DestinyActivityModeDefinition.values()] as DestinyActivityModeDefinition[]
  return {
    world,
    item,
    bucketOf,
    weapon: (hash) => weapons.get(hash),
    armor: (hash) => armor.get(hash),
    itemsIn,
    objectivesOf: remembered((hash: number) => (item(hash).objectives?.objectiveHashes ?? []).map(goal)),
    perksOf: remembered((hash: number) => (item(hash).perks ?? []).map(({ perkHash }) => perk(perkHash))),
    statsOf,
    masterworksOf,
    energyCostOf: remembered((hash: number) => item(hash).plug?.energyCost?.energyCost ?? 0),
    fragmentSlotsOf: remembered((hash: number) => item(hash).plug?.energyCapacity?.capacityValue ?? 0),
    artifactHash: itemsIn(BUCKET.artifact)[0],
    modeHashes: new Map(modes.map((mode) => [Number(mode.modeType), mode.hash])),
  }
}
