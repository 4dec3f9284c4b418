import type { WeaponStat } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { world } from '../../test-support/demo-guardians.ts'
import { WEAPON_STAT_HASH } from '../../world/tables/platform.ts'
import { shownOn } from '../../world/weapons/curves.ts'
import type { WorldWeapon } from '../../world/world.ts'
import { createCatalogue } from '../catalogue.ts'
import { diceFor } from '../dice.ts'
import type { RolledWeapon } from './gear-item.ts'
import { rollWeapon } from './roll-weapon.ts'

const catalogue = createCatalogue(world)
const tiered = world.weapons.filter((weapon) => weapon.tiered)
const craftable = world.weapons.filter((weapon) => weapon.craftable)
const exotic = world.weapons.filter(({ rarity }) => rarity === 'exotic')

const rolls = (weapons: readonly WorldWeapon[], tiers: readonly number[]) =>
  fc
    .record({
      weapon: fc.constantFrom(...weapons),
      tier: fc.constantFrom(...tiers),
      favourite: fc.boolean(),
      seed: fc.integer(),
    })
    .map(({ weapon, tier, favourite, seed }) =>
      rollWeapon(weapon, { tier, favourite }, catalogue, diceFor(seed)),
    )

const columns = ({ sockets }: RolledWeapon, role: string) => sockets.filter((socket) => socket.role === role)
const enhancedOf = new Map(
  world.weapons.flatMap(({ sockets }) =>
    sockets.flatMap(({ plugs }) =>
      plugs.flatMap((plug) => {
        const twin = world.enhancedOf(plug)
        return twin ? [[twin, plug] as const] : []
      }),
    ),
  ),
)

describe('an exotic', () => {
  const ROLLED = ['Hawkmoon', "Dead Man's Tale"]
  const traitsOf = (weapons: readonly WorldWeapon[]) =>
    fc.sample(rolls(weapons, [1]), 60).flatMap((roll) => columns(roll, 'trait'))

  it.each(ROLLED)('%s drops with one trait of several', (name) => {
    const traits = traitsOf(exotic.filter((weapon) => weapon.name === name))
    expect(traits.every(({ options }) => options?.length === 1)).toBe(true)
    expect(new Set(traits.map(({ plug }) => plug)).size).toBeGreaterThan(3)
  })

  it('of every other name has the same trait on every copy', () => {
    for (const weapon of exotic.filter(({ name }) => !ROLLED.includes(name)))
      expect(weapon.sockets.find(({ role }) => role === 'trait')?.plugs).toHaveLength(1)
  })
})

describe('a weapon', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('of tier %i offers %i perks in each trait column', (tier, perks) => {
    fc.assert(
      fc.property(rolls(tiered, [tier]), (roll) => {
        expect(roll.tier).toBe(tier)
        for (const { options, plug } of columns(roll, 'trait')) {
          expect(options).toHaveLength(perks)
          expect(options).toContain(plug)
          expect(new Set(options).size).toBe(perks)
        }
      }),
    )
  })

  it('has enhanced perks from tier 2, parts from tier 4 and its origin at tier 5', () => {
    fc.assert(
      fc.property(rolls(tiered, [1, 2, 3, 4, 5]), (roll) => {
        const isEnhanced = (role: string) =>
          columns(roll, role).some(({ options }) => options?.some((plug) => enhancedOf.has(plug)))
        const tier = roll.tier ?? 0
        if (tier < 2) expect(isEnhanced('trait')).toBe(false)
        if (tier < 4) expect(isEnhanced('barrel') || isEnhanced('magazine')).toBe(false)
        if (tier < 5) expect(isEnhanced('origin')).toBe(false)
      }),
    )
    const tier5 = fc.sample(rolls(tiered, [5]), 50)
    expect(tier5.some((roll) => columns(roll, 'trait').some(({ plug }) => enhancedOf.has(plug)))).toBe(true)
  })

  it('rolls in every column only what its definition allows', () => {
    fc.assert(
      fc.property(rolls(world.weapons, [1, 2, 3, 4, 5]), (roll) => {
        expect(roll.sockets).toHaveLength(roll.definition.sockets.length)
        roll.sockets.forEach(({ plug, options }, index) => {
          const socket = roll.definition.sockets[index]
          for (const chosen of [plug, ...(options ?? [])]) {
            const plain = enhancedOf.get(chosen) ?? chosen
            expect(socket?.initial === chosen || socket?.plugs.includes(plain)).toBe(true)
          }
        })
      }),
    )
  })

  it('states what its base and its plugs come to, as the game shows it', () => {
    fc.assert(
      fc.property(rolls(world.weapons, [1, 5]), (roll) => {
        for (const [name, base] of Object.entries(roll.definition.stats)) {
          const hash = WEAPON_STAT_HASH[name as WeaponStat]
          const plugged = roll.sockets.reduce(
            (sum, { plug }) => sum + (catalogue.statsOf(plug).get(hash) ?? 0),
            base,
          )
          const curve = roll.definition.curves[name as WeaponStat]
          expect(roll.stats.get(hash)).toBe(shownOn(curve, plugged))
        }
      }),
    )
  })

  it('is crafted or shows a pattern only where it can be crafted', () => {
    fc.assert(
      fc.property(rolls(world.weapons, [3]), (roll) => {
        if (roll.crafted || roll.deepsight) expect(roll.definition.craftable).toBe(true)
        expect(roll.crafted && roll.deepsight).toBe(false)
        expect(roll.tier === undefined).toBe(!roll.definition.tiered)
      }),
    )
    expect(fc.sample(rolls(craftable, [1]), 60).some(({ crafted }) => crafted)).toBe(true)
    expect(fc.sample(rolls(craftable, [1]), 60).some(({ deepsight }) => deepsight)).toBe(true)
  })

  it('of exotic rarity has its catalyst plugged only when that is complete', () => {
    fc.assert(
      fc.property(rolls(exotic, [1]), (roll) => {
        const [socket] = columns(roll, 'catalyst')
        if (!socket || !roll.catalyst) return
        expect(socket.plug === roll.catalyst.plug).toBe(roll.catalyst.state === 'complete')
        expect(roll.masterworked).toBe(roll.catalyst.state === 'complete')
      }),
    )
  })
})
