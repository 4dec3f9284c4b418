import { ARMOR_SLOTS, CLASSES, DAMAGE_TYPES, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import type { DestinyInventoryItemDefinition } from 'bungie-api-ts/destiny2'
import { describe, expect, it } from 'vitest'
import { createWorld } from './create-world.ts'
import { PART_FAMILIES, type PartFamily } from './weapons/part-plugs.ts'
import { FRAMES } from './weapons/tables/frames.ts'
import { TRAITS } from './weapons/tables/traits.ts'
import { ORIGINS } from './weapons/trait-plugs.ts'

const world = createWorld()
const items = world.tables.DestinyInventoryItemDefinition

const partsIn = (families: readonly PartFamily[]): number =>
  families.reduce((sum, family) => sum + PART_FAMILIES[family].rows.length, 0)

describe('the world', () => {
  it('holds at least 150 weapons of every type and damage type, 30 of them exotic', () => {
    expect(world.weapons.length).toBeGreaterThanOrEqual(190)
    expect(new Set(world.weapons.map(({ type }) => type))).toEqual(new Set(WEAPON_TYPES))
    expect(new Set(world.weapons.map(({ element }) => element))).toEqual(new Set(DAMAGE_TYPES))
    expect(world.weapons.filter(({ rarity }) => rarity === 'exotic').length).toBeGreaterThanOrEqual(30)
    expect(world.weapons.some(({ tiered }) => tiered)).toBe(true)
    expect(world.weapons.some(({ craftable }) => craftable)).toBe(true)
  })

  it('names no destination for what lies on a world that can no longer be travelled to', () => {
    const destinationOf = (wanted: string) => {
      const { destinationHash } = world.activities.find(({ name }) => name === wanted) ?? {}
      return destinationHash
    }
    for (const name of ['Vault of Glass', "King's Fall", 'Duality', 'Ghosts of the Deep'])
      expect(destinationOf(name)).toBe(0)
    expect(destinationOf('Last Wish')).toBeGreaterThan(0)
  })

  it('tells of Snare Bomb, Sharp Harvest and Imminence what players know of them', () => {
    const named = (name: string) =>
      [...items].flatMap(([hash, row]): { hash: number; description: string | undefined }[] => {
        const { displayProperties }: Partial<DestinyInventoryItemDefinition> = row
        return displayProperties?.name === name ? [{ hash, description: displayProperties.description }] : []
      })
    const bombs = named('Snare Bomb')
    expect(bombs.length).toBeGreaterThan(0)
    for (const { description } of bombs) expect(description).not.toMatch(/hid|invisib/i)
    const harvests = new Set(named('Sharp Harvest').map(({ hash }) => hash))
    const types = world.weapons
      .filter(({ sockets }) => sockets.some(({ plugs }) => plugs.some((plug) => harvests.has(plug))))
      .map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(['sword']))
    const imminence = world.weapons.find(({ name }) => name === 'Imminence')
    const collectible = world.tables.DestinyCollectibleDefinition.get(imminence?.collectibleHash ?? 0)
    expect(collectible).toMatchObject({ sourceString: expect.stringContaining("Salvation's Edge") })
  })

  it('is written in one byte a character: a single other one makes its table half as slow again to send', () => {
    const isOneByte = (text: string) => [...text].every((character) => character <= '\u00ff')
    for (const [name, rows] of Object.entries(world.tables)) {
      const odd = [...rows].filter(([, row]) => !isOneByte(JSON.stringify(row))).map(([hash]) => hash)
      expect(odd, name).toEqual([])
    }
  })

  it('knows at least 140 traits, each with an enhanced twin of its own hash', () => {
    expect(TRAITS.length).toBeGreaterThanOrEqual(180)
    for (const [name, hash] of TRAITS) {
      const twin = world.enhancedOf(hash)
      expect(twin, name).toBeDefined()
      expect(items.get(hash)).toMatchObject({ displayProperties: { name }, itemTypeDisplayName: 'Trait' })
      expect(items.get(twin ?? 0)).toMatchObject({
        displayProperties: { name },
        itemTypeDisplayName: 'Enhanced Trait',
        inventory: { tierType: 3 },
      })
    }
  })

  it('says of each trait what the app says of it, so that no screen contradicts itself', () => {
    const { traits, origins } = BASE_KNOWLEDGE
    const does = new Map([...traits, ...origins].map((known) => [known.name, known.does]))
    for (const [name, hash, enhanced] of [...TRAITS, ...ORIGINS]) {
      const description = expect.stringContaining(does.get(name) ?? 'a known trait')
      for (const each of [hash, enhanced])
        expect(items.get(each), name).toMatchObject({ displayProperties: { description } })
    }
  })

  it('has enough barrels, magazines, origins and frames to make rolls differ', () => {
    expect(partsIn(['barrels', 'tubes', 'bowstrings', 'blades', 'hafts'])).toBeGreaterThanOrEqual(25)
    expect(partsIn(['magazines', 'batteries', 'ordnance', 'arrows', 'guards'])).toBeGreaterThanOrEqual(25)
    expect(ORIGINS.length).toBeGreaterThanOrEqual(20)
    const intrinsics = [...items.values()].filter(
      (item) =>
        'plug' in item &&
        (item.plug as { plugCategoryIdentifier: string }).plugCategoryIdentifier === 'intrinsics',
    )
    expect(Object.keys(FRAMES).length).toBeGreaterThanOrEqual(20)
    expect(intrinsics.length).toBeGreaterThanOrEqual(30)
  })

  it('dresses every class in at least 40 exotics and ten sets of five slots', () => {
    const exotics = world.armor.filter(({ rarity }) => rarity === 'exotic')
    expect(exotics.length).toBeGreaterThanOrEqual(40)
    const sets = world.tables.DestinyEquipableItemSetDefinition
    expect(sets.size).toBeGreaterThanOrEqual(10)
    for (const hash of [1083114430, 1223381128, 239346083, 3252452908]) expect(sets.has(hash)).toBe(true)
    for (const hash of sets.keys())
      for (const classType of CLASSES) {
        const pieces = world.armor.filter((piece) => piece.setHash === hash && piece.classType === classType)
        expect(new Set(pieces.map(({ slot }) => slot))).toEqual(new Set(ARMOR_SLOTS))
      }
  })

  it('rolls two columns of eight spirits on one exotic class item a class', () => {
    for (const classType of CLASSES) {
      const [item, ...others] = world.armor.filter(
        (piece) => piece.rarity === 'exotic' && piece.slot === 'class-item' && piece.classType === classType,
      )
      expect(others).toEqual([])
      const columns = item?.sockets.filter(({ role }) => role === 'exotic-perk') ?? []
      expect(columns.map(({ plugs }) => plugs.length)).toEqual([8, 8])
    }
  })

  it('keeps older armor without archetype, some of it artifice, and a mask with a set selector a class', () => {
    const old = world.armor.filter(({ armor3 }) => !armor3)
    expect(old.every(({ sockets }) => sockets.every(({ role }) => role !== 'archetype'))).toBe(true)
    expect(old.some(({ artifice }) => artifice) && old.some(({ artifice }) => !artifice)).toBe(true)
    const masks = world.armor.filter(({ setWildcard }) => setWildcard)
    expect(new Set(masks.map(({ classType }) => classType))).toEqual(new Set(CLASSES))
    expect(masks.every(({ sockets }) => sockets.some(({ role }) => role === 'set-selector'))).toBe(true)
  })

  it('offers the twelve archetypes, thirty tunings and the balanced one', () => {
    expect(world.archetypes).toHaveLength(12)
    expect(world.archetypes.every(({ primary, secondary }) => primary !== secondary)).toBe(true)
    expect(world.tuning.directional).toHaveLength(30)
    expect(world.tuning.balanced).toBe(3122197216)
  })

  it('teaches each class six subclasses', () => {
    for (const classType of CLASSES) {
      const elements = world.subclasses.filter((subclass) => subclass.classType === classType)
      expect(new Set(elements.map(({ element }) => element)).size).toBe(6)
      for (const { sockets } of elements) expect(sockets.every(({ plugs }) => plugs.length > 0)).toBe(true)
    }
  })

  it('fills records, collections, places, activities, seasons and trackers', () => {
    expect(world.records.length).toBeGreaterThanOrEqual(540)
    expect(world.collectibles.length).toBeGreaterThanOrEqual(800)
    expect(world.activities.length).toBeGreaterThanOrEqual(80)
    expect(world.tables.DestinyDestinationDefinition.size).toBeGreaterThanOrEqual(10)
    expect(world.seasons.past.length).toBeGreaterThan(3)
    expect(world.metrics.length).toBeGreaterThan(20)
    expect(world.emblems.length).toBeGreaterThan(20)
    expect(world.materials.length).toBeGreaterThan(10)
    expect(world.orders.length).toBeGreaterThan(5)
    expect(world.bounties.length).toBeGreaterThan(5)
    expect(world.quests.every((steps) => steps.length > 1)).toBe(true)
    expect(world.milestones.length).toBeGreaterThan(5)
    for (const [table, rows] of Object.entries(world.tables)) expect(rows.size, table).toBeGreaterThan(0)
  })

  it('is the same for the same seed and rolls other pools for another', () => {
    const definitionsOf = (seed?: number): string =>
      JSON.stringify(Object.values(createWorld(seed).tables).map((rows) => [...rows.values()]))
    expect(definitionsOf()).toBe(definitionsOf())
    const weaponsOf = (seed: number): string => JSON.stringify(createWorld(seed).weapons)
    expect(weaponsOf(7)).toBe(weaponsOf(7))
    expect(weaponsOf(7)).not.toBe(weaponsOf(8))
  })
})
