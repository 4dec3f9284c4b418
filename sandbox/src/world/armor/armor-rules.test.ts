import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../create-world.ts'
import { ARMOR_STAT_HASH } from '../tables/platform.ts'

const world = createWorld()
const item = (hash: number) =>
  world.tables.DestinyInventoryItemDefinition.get(hash) as {
    plug: { plugCategoryHash: number; energyCost?: { energyCost: number } }
  }

describe('armor plugs', () => {
  it('give exactly the base value that was asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ARMOR_STATS), fc.integer({ min: 1, max: 35 }), (stat, value) => {
        const plug = world.armorStatPlug(stat, value)
        expect([...world.plugStats(plug)]).toEqual([[ARMOR_STAT_HASH[stat], value]])
      }),
    )
  })

  it('refuse a base value no piece can have', () => {
    expect(() => world.armorStatPlug('health', 0)).toThrow()
    expect(() => world.armorStatPlug('health', 36)).toThrow()
  })

  it('carry the plug categories by which clients tell them apart', () => {
    expect(item(world.archetypes[0]?.plugHash ?? 0).plug.plugCategoryHash).toBe(778194869)
    expect(item(world.armorStatPlug('melee', 5)).plug.plugCategoryHash).toBe(748854354)
    expect(item(world.armorMasterworks[0] ?? 0).plug.plugCategoryHash).toBe(2198080209)
    expect(item(world.tuning.balanced).plug.plugCategoryHash).toBe(3481777685)
    expect(item(world.statMods.health.major).plug.plugCategoryHash).toBe(2487827355)
    expect(item(world.statMods.health.artifice).plug.plugCategoryHash).toBe(3773173029)
  })

  it('cost one energy for five points, three for ten, none for the artifice three', () => {
    for (const stat of ARMOR_STATS) {
      const { minor, major, artifice } = world.statMods[stat]
      const values = [minor, major, artifice].map((hash) => [
        world.plugStats(hash).get(ARMOR_STAT_HASH[stat]),
        item(hash).plug.energyCost?.energyCost,
      ])
      expect(values).toEqual([
        [5, 1],
        [10, 3],
        [3, 0],
      ])
    }
  })

  it('tune by five up and five down, or one everywhere', () => {
    for (const { hash, plus, minus } of world.tuning.directional) {
      expect(world.plugStats(hash).get(ARMOR_STAT_HASH[plus])).toBe(5)
      expect(world.plugStats(hash).get(ARMOR_STAT_HASH[minus])).toBe(-5)
    }
    expect([...world.plugStats(world.tuning.balanced).values()]).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('raise a masterwork step by step to five', () => {
    const steps = world.armorMasterworks.map((hash) => world.plugStats(hash).get(ARMOR_STAT_HASH.super) ?? 0)
    expect(steps).toEqual([0, 1, 2, 3, 4, 5])
  })
})
