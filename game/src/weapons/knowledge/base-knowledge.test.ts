import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { WEAPON_STATS, WEAPON_TYPES } from '../../items.ts'
import { BASE_KNOWLEDGE } from './base-knowledge.ts'
import { FRAMES, HIGHEST_WORTH, LOWEST_WORTH, PART_FAMILIES, TRAIT_ROLES } from './knowledge.ts'
import { readCorrections } from './merge-knowledge.ts'
import { STAT_WORTH } from './stat-worth.ts'

const { traits, parts, origins, pairs } = BASE_KNOWLEDGE
const places = [...WEAPON_TYPES, 'primary', 'special', 'heavy', ...FRAMES.map((frame) => `frame:${frame}`)]

describe('the knowledge base', () => {
  it('knows at least 300 traits by name, each once', () => {
    expect(traits.length).toBeGreaterThanOrEqual(300)
    for (const others of [parts, origins, pairs]) expect(others.length).toBeGreaterThan(10)
    const names = [...traits, ...parts, ...origins].map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  })

  it('keeps to its own schema', () => {
    expect(readCorrections({ traits }).problems).toEqual([])
    for (const { pve, pvp } of [...traits, ...origins]) {
      expect(Math.min(pve, pvp)).toBeGreaterThanOrEqual(LOWEST_WORTH)
      expect(Math.max(pve, pvp)).toBeLessThanOrEqual(HIGHEST_WORTH)
      expect([(pve * 4) % 1, (pvp * 4) % 1]).toEqual([0, 0])
    }
    for (const { roles } of traits) {
      expect(roles.length).toBeGreaterThan(0)
      expect(new Set(roles).size).toBe(roles.length)
    }
  })

  it('says in one sentence what each trait and origin trait does', () => {
    for (const { does } of [...traits, ...origins]) {
      expect(does).toMatch(/^[A-Z].{8,110}[^.]\.$/)
    }
  })

  it('uses at least five steps of worth in PvE and in PvP', () => {
    for (const activity of ['pve', 'pvp'] as const) {
      expect(new Set(traits.map((trait) => Math.round(trait[activity]))).size).toBeGreaterThanOrEqual(5)
    }
  })

  it('describes barrels and magazines by stats that exist', () => {
    const families: readonly string[] = [...PART_FAMILIES.barrel, ...PART_FAMILIES.magazine]
    for (const { name, family, stats, beyondStats } of parts) {
      expect(families, name).toContain(family)
      for (const stat of Object.keys(stats)) expect(WEAPON_STATS, name).toContain(stat)
      expect(Object.keys(stats).length > 0 || beyondStats !== undefined, name).toBe(true)
      for (const place of Object.keys(beyondStats?.on ?? {})) expect(places, name).toContain(place)
    }
  })

  it('values stats on every weapon type in both activities', () => {
    for (const type of WEAPON_TYPES) {
      for (const activity of ['pve', 'pvp'] as const) {
        expect(Object.values(STAT_WORTH[type][activity]).some((worth) => worth > 0)).toBe(true)
      }
    }
  })

  it('names only traits and roles in its pairs that exist', () => {
    const names = new Set(traits.map(({ name }) => name))
    for (const { one, other, by, why } of pairs) {
      for (const side of [one, other]) {
        expect(
          by === 'name' ? names.has(side) : (TRAIT_ROLES as readonly string[]).includes(side),
          side,
        ).toBe(true)
      }
      expect(why).toMatch(/^[^A-Z].+[^.]$/)
    }
  })
})

const dir = process.env.REAL_DATA_DIR
describe.skipIf(!dir)('against the real item table (REAL_DATA_DIR)', () => {
  interface Item {
    readonly displayProperties: { readonly name: string; readonly description: string }
    readonly itemTypeDisplayName?: string
    readonly plug?: { readonly plugCategoryIdentifier?: string }
  }
  const table = (): Item[] =>
    Object.values(
      JSON.parse(
        gunzipSync(
          readFileSync(join(dir ?? '', 'manifest/DestinyInventoryItemDefinition.json.gz')),
        ).toString(),
      ),
    )

  it('knows every trait that a weapon can roll', () => {
    const known = new Set(traits.map(({ name }) => name))
    const notTraits = new Set(['Aggressive Frame', 'Base Frame', 'Golden Tricorn Enhanced', 'Transformative'])
    const missing = table()
      .filter(
        ({ itemTypeDisplayName: type, plug }) =>
          type?.endsWith('Trait') && plug?.plugCategoryIdentifier === 'frames',
      )
      .map(({ displayProperties }) => displayProperties.name)
      .filter((name) => !known.has(name) && !notTraits.has(name))
    expect([...new Set(missing)]).toEqual([])
  })

  it('speaks in its own words', () => {
    const official = table().map(({ displayProperties }) => displayProperties.description.toLowerCase())
    const texts = official.filter((text) => text.length > 20)
    const copied = [...traits, ...origins].filter(({ does }) => {
      const sentence = does.toLowerCase().replace(/\.$/, '')
      return texts.some((text) => text.includes(sentence))
    })
    expect(copied.map(({ name }) => name)).toEqual([])
  })
})
