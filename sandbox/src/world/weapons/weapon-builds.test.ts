import type { WeaponStat } from '@ai-vault/game/items.ts'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../create-world.ts'
import type { WorldWeapon } from '../world.ts'
import { shownOn } from './curves.ts'
import { KNOWN_TRAITS } from './pools.ts'
import { partColumns } from './tables/part-columns.ts'

const world = createWorld()
const legendary = world.weapons.filter(({ rarity }) => rarity === 'legendary')

const nameOf = (hash: number): string => {
  const item = world.tables.DestinyInventoryItemDefinition.get(hash)
  return (item as { displayProperties: { name: string } } | undefined)?.displayProperties.name ?? ''
}
const column = (weapon: WorldWeapon, role: string): string[] =>
  weapon.sockets.filter((socket) => socket.role === role).flatMap(({ plugs }) => plugs.map(nameOf))
const shown = ({ stats, curves }: WorldWeapon, stat: WeaponStat): number | undefined => {
  const invested = stats[stat]
  return invested === undefined ? undefined : shownOn(curves[stat], invested)
}
const statsOf = (type: WorldWeapon['type'], stat: WeaponStat) =>
  legendary.filter((weapon) => weapon.type === type).flatMap((weapon) => shown(weapon, stat) ?? [])

describe('the parts of a weapon', () => {
  it('are those of its type: chokes on shotguns alone, batteries where something charges', () => {
    const holders = (part: string) =>
      new Set(
        legendary
          .filter((weapon) => [...column(weapon, 'barrel'), ...column(weapon, 'magazine')].includes(part))
          .map(({ type }) => type),
      )
    expect(holders('Full Choke')).toEqual(new Set(['shotgun']))
    expect(holders('Smoothbore')).toEqual(new Set(['shotgun']))
    expect(holders('Assault Mag')).toEqual(new Set(['shotgun']))
    expect(holders('Liquid Coils')).toEqual(new Set(['fusion-rifle', 'linear-fusion-rifle']))
    expect(holders('Light Battery')).toEqual(new Set(['trace-rifle']))
    expect(holders('Swap Mag')).toEqual(new Set(['glaive']))
    expect(holders('Spike Grenades')).toEqual(new Set(['grenade-launcher']))
  })

  it('come whole in the first column, and seven at most in the second', () => {
    for (const weapon of legendary) {
      const barrels = column(weapon, 'barrel')
      expect(barrels.length).toBeGreaterThanOrEqual(3)
      const magazines = column(weapon, 'magazine')
      expect(magazines.length).toBeGreaterThanOrEqual(5)
      expect(magazines.length).toBeLessThanOrEqual(7)
    }
  })

  it('are sights in the barrel’s place where the game has them', () => {
    const eyasluna = legendary.find(({ name }) => name === 'Eyasluna')
    expect(eyasluna && column(eyasluna, 'barrel')).toContain('SteadyHand HCS')
    expect(partColumns({ hash: 1, type: 'hand-cannon', ammo: 'primary' })[0]).toContain('Smallbore')
  })

  it('hold four columns on an exotic that has a stock or grip', () => {
    const ace = world.weapons.find(({ name }) => name === 'Ace of Spades')
    expect(ace?.sockets.slice(0, 5).map(({ initial }) => nameOf(initial))).toEqual([
      'Memento Mori',
      'Corkscrew Rifling',
      'High-Caliber Rounds',
      'Firefly',
      'Smooth Grip',
    ])
  })
})

describe('the numbers of a weapon', () => {
  it.each([
    ['auto-rifle', 29, 57],
    ['hand-cannon', 8, 20],
    ['pulse-rifle', 27, 42],
    ['scout-rifle', 11, 20],
    ['sidearm', 11, 33],
    ['submachine-gun', 30, 42],
    ['shotgun', 5, 7],
    ['sniper-rifle', 3, 6],
    ['fusion-rifle', 5, 7],
    ['trace-rifle', 80, 95],
    ['glaive', 4, 7],
    ['grenade-launcher', 1, 7],
    ['linear-fusion-rifle', 5, 7],
    ['machine-gun', 44, 102],
    ['rocket-launcher', 1, 1],
  ] as const)('%s: holds %i to %i rounds', (type, low, high) => {
    const sizes = statsOf(type, 'magazine')
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(high)
  })

  it('follow the frame: aggressive hand cannons reach farther and are slower in the hand', () => {
    const average = (frame: number, stat: WeaponStat) => {
      const values = legendary
        .filter((weapon) => weapon.type === 'hand-cannon' && shown(weapon, 'rpm') === frame)
        .map((weapon) => shown(weapon, stat) ?? 0)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    }
    expect(average(120, 'range')).toBeGreaterThan(average(140, 'range'))
    expect(average(120, 'handling')).toBeLessThan(average(140, 'handling'))
    expect(average(120, 'magazine')).toBeLessThan(average(140, 'magazine'))
  })

  it('give only launchers a blast, only bows a draw, and swords no magazine', () => {
    const types = (stat: WeaponStat) =>
      new Set(world.weapons.filter(({ stats }) => stats[stat] !== undefined).map(({ type }) => type))
    expect(types('blast-radius')).toEqual(new Set(['grenade-launcher', 'rocket-launcher']))
    expect(types('draw-time')).toEqual(new Set(['combat-bow']))
    expect(types('magazine')).not.toContain('sword')
    expect(types('magazine')).not.toContain('combat-bow')
  })
})

describe('the traits of a weapon', () => {
  it('are the game’s where they are known, and eight a column where not', () => {
    for (const weapon of legendary) {
      const columns = weapon.sockets
        .filter(({ role }) => role === 'trait')
        .map(({ plugs }) => plugs.map(nameOf))
      const known = KNOWN_TRAITS.get(weapon.hash)
      columns.forEach((names, place) => {
        const listed = known?.[place] ?? []
        if (listed.length >= 5) expect(names).toEqual(listed)
        else expect({ weapon: weapon.name, names }).toMatchObject({ names: { length: 8 } })
        expect(names.slice(0, listed.length)).toEqual(listed)
      })
    }
  })
})
