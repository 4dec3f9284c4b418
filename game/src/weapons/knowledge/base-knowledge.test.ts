import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { WEAPON_STATS, WEAPON_TYPES } from '../../items.ts'
import { BASE_KNOWLEDGE } from './base-knowledge.ts'
import { FRAMES, HIGHEST_WORTH, LOWEST_WORTH, TRAIT_ROLES } from './knowledge.ts'
import { LEARNED_KINDS, readLearned, writeLearned } from './learned-worths.ts'
import { STAT_WORTH } from './worth.ts'

const { traits, parts, origins, pairs, learned } = BASE_KNOWLEDGE
const places = [...WEAPON_TYPES, 'primary', 'special', 'heavy', ...FRAMES.map((frame) => `frame:${frame}`)]

describe('the knowledge base', () => {
  it('knows at least 300 traits by name, each once', () => {
    expect(traits.length).toBeGreaterThanOrEqual(300)
    for (const others of [parts, origins, pairs]) expect(others.length).toBeGreaterThan(10)
    const names = [...traits, ...parts, ...origins].map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  })

  it('begins learning with quarters between the lowest and the highest worth, and with a role for each trait', () => {
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

  it('describes every barrel and magazine by its stats, or says why else it is good', () => {
    for (const { name, stats, why } of parts)
      expect(Object.keys(stats).length > 0 || why !== undefined, name).toBe(true)
  })

  it('holds what was learned to places, perks and pairs that it knows', () => {
    const perks = new Set([...traits, ...parts].map(({ name }) => name))
    expect(learned.perks.size).toBeGreaterThan(300)
    const known = { perks, roles: new Set<string>(TRAIT_ROLES), stats: new Set<string>(WEAPON_STATS) }
    for (const kind of LEARNED_KINDS) {
      expect(learned[kind].size).toBeGreaterThan(10)
      for (const [name, { on }] of learned[kind]) {
        expect(known[kind]).toContain(name)
        for (const place of on.keys()) expect(places).toContain(place)
      }
    }
    const sides = new Set<string>([...perks, ...TRAIT_ROLES])
    for (const key of learned.pairs.keys()) for (const side of key.split('+')) expect(sides).toContain(side)
    for (const activity of ['pve', 'pvp'] as const)
      expect([...learned.drops[activity].keys()].sort()).toEqual(['any', ...WEAPON_TYPES].sort())
  })

  it('is written as it is read', () => {
    expect(readLearned(JSON.parse(writeLearned(learned)))).toEqual(learned)
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
    for (const { one, other, why } of pairs) {
      for (const side of [one, other]) {
        expect(names.has(side) || (TRAIT_ROLES as readonly string[]).includes(side), side).toBe(true)
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
