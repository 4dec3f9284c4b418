import { describe, expect, it } from 'vitest'
import type { Ability } from '../kit.ts'
import { makeAbility, makeWeapon } from '../test-support/make-items.ts'
import { teamSupport } from './team-support.ts'

const ability = (kind: Ability['kind'], name: string, description: string): Ability =>
  makeAbility({ kind, name, description })
const plain = makeWeapon({})
const pointsOf = (...abilities: readonly Ability[]) => teamSupport({ weapons: [plain], abilities }).points

const well = ability('super', 'Well of Radiance', 'Plant a sword of light that heals and strengthens.')
const grenade = ability('grenade', 'Healing Grenade', 'Heals whoever stands where it lands.')
const torches = ability('fragment', 'Ember of Torches', 'Powered melee makes you and allies radiant.')
const hammer = ability('melee', 'Hammer Strike', 'Sprint and swing a burning hammer that weakens.')
const bomb = ability('melee', 'Snare Bomb', 'Throw smoke that weakens and hides you.')
const dodge = ability('class', "Acrobat's Dodge", 'Dodge and make yourself and allies near you radiant.')
const mending = ability('fragment', 'Facet of Mending', 'Grenade final blows cure you.')

describe('how far a guardian supports others', () => {
  it('F-297 a Super and a grenade that heal and strengthen the team score above builds for damage', () => {
    const healer = pointsOf(well, grenade)
    expect(healer).toBeGreaterThan(pointsOf(hammer, grenade, torches))
    expect(healer).toBeGreaterThan(pointsOf(bomb, dodge, mending))
  })

  it('F-297 what heals or strengthens its bearer alone supports nobody', () => {
    const punch = ability('aspect', 'Knockout', 'Makes melee stronger, healing you on a final blow.')
    expect(pointsOf(mending, punch)).toBe(0)
  })

  it('F-297 what comes when foes fall counts less than what can be had at will', () => {
    const leeching = ability('fragment', 'Leeching', 'Melee final blows start healing for you and allies.')
    expect(pointsOf(leeching)).toBeGreaterThan(0)
    expect(pointsOf(leeching)).toBeLessThan(pointsOf(grenade))
  })

  it('F-297 exotics taken for the team count, weapon and armor', () => {
    const divinity = makeWeapon({ name: 'Divinity', rarity: 'exotic' })
    expect(teamSupport({ weapons: [divinity], abilities: [] })).toMatchObject({ wholeTeam: 1 })
    const boots = { name: 'Boots', description: 'heals allies near you' }
    expect(teamSupport({ weapons: [plain], abilities: [] }, [boots])).toMatchObject({ atWill: 1 })
  })
})
