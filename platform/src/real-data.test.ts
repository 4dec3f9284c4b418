import type { Guardian } from '@ai-vault/game/guardian.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Platform } from './platform.ts'
import { openRealPlatform, REAL_DATA_DIR, type RealPlatform } from './testing/real-data.ts'

const title = REAL_DATA_DIR
  ? 'the real profile of 2021 over the real definitions of 2026'
  : 'the real profile (skipped: REAL_DATA_DIR is not set)'

describe.skipIf(!REAL_DATA_DIR)(title, () => {
  let real: RealPlatform
  let platform: Platform
  let guardian: Guardian
  beforeAll(async () => {
    real = await openRealPlatform()
    ;({ platform, guardian } = real)
  })
  afterAll(() => real.close())

  test('all 36,681 item definitions are in the index', () => {
    expect(platform.manifest.hashes('DestinyInventoryItemDefinition')).toHaveLength(36_681)
  })

  test('at least 95 % of the items have a name (934 of 966)', () => {
    const items = [...guardian.weapons, ...guardian.armor, ...guardian.others]
    const named = items.filter(({ name }) => name !== '').length
    expect(named / (items.length + guardian.unknownItems)).toBeGreaterThanOrEqual(0.95)
    expect(items.length + guardian.unknownItems).toBe(966)
  })

  test('every one of the 284 weapons has its frame, rolled perks and stats of its perks', () => {
    expect(guardian.weapons).toHaveLength(284)
    for (const weapon of guardian.weapons) {
      expect(weapon.frame?.name, weapon.name).toBeTruthy()
      const traits = weapon.columns.filter(({ kind }) => kind === 'trait')
      expect(traits.length, weapon.name).toBeGreaterThan(0)
      for (const column of weapon.columns) {
        expect(column.active?.name, weapon.name).toBeTruthy()
        expect(column.selectable).toContain(column.active)
      }
    }
  })

  test('legendary weapons have barrel, magazine and two traits; some can switch', () => {
    const legendary = guardian.weapons.filter(({ rarity }) => rarity === 'legendary')
    const complete = legendary.filter(({ columns }) => {
      const kinds = columns.map(({ kind }) => kind)
      return (
        kinds.includes('barrel') &&
        kinds.includes('magazine') &&
        kinds.filter((k) => k === 'trait').length >= 2
      )
    })
    expect(complete.length / legendary.length).toBeGreaterThan(0.9)
    expect(legendary.some(({ columns }) => columns.some(({ selectable }) => selectable.length > 1))).toBe(
      true,
    )
  })

  test('weapons of every slot, ammunition and element are told apart', () => {
    expect(new Set(guardian.weapons.map(({ slot }) => slot)).size).toBe(3)
    expect(new Set(guardian.weapons.map(({ ammo }) => ammo)).size).toBe(3)
    expect(new Set(guardian.weapons.map(({ element }) => element))).toEqual(
      new Set(['kinetic', 'arc', 'solar', 'void', 'stasis']),
    )
  })

  test('masterworks of 2021 have their stat and a level from 1 to 10', () => {
    const masterworks = guardian.weapons.flatMap(({ masterwork }) => masterwork ?? [])
    expect(masterworks.length).toBeGreaterThan(200)
    for (const { stat, level, name } of masterworks) {
      expect(stat, name).toBeDefined()
      expect(level, name).toBeGreaterThanOrEqual(1)
      expect(level, name).toBeLessThanOrEqual(10)
    }
  })

  test('armor of 2021 is the older kind, and exotic pieces name their perk', () => {
    expect(guardian.armor.length).toBeGreaterThan(300)
    expect(guardian.armor.every(({ armor3 }) => !armor3)).toBe(true)
    const exotic = guardian.armor.filter(({ rarity }) => rarity === 'exotic')
    expect(exotic.every(({ exoticPerks }) => exoticPerks.length === 1)).toBe(true)
  })

  test('what the answer of 2021 lacks is named as withheld, what it holds is not', () => {
    expect(guardian.withheld).toContain('records')
    for (const held of ['vault', 'characters', 'equipment', 'itemDetails'] as const) {
      expect(guardian.withheld).not.toContain(held)
    }
    expect(guardian.characters.map(({ classType }) => classType)).toEqual(['hunter', 'titan', 'warlock'])
  })
})
