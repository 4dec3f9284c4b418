import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { world } from '../../test-support/demo-guardians.ts'
import { ARMOR_STAT_HASH } from '../../world/tables/platform.ts'
import type { WorldArmor } from '../../world/world.ts'
import { createCatalogue } from '../catalogue.ts'
import { diceFor } from '../dice.ts'
import type { RolledArmor } from './gear-item.ts'
import { rollArmor } from './roll-armor.ts'

const catalogue = createCatalogue(world)
const legendary = world.armor.filter(({ armor3, rarity }) => armor3 && rarity === 'legendary')
const exotic = world.armor.filter(({ armor3, rarity }) => armor3 && rarity === 'exotic')
const old = world.armor.filter(({ armor3 }) => !armor3)

const rolls = (pieces: readonly WorldArmor[], tiers: readonly number[], favourites = [true, false]) =>
  fc
    .record({
      piece: fc.constantFrom(...pieces),
      tier: fc.constantFrom(...tiers),
      favourite: fc.constantFrom(...favourites),
      seed: fc.integer(),
    })
    .map(({ piece, tier, favourite, seed }) =>
      rollArmor(piece, { tier, favourite }, catalogue, diceFor(seed)),
    )

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const plugIn = ({ sockets }: RolledArmor, role: string) => sockets.find((socket) => socket.role === role)
const statOf = (roll: RolledArmor, index: number) =>
  roll.stats.get(ARMOR_STAT_HASH[ARMOR_STATS[index] ?? 'weapons'])

describe('Armor 3.0', () => {
  it('has exactly three base stats: the first two of the archetype, the third the smallest', () => {
    fc.assert(
      fc.property(rolls([...legendary, ...exotic], [1, 2, 3, 4, 5]), (roll) => {
        const archetype = world.archetypes.find(
          ({ plugHash }) => plugHash === plugIn(roll, 'archetype')?.plug,
        )
        const worth = ARMOR_STATS.map((stat, index) => ({ stat, value: roll.base[index] ?? 0 }))
          .filter(({ value }) => value !== 0)
          .sort((one, two) => two.value - one.value)
        expect(worth.map(({ stat }) => stat).slice(0, 2)).toEqual([archetype?.primary, archetype?.secondary])
        expect(worth).toHaveLength(3)
      }),
    )
  })

  it.each([
    [1, 48, 53],
    [2, 53, 58],
    [3, 59, 64],
    [4, 65, 72],
    [5, 73, 75],
  ])('F-176 drops at tier %i with %i to %i points, and 11 energy from tier 4 on', (tier, low, high) => {
    fc.assert(
      fc.property(rolls(legendary, [tier]), (roll) => {
        expect(roll.tier).toBe(tier)
        expect(sum(roll.base)).toBeGreaterThanOrEqual(low)
        expect(sum(roll.base)).toBeLessThanOrEqual(high)
        expect(roll.energy.capacity).toBe(tier >= 4 ? 11 : 10)
        expect(roll.energy.used).toBeLessThanOrEqual(roll.energy.capacity)
      }),
    )
  })

  it('mostly reaches 30, 25 and 20 at tier 5', () => {
    const perfect = fc.sample(rolls(legendary, [5]), 300).filter(({ base }) => sum(base) === 75)
    expect(perfect.length).toBeGreaterThan(220)
    for (const { base } of perfect)
      expect([...base].sort((one, two) => two - one).slice(0, 3)).toEqual([30, 25, 20])
  })

  it('tunes at tier 5 alone, towards one fixed stat, with balanced tuning beside it', () => {
    fc.assert(
      fc.property(rolls(legendary, [1, 2, 3, 4, 5]), (roll) => {
        const tuning = plugIn(roll, 'tuning')
        if (roll.tier !== 5) {
          expect(tuning).toMatchObject({ enabled: true, hidden: true, options: [tuning?.plug] })
          return
        }
        expect(tuning?.hidden).toBeUndefined()
        const directions = world.tuning.directional.filter(({ hash }) => tuning?.options?.includes(hash))
        expect(directions).toHaveLength(5)
        expect(new Set(directions.map(({ plus }) => plus)).size).toBe(1)
        expect(tuning?.options).toContain(world.tuning.balanced)
      }),
    )
  })

  it('lets tier 5 exotics tune any pair', () => {
    fc.assert(
      fc.property(rolls(exotic, [5], [true]), (roll) => {
        expect(plugIn(roll, 'tuning')?.options).toHaveLength(world.tuning.directional.length + 1)
      }),
    )
  })

  it('states base, masterwork on the zero stats, tuning and mods as its stats', () => {
    fc.assert(
      fc.property(rolls([...legendary, ...exotic], [1, 2, 3, 4, 5]), (roll) => {
        const level = world.armorMasterworks.indexOf(plugIn(roll, 'armor-masterwork')?.plug ?? 0)
        const tuning = plugIn(roll, 'tuning')
        const direction = world.tuning.directional.find(({ hash }) => hash === tuning?.plug)
        const mod = plugIn(roll, 'general-mod')?.plug
        ARMOR_STATS.forEach((stat, index) => {
          const base = roll.base[index] ?? 0
          const onZero = base === 0 ? level + (tuning?.plug === world.tuning.balanced ? 1 : 0) : 0
          const tuned = direction?.plus === stat ? 5 : direction?.minus === stat ? -5 : 0
          const { minor, major } = world.statMods[stat]
          const modded = mod === major ? 10 : mod === minor ? 5 : 0
          expect(statOf(roll, index)).toBe(base + onZero + tuned + modded)
        })
        expect(roll.masterworked).toBe(level === 5)
      }),
    )
  })

  it('carries the base values in its stat plugs', () => {
    fc.assert(
      fc.property(rolls([...legendary, ...exotic], [1, 5]), (roll) => {
        const fromPlugs = ARMOR_STATS.map((stat) =>
          sum(
            roll.sockets
              .filter(({ role }) => role === 'armor-stat')
              .map(({ plug }) => world.plugStats(plug).get(ARMOR_STAT_HASH[stat]) ?? 0),
          ),
        )
        expect(fromPlugs).toEqual([...roll.base])
      }),
    )
  })
})

describe('older armor', () => {
  it('has no tier and no archetype, six stats, two to each more once masterworked', () => {
    fc.assert(
      fc.property(rolls(old, [1]), (roll) => {
        expect(roll).not.toHaveProperty('tier')
        expect(plugIn(roll, 'archetype')).toBeUndefined()
        if (roll.definition.slot === 'class-item') expect(sum(roll.base)).toBe(0)
        else expect(Math.min(...roll.base)).toBeGreaterThanOrEqual(2)
        expect(sum(roll.base)).toBeLessThanOrEqual(68)
        const added = ARMOR_STATS.map((_, index) => (statOf(roll, index) ?? 0) - (roll.base[index] ?? 0))
        const artifice = plugIn(roll, 'artifice')?.plug
        const forged = Object.values(world.statMods).some((mods) => mods.artifice === artifice) ? 3 : 0
        const mod = plugIn(roll, 'general-mod')?.plug
        const general = Object.values(world.statMods).map(({ major, minor }) =>
          mod === major ? 10 : mod === minor ? 5 : 0,
        )
        expect(sum(added)).toBe((roll.masterworked ? 12 : 0) + forged + sum(general))
      }),
    )
  })
})
