import fc from 'fast-check'
import type { Marks } from '../cleanup/verdict.ts'
import type { Weapon } from '../items.ts'
import { PLAY_MODES, type PlayMode } from '../weapons/play-mode.ts'
import { tierOf } from '../weapons/rating/tiers.ts'
import type { JudgedRating } from '../weapons/verdict/vault-copy.ts'
import { makeWeapon } from './make-weapon.ts'

/** Vaults with random copies, random ratings and random marks, for what must hold whatever they are. */

const TRAITS = ['Outlaw', 'Rapid Hit', 'Kill Clip', 'Rampage', 'Frenzy']
/** Worth 4 or more, by activity. */
export const GOOD_TRAITS = {
  pve: ['Rapid Hit', 'Kill Clip', 'Frenzy'],
  pvp: ['Outlaw', 'Rapid Hit', 'Rampage'],
} as const
const column = fc.uniqueArray(fc.constantFrom(...TRAITS), { minLength: 1, maxLength: 2 })
const score = fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100)
const poorScore = fc.integer({ min: 0, max: 550 }).map((hundredths) => hundredths / 100)

export interface Vault {
  readonly weapons: readonly Weapon[]
  readonly ratings: ReadonlyMap<string, JudgedRating>
  readonly marks: Marks
  readonly mode: PlayMode
}

const anyCopy = {
  name: fc.constantFrom('One', 'One (Adept)', 'Two'),
  element: fc.constantFrom('void' as const, 'arc' as const),
  slot: fc.constantFrom('kinetic' as const, 'kinetic' as const, 'energy' as const),
  first: column,
  second: column,
  power: fc.constantFrom(10, 20),
  kills: fc.constantFrom(undefined, 0, 7, 2000),
  tier: fc.constantFrom(undefined, 1 as const, 3 as const, 5 as const),
  level: fc.constantFrom(0, 4),
  crafted: fc.boolean(),
  locked: fc.boolean(),
  masterwork: fc.constantFrom(0, 10),
  rarity: fc.constantFrom('rare' as const, 'legendary' as const, 'legendary' as const, 'exotic' as const),
  fixed: fc.boolean(),
  inCollections: fc.boolean(),
  pve: score,
  pvp: score,
  mark: fc.constantFrom(undefined, undefined, undefined, 'keep' as const, 'dismantle' as const),
}
const seldom = <T>(usual: T, other: T) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, fc.constant(other))
/** Copies that differ in everything rarely beat each other: these differ in little but perks and ratings, and many are poor. */
const alikeCopy = {
  ...anyCopy,
  name: fc.constantFrom('One', 'One (Adept)', 'Two', 'Two'),
  element: fc.constant('void' as const),
  slot: fc.constant('kinetic' as const),
  first: fc.constantFrom(['Outlaw'], ['Rapid Hit'], ['Outlaw', 'Rapid Hit']),
  second: fc.constantFrom(['Kill Clip'], ['Rampage'], ['Kill Clip', 'Rampage']),
  power: fc.constant(10),
  kills: seldom<number | undefined>(undefined, 7),
  tier: fc.constantFrom(undefined, undefined, undefined, 3 as const, 5 as const),
  crafted: seldom(false, true),
  locked: seldom(false, true),
  masterwork: seldom(0, 10),
  pve: fc.oneof(score, poorScore, poorScore),
  pvp: fc.oneof(score, poorScore, poorScore),
}
const copies = fc.oneof(
  fc.array(fc.record(anyCopy), { minLength: 1, maxLength: 14 }),
  fc.array(fc.record(alikeCopy), { minLength: 1, maxLength: 14, size: 'max' }),
)

const goodTraits = (
  one: { readonly first: readonly string[]; readonly second: readonly string[] },
  activity: 'pve' | 'pvp',
) => {
  const good: readonly string[] = GOOD_TRAITS[activity]
  return [one.first, one.second].map((column) =>
    [...column.keys()].filter((at) => good.includes(column[at] ?? '')),
  )
}

export const randomVault: fc.Arbitrary<Vault> = fc
  .tuple(copies, fc.constantFrom(...PLAY_MODES))
  .map(([copies, mode]) => {
    const ratings = new Map<string, JudgedRating>()
    const marks = new Map<string, 'keep' | 'dismantle'>()
    const weapons = copies.map((one, place) => {
      const id = String(place)
      const fixed = one.fixed && one.rarity === 'exotic'
      const side = (activity: 'pve' | 'pvp') =>
        fixed
          ? { tier: 'Unrated' as const }
          : { tier: tierOf(one[activity]), score: one[activity], goodTraits: goodTraits(one, activity) }
      ratings.set(id, { pve: side('pve'), pvp: side('pvp'), fixed })
      if (one.mark) marks.set(id, one.mark)
      const { name, element, slot, power, tier, crafted, locked, rarity, kills, level } = one
      return makeWeapon(
        {
          ...{ instanceId: id, name, element, slot, power, crafted, locked, rarity },
          ...(tier ? { tier } : {}),
          ...(kills === undefined ? {} : { kills }),
          ...(crafted ? { level } : {}),
          ...(one.inCollections ? { inCollections: true as const } : {}),
          masterwork: { hash: 1, name: 'Range', stat: 'range', level: one.masterwork },
          masterworked: one.masterwork === 10,
        },
        { first: one.first, second: one.second },
      )
    })
    return { weapons, ratings, marks, mode }
  })
