/** The sandbox's weapons beside the game's own definitions, where REAL_DATA_DIR holds them. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { WeaponStat } from '@ai-vault/game/items.ts'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../world/create-world.ts'
import { WEAPON_STAT_HASH } from '../world/tables/platform.ts'
import { shownOn } from '../world/weapons/curves.ts'
import { PART_FAMILIES } from '../world/weapons/part-plugs.ts'
import { KNOWN_STATS } from '../world/weapons/tables/known-stats.ts'
import { STAT_GROUPS } from '../world/weapons/tables/stat-groups.ts'
import { REAL_DATA_DIR } from './test-support/answer-validator.ts'

interface RealStat {
  readonly statTypeHash: number
  readonly value: number
}
interface RealItem {
  readonly displayProperties: { readonly name: string }
  readonly itemTypeDisplayName?: string
  readonly plug?: { readonly plugCategoryIdentifier: string }
  readonly investmentStats?: readonly RealStat[]
  readonly stats?: { readonly statGroupHash: number; readonly stats: Record<string, { value: number }> }
  readonly inventory: { readonly bucketTypeHash: number }
}
interface RealGroup {
  readonly scaledStats: readonly {
    readonly statHash: number
    readonly displayInterpolation: readonly { readonly value: number; readonly weight: number }[]
  }[]
}

const table = <T>(name: string): Record<string, T> =>
  JSON.parse(gunzipSync(readFileSync(`${REAL_DATA_DIR}/manifest/${name}.json.gz`)).toString())

describe.skipIf(!REAL_DATA_DIR)('weapons as in the game (needs REAL_DATA_DIR)', () => {
  const items = REAL_DATA_DIR ? table<RealItem>('DestinyInventoryItemDefinition') : {}
  const groups = REAL_DATA_DIR ? table<RealGroup>('DestinyStatGroupDefinition') : {}
  const nameOf = new Map(Object.entries(WEAPON_STAT_HASH).map(([stat, hash]) => [hash, stat as WeaponStat]))

  it.each([...STAT_GROUPS])('%s: shows every investment as the game does', (_key, group) => {
    const real = groups[group.hash]?.scaledStats ?? []
    expect(group.shows).toEqual(real.map(({ statHash }) => nameOf.get(statHash)))
    for (const { statHash, displayInterpolation } of real) {
      const stat = nameOf.get(statHash)
      if (!stat) continue
      const curve = displayInterpolation.map(({ value, weight }) => [value, weight] as const)
      for (let invested = 0; invested <= 100; invested++) {
        const [ours, theirs] = [shownOn(group.curves[stat], invested), shownOn(curve, invested)]
        expect({ stat, invested, ours }).toEqual({ stat, invested, ours: theirs })
      }
    }
  })

  it('weapons that are known carry the game’s numbers', () => {
    const world = createWorld()
    for (const [hash, stats] of KNOWN_STATS) {
      const real = items[hash]
      const weapon = world.weapons.find((known) => known.hash === hash)
      expect(weapon?.name).toBe(real?.displayProperties.name)
      for (const { statTypeHash, value } of real?.investmentStats ?? []) {
        const stat = nameOf.get(statTypeHash)
        if (stat) expect({ hash, stat, value: stats[stat] }).toEqual({ hash, stat, value })
      }
      const shown = world.tables.DestinyInventoryItemDefinition.get(hash) as RealItem
      expect(shown.stats?.statGroupHash).toBe(real?.stats?.statGroupHash)
      for (const [statHash, { value }] of Object.entries(real?.stats?.stats ?? {}))
        if (nameOf.has(Number(statHash))) expect(shown.stats?.stats[statHash]?.value).toBe(value)
    }
  })

  it.each(Object.values(PART_FAMILIES))(
    '$category: every part has the game’s hash, name and numbers',
    (family) => {
      for (const [name, hash, enhanced, change, enhancedChange] of family.rows)
        for (const [part, ours] of [
          [hash, change],
          [enhanced, enhancedChange],
        ] as const) {
          if (part === 0) continue
          const real = items[part]
          expect(real?.displayProperties.name).toBe(name)
          expect(real?.plug?.plugCategoryIdentifier).toBe(family.category)
          const statOf = new Map(
            real?.investmentStats?.map(({ statTypeHash, value }) => [statTypeHash, value]),
          )
          for (const [stat, value] of Object.entries(ours))
            expect({ name, stat, value: statOf.get(WEAPON_STAT_HASH[stat as WeaponStat]) }).toEqual({
              name,
              stat,
              value,
            })
        }
    },
  )

  it('legendary and exotic weapons have the game’s name, type and slot under their hash', () => {
    for (const { hash, name, rarity } of createWorld().weapons) {
      const real = items[hash]
      if (!real) continue
      expect({ hash, name, rarity }).toEqual({ hash, name: real.displayProperties.name, rarity })
    }
  })
})
