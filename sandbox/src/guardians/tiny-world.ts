import { ARMOR_SLOTS, ARMOR_STATS, CLASSES } from '@ai-vault/game/items.ts'
import {
  WORLD_TABLES,
  type World,
  type WorldArmor,
  type WorldSocket,
  type WorldWeapon,
} from '../world/world.ts'

/** A handful of everything: enough world to test guardians without building the whole one. */
export const tinyWorld = (): World => {
  const tables = Object.fromEntries(WORLD_TABLES.map((name) => [name, new Map<number, object>()])) as Record<
    string,
    Map<number, object>
  >
  let next = 1000
  const items = tables.DestinyInventoryItemDefinition as Map<number, object>
  const make = (fields: object = {}) => {
    const hash = next++
    items.set(hash, { hash, ...fields })
    return hash
  }
  const many = (n: number) => Array.from({ length: n }, () => make())
  const barrels = many(6),
    mags = many(6),
    t1 = many(10),
    t2 = many(10),
    origins = many(2),
    mws = many(4),
    mods = many(3)
  const empty = make()
  const s = (
    role: WorldSocket['role'],
    plugs: readonly number[],
    initial = plugs[0] ?? empty,
  ): WorldSocket => ({ role, plugs, initial })
  const wsock = (exotic: boolean) => [
    s('intrinsic', [make()]),
    s('barrel', barrels),
    s('magazine', mags),
    s('trait', t1),
    s('trait', t2),
    s('origin', origins),
    s('masterwork', mws, empty),
    s('mod', mods, empty),
    ...(exotic ? [s('catalyst', [make()], empty)] : []),
    s('tracker', [], empty),
  ]
  const weapons: WorldWeapon[] = (['kinetic', 'energy', 'power'] as const).flatMap((slot) =>
    Array.from(
      { length: 10 },
      (_, i) =>
        ({
          hash: make({ inventory: { bucketTypeHash: 1 } }),
          name: `w${i}`,
          type: 'auto-rifle',
          slot,
          ammo: 'primary',
          element: 'arc',
          rarity: i < 2 ? 'exotic' : 'legendary',
          tiered: i > 4,
          craftable: i === 3,
          sockets: wsock(i < 2),
          stats: { range: 40, stability: 30 },
        }) as const,
    ),
  )
  const masters = many(6)
  const statPlugs = new Map<string, number>()
  const armor: WorldArmor[] = CLASSES.flatMap((classType) =>
    ARMOR_SLOTS.flatMap((slot) =>
      Array.from(
        { length: 5 },
        (_, i) =>
          ({
            hash: make(),
            name: `a${i}`,
            slot,
            classType,
            rarity: i === 0 ? 'exotic' : 'legendary',
            armor3: i < 4,
            setWildcard: false,
            artifice: false,
            sockets: [
              s('archetype', [], empty),
              s('armor-stat', [], empty),
              s('armor-stat', [], empty),
              s('armor-stat', [], empty),
              s('armor-masterwork', masters),
              s('tuning', [], empty),
              s('general-mod', [], empty),
              s('slot-mod', mods, empty),
            ],
          }) as const,
      ),
    ),
  )
  const statMods = Object.fromEntries(
    ARMOR_STATS.map((x) => [x, { minor: make(), major: make(), artifice: make() }]),
  ) as unknown as World['statMods']
  const archetypes = ARMOR_STATS.map((primary, i) => ({
    plugHash: make(),
    name: primary,
    primary,
    secondary: ARMOR_STATS[(i + 1) % 6] as (typeof ARMOR_STATS)[number],
  }))
  const directional = ARMOR_STATS.flatMap((plus) =>
    ARMOR_STATS.filter((m) => m !== plus).map((minus) => ({ hash: make(), plus, minus })),
  )
  return {
    seed: 1,
    version: 'tiny',
    tables: tables as unknown as World['tables'],
    weapons,
    armor,
    archetypes,
    tuning: { balanced: make(), directional },
    statMods,
    armorMasterworks: masters,
    armorStatPlug: (stat, value) => {
      const k = `${stat}${value}`
      const h = statPlugs.get(k) ?? make()
      statPlugs.set(k, h)
      return h
    },
    plugStats: () => new Map(),
    enhancedOf: () => undefined,
    subclasses: CLASSES.map((classType) => ({ hash: make(), classType, element: 'arc', sockets: [] })),
    activities: Array.from({ length: 8 }, (_, i) => ({
      hash: 5000 + i,
      name: `act${i}`,
      modes: i % 2 ? [10] : [4],
      destinationHash: 1,
      minutes: 10 + i,
      fireteam: i % 2 ? 6 : 3,
      pvp: i % 2 === 1,
    })),
    records: [],
    collectibles: [],
    metrics: [],
    materials: [
      { hash: make(), stack: 999, currency: false },
      { hash: make(), stack: 999, currency: false },
      { hash: make(), stack: 250000, currency: true },
    ],
    emblems: many(8),
    bounties: [],
    milestones: [],
    progressions: { seasonRank: 1, artifactPower: 2, ranks: [] },
    roots: { records: 1, seals: 2, collections: 3, metrics: 4, catalysts: 5, crafting: 6, lore: 7 },
    seasons: { current: 1, currentPass: 2, past: [] },
    loadoutNames: [1],
    loadoutColors: [1],
    loadoutIcons: [1],
  }
}
