import { describe, expect, it } from 'vitest'
import { drawIcon } from '../icons/draw-icon.ts'
import { createWorld } from './create-world.ts'
import type { WorldTable } from './world-tables.ts'

const world = createWorld()

/** Which table a field of that name points into; 0 points nowhere. */
const POINTS_AT: Readonly<Record<string, WorldTable>> = {
  statTypeHash: 'DestinyStatDefinition',
  statHash: 'DestinyStatDefinition',
  primaryBaseStatHash: 'DestinyStatDefinition',
  statGroupHash: 'DestinyStatGroupDefinition',
  bucketTypeHash: 'DestinyInventoryBucketDefinition',
  recoveryBucketTypeHash: 'DestinyInventoryBucketDefinition',
  equipmentSlotTypeHash: 'DestinyInventoryBucketDefinition',
  tierTypeHash: 'DestinyItemTierTypeDefinition',
  itemCategoryHashes: 'DestinyItemCategoryDefinition',
  plugItemHash: 'DestinyInventoryItemDefinition',
  singleInitialItemHash: 'DestinyInventoryItemDefinition',
  itemHash: 'DestinyInventoryItemDefinition',
  recipeItemHash: 'DestinyInventoryItemDefinition',
  outputItemHash: 'DestinyInventoryItemDefinition',
  artifactItemHash: 'DestinyInventoryItemDefinition',
  setItems: 'DestinyInventoryItemDefinition',
  reusablePlugSetHash: 'DestinyPlugSetDefinition',
  randomizedPlugSetHash: 'DestinyPlugSetDefinition',
  socketTypeHash: 'DestinySocketTypeDefinition',
  socketCategoryHash: 'DestinySocketCategoryDefinition',
  perkHash: 'DestinySandboxPerkDefinition',
  sandboxPerkHash: 'DestinySandboxPerkDefinition',
  equipableItemSetHash: 'DestinyEquipableItemSetDefinition',
  objectiveHash: 'DestinyObjectiveDefinition',
  objectiveHashes: 'DestinyObjectiveDefinition',
  trackingObjectiveHash: 'DestinyObjectiveDefinition',
  intervalObjectiveHash: 'DestinyObjectiveDefinition',
  challengeObjectiveHash: 'DestinyObjectiveDefinition',
  collectibleHash: 'DestinyCollectibleDefinition',
  recordHash: 'DestinyRecordDefinition',
  completionRecordHash: 'DestinyRecordDefinition',
  gildingTrackingRecordHash: 'DestinyRecordDefinition',
  presentationNodeHash: 'DestinyPresentationNodeDefinition',
  parentNodeHashes: 'DestinyPresentationNodeDefinition',
  metricHash: 'DestinyMetricDefinition',
  activityHash: 'DestinyActivityDefinition',
  defaultFreeroamActivityHash: 'DestinyActivityDefinition',
  activityTypeHash: 'DestinyActivityTypeDefinition',
  activityModeHashes: 'DestinyActivityModeDefinition',
  directActivityModeHash: 'DestinyActivityModeDefinition',
  parentHashes: 'DestinyActivityModeDefinition',
  destinationHash: 'DestinyDestinationDefinition',
  placeHash: 'DestinyPlaceDefinition',
  damageTypeHashes: 'DestinyDamageTypeDefinition',
  defaultDamageTypeHash: 'DestinyDamageTypeDefinition',
  breakerTypeHash: 'DestinyBreakerTypeDefinition',
  seasonPassHash: 'DestinySeasonPassDefinition',
  seasonPassProgressionHash: 'DestinyProgressionDefinition',
  rewardProgressionHash: 'DestinyProgressionDefinition',
  prestigeProgressionHash: 'DestinyProgressionDefinition',
  progressionHash: 'DestinyProgressionDefinition',
  activityModifierHash: 'DestinyActivityModifierDefinition',
  iconHash: 'DestinyIconDefinition',
  powerCapHash: 'DestinyPowerCapDefinition',
  vendorHash: 'DestinyVendorDefinition',
  rewardVendorHash: 'DestinyVendorDefinition',
  acceptedInventoryBucketHash: 'DestinyInventoryBucketDefinition',
  destinationInventoryBucketHash: 'DestinyInventoryBucketDefinition',
  rootNodeHash: 'DestinyPresentationNodeDefinition',
}

type Visit = (field: string, value: number | string) => void

const walk = (value: unknown, field: string, visit: Visit): void => {
  if (typeof value === 'number' || typeof value === 'string') visit(field, value)
  else if (Array.isArray(value)) for (const entry of value) walk(entry, field, visit)
  else if (typeof value === 'object' && value)
    for (const [name, entry] of Object.entries(value)) walk(entry, name, visit)
}

const visitAll = (visit: (table: string, field: string, value: number | string) => void): void => {
  for (const [table, rows] of Object.entries(world.tables))
    for (const row of rows.values()) walk(row, '', (field, value) => visit(table, field, value))
}

