import { ARMOR_STATS, type StatLine, type Tuning } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ItemDefinition, readItemDefinition } from '../../manifest/items/item-definition.ts'
import { ARMOR_STAT_HASHES } from '../../manifest/items/stat-hashes.ts'
import { type ArmorPlugs, armorStats } from './armor-stats.ts'
import { NO_STATS } from './stat-lines.ts'

const everyStat = (value: number): ItemDefinition =>
  readItemDefinition(1, {
    investmentStats: ARMOR_STATS.map((stat) => ({ statTypeHash: ARMOR_STAT_HASHES[stat], value })),
  })

const plugs = (change: Partial<ArmorPlugs>): ArmorPlugs => ({
  armor3: true,
  statPlugs: NO_STATS,
  masterwork: undefined,
  tuning: undefined,
  mods: NO_STATS,
  ...change,
})

test('a tier 5 piece, masterworked, tuned and with a major mod', () => {
  const piece = plugs({
    statPlugs: [30, 0, 25, 0, 20, 0],
    masterwork: everyStat(5),
    tuning: { kind: 'directional', plus: 'weapons', minus: 'melee' },
    mods: [10, 0, 0, 0, 0, 0],
  })
  expect(armorStats(piece, undefined)).toEqual({ base: [30, 0, 25, 0, 20, 0], stats: [45, 5, 25, 5, 20, 0] })
})

test('balanced tuning raises only what the drop left at zero', () => {
  const piece = plugs({
    statPlugs: [30, 0, 25, 0, 20, 0],
    masterwork: everyStat(3),
    tuning: { kind: 'balanced' },
  })
  expect(armorStats(piece, undefined).stats).toEqual([30, 4, 25, 4, 20, 4])
})

test('the masterwork of older armor raises all six', () => {
  const piece = plugs({ armor3: false, statPlugs: [10, 2, 22, 6, 15, 10], masterwork: everyStat(2) })
  expect(armorStats(piece, undefined).stats).toEqual([12, 4, 24, 8, 17, 12])
})

test('what the platform says is worn goes before what we would reckon', () => {
  const worn: StatLine = [31, 5, 25, 5, 20, 5]
  expect(armorStats(plugs({ statPlugs: [30, 0, 25, 0, 20, 0] }), worn).stats).toBe(worn)
})

const aStat = fc.constantFrom(...ARMOR_STATS)
const aTuning: fc.Arbitrary<Tuning | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant<Tuning>({ kind: 'balanced' }),
  fc
    .uniqueArray(aStat, { minLength: 2, maxLength: 2 })
    .map(
      ([plus, minus]): Tuning => ({ kind: 'directional', plus: plus ?? 'melee', minus: minus ?? 'super' }),
    ),
)
const aLine = (value: fc.Arbitrary<number>) => fc.tuple(value, value, value, value, value, value)

/** Three of the six stats, each above what masterwork and tuning give to the others. */
const anArmor3Base = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 12, max: 30 }),
  )
  .map(([places, value]): StatLine => {
    const at = (place: number) => (places.includes(place) ? value : 0)
    return [at(0), at(1), at(2), at(3), at(4), at(5)]
  })

test('where the stat plugs are unknown, the base is found again from what is worn', () => {
  const mods = aLine(fc.constantFrom(0, 3, 5, 10))
  fc.assert(
    fc.property(
      anArmor3Base,
      fc.integer({ min: 0, max: 5 }),
      aTuning,
      mods,
      (base, level, tuning, modLine) => {
        // Points that tuning takes below zero are lost on the wire, and nothing can find them again.
        const minus = tuning?.kind === 'directional' ? ARMOR_STATS.indexOf(tuning.minus) : -1
        fc.pre(minus === -1 || (base[minus] ?? 0) > 0 || level === 5)
        const known = plugs({ statPlugs: base, masterwork: everyStat(level), tuning, mods: modLine })
        const { stats } = armorStats(known, undefined)
        expect(armorStats({ ...known, statPlugs: NO_STATS }, stats).base).toEqual(base)
      },
    ),
  )
})
