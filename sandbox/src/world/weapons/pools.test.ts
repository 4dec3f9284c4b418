import { describe, expect, it } from 'vitest'
import { createWorld } from '../create-world.ts'
import { ammoOf } from './legendary-weapons.ts'
import { describeChange } from './part-plugs.ts'
import { TRAITS } from './tables/traits.ts'

const world = createWorld()
const rowOf = new Map(TRAITS.map((row) => [row[1], row]))

describe('trait pools', () => {
  it('hold no trait of another element', () => {
    const foreign = world.weapons
      .filter(({ rarity }) => rarity === 'legendary')
      .filter(({ element, sockets }) =>
        sockets.some(
          ({ role, plugs }) =>
            role === 'trait' && plugs.some((plug) => (rowOf.get(plug)?.[5] ?? element) !== element),
        ),
      )
    expect(foreign.map(({ name }) => name)).toEqual([])
  })

  it('give swords sword traits and bows bow traits only', () => {
    const traitsOf = (type: string): string[] =>
      world.weapons
        .filter((weapon) => weapon.type === type && weapon.rarity === 'legendary')
        .flatMap(({ sockets }) =>
          sockets.filter(({ role }) => role === 'trait').flatMap(({ plugs }) => plugs),
        )
        .map((plug) => rowOf.get(plug)?.[0] ?? '')
    expect(traitsOf('sword')).toContain('Relentless Strikes')
    expect(traitsOf('sword')).not.toContain('Rapid Hit')
    expect(traitsOf('combat-bow')).toContain("Archer's Tempo")
    expect(traitsOf('hand-cannon')).not.toContain("Archer's Tempo")
  })

  it('let every trait roll on some weapon', () => {
    const rolled = new Set(world.weapons.flatMap(({ sockets }) => sockets.flatMap(({ plugs }) => plugs)))
    const never = TRAITS.filter(([, hash]) => !rolled.has(hash)).map(([name]) => name)
    expect(never.length).toBeLessThan(10)
  })
})

describe('ammunition', () => {
  it('follows the slot: a grenade launcher fires heavy only from the power slot', () => {
    expect(ammoOf('grenade-launcher', 'power')).toBe('heavy')
    expect(ammoOf('grenade-launcher', 'energy')).toBe('special')
    expect(ammoOf('sidearm', 'energy', 'micro-missile')).toBe('special')
    expect(ammoOf('sidearm', 'energy', 'adaptive')).toBe('primary')
    expect(ammoOf('combat-bow', 'kinetic')).toBe('primary')
  })
})

describe('what a part does', () => {
  it('is told from its numbers', () => {
    expect(describeChange({ range: 10 })).toBe('Improves range.')
    expect(describeChange({ range: 5, stability: 5, handling: 5 })).toBe(
      'Improves range, stability and handling.',
    )
    expect(describeChange({ range: 15, handling: -5 })).toBe('Improves range at the cost of handling.')
    expect(describeChange({})).toContain('without touching its numbers')
  })
})