describe('what definitions point at', () => {
  it('exists, whichever table it is in', () => {
    const astray = new Set<string>()
    const seen = new Set<string>()
    visitAll((table, field, value) => {
      const target = POINTS_AT[field]
      if (!target || typeof value !== 'number') return
      seen.add(field)
      if (value !== 0 && !world.tables[target].has(value)) astray.add(`${table}.${field} ${value}`)
    })
    expect([...astray]).toEqual([])
    expect([...seen].sort()).toEqual(Object.keys(POINTS_AT).sort())
  })

  it('has a picture wherever one is named', () => {
    const undrawn = new Set<string>()
    const drawn = new Set<string>()
    visitAll((table, field, value) => {
      if (typeof value !== 'string' || !value.startsWith('/') || drawn.has(value)) return
      drawn.add(value)
      if (!drawIcon(value)?.startsWith('<svg ')) undrawn.add(`${table}.${field} ${value}`)
    })
    expect([...undrawn]).toEqual([])
    expect(drawn.size).toBeGreaterThan(2000)
  })

  it('carries its own hash, and hashes are unsigned 32 bit', () => {
    const rows = Object.values(world.tables).flatMap((table) => [...table])
    const faulty = rows.filter(
      ([hash, row]) => (row as { hash: number }).hash !== hash || hash >>> 0 !== hash,
    )
    expect(faulty).toEqual([])
  })
})

describe('sockets', () => {
  const everything = [...world.weapons, ...world.armor, ...world.subclasses]
  const items = world.tables.DestinyInventoryItemDefinition

  const plugSetOf = (entry: {
    reusablePlugSetHash?: number
    randomizedPlugSetHash?: number
  }): Set<number> => {
    const set = world.tables.DestinyPlugSetDefinition.get(
      entry.randomizedPlugSetHash ?? entry.reusablePlugSetHash ?? 0,
    ) as { reusablePlugItems: { plugItemHash: number }[] } | undefined
    return new Set(set?.reusablePlugItems.map(({ plugItemHash }) => plugItemHash))
  }

  it('of every weapon, armor piece and subclass resolve to plugs', () => {
    const isPlug = (hash: number): boolean => 'plug' in (items.get(hash) ?? {})
    const faulty = everything.filter(
      ({ sockets }) =>
        !sockets.every(
          ({ role, plugs, initial }) =>
            plugs.length > 0 !== (role === 'unused') &&
            new Set(plugs).size === plugs.length &&
            plugs.every(isPlug) &&
            (initial === 0 || plugs.includes(initial)),
        ),
    )
    expect(faulty.map(({ hash }) => hash)).toEqual([])
  })

  it('stand in the catalogue in the order of the definition, and its plug sets hold their plugs', () => {
    const faulty = everything.filter(({ hash, sockets }) => {
      const { socketEntries } = (
        items.get(hash) as { sockets: { socketEntries: { reusablePlugSetHash?: number }[] } }
      ).sockets
      return (
        socketEntries.length !== sockets.length ||
        socketEntries.some((entry, place) => {
          const possible = plugSetOf(entry)
          return !sockets[place]?.plugs.every((plug) => possible.has(plug))
        })
      )
    })
    expect(faulty.map(({ hash }) => hash)).toEqual([])
  })

  it('take every plug that may sit in them', () => {
    const categoryOf = (plug: number): number =>
      (items.get(plug) as { plug: { plugCategoryHash: number } }).plug.plugCategoryHash
    const refused = new Set<string>()
    for (const { hash, sockets } of everything) {
      const { socketEntries } = (
        items.get(hash) as { sockets: { socketEntries: { socketTypeHash: number }[] } }
      ).sockets
      sockets.forEach(({ role, plugs }, place) => {
        const type = world.tables.DestinySocketTypeDefinition.get(
          socketEntries[place]?.socketTypeHash ?? 0,
        ) as {
          plugWhitelist: { categoryHash: number }[]
        }
        const taken = new Set(type.plugWhitelist.map(({ categoryHash }) => categoryHash))
        for (const plug of plugs) if (!taken.has(categoryOf(plug))) refused.add(`${role} ${plug}`)
      })
    }
    expect([...refused]).toEqual([])
  })

  it('of legendary weapons roll barrel, magazine, two traits and origin', () => {
    const rolled = ['barrel', 'magazine', 'trait', 'trait', 'origin']
    for (const { name, rarity, sockets } of world.weapons) {
      if (rarity !== 'legendary') continue
      const roles = sockets.map(({ role }) => role)
      expect(
        roles.filter((role) => rolled.includes(role)),
        name,
      ).toEqual(rolled)
      for (const role of ['intrinsic', 'masterwork', 'mod', 'tracker', 'shader'] as const)
        expect(roles, name).toContain(role)
      for (const { role, plugs } of sockets)
        if (role === 'trait') expect(plugs.length, name).toBeGreaterThanOrEqual(5)
    }
  })
})
