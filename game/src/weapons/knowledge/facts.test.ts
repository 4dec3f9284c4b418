import { describe, expect, it } from 'vitest'
import type { WeaponStat, WeaponType } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import { masterworkSteps } from '../rating/evaluate.ts'
import { rateRoll } from '../rating/rate.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import { describeRoll } from '../roll.ts'
import { usualAmmo } from '../weapon-type-names.ts'
import { BASE } from './compiled-knowledge.ts'
import type { Frame } from './knowledge.ts'

/** Facts that were once told wrongly, each with what players know to be true. */

const does = (name: string) => BASE.source.traits.find((trait) => trait.name === name)?.does ?? ''
const tableOn = (type: WeaponType, frame?: Frame) =>
  BASE.tables({ type, ammo: usualAmmo(type), frame, way: wayOfPlaying(undefined) })
function steps(name: string, activity: Activity, type: WeaponType, frame?: Frame): number {
  const found = BASE.find(name)
  const table = tableOn(type, frame)[activity]
  return found?.kind === 'trait' ? table.trait(found.id) : table.part(found?.id ?? -1)
}

describe('what traits do', () => {
  it('Bait and Switch gives 30 %', () => {
    expect(does('Bait and Switch')).toContain('30 %')
  })
  it('Parasitism strengthens its own weapon alone', () => {
    expect(does('Parasitism')).toMatch(/own nanites/)
    expect(does('Parasitism')).not.toMatch(/damage it takes/)
  })
  it('Dual Loader costs reload, not fire', () => {
    expect(does('Dual Loader')).toMatch(/reload/)
    expect(does('Dual Loader')).not.toMatch(/fire/)
  })
  it('High-Impact Reserves begins in the middle of the magazine', () => {
    expect(does('High-Impact Reserves')).toMatch(/middle/)
  })
  it('Destabilizing Rounds also gives Volatile Rounds', () => {
    expect(does('Destabilizing Rounds')).toMatch(/gives you Volatile Rounds/)
  })
  it('Invisible Hand outlasts the hit', () => {
    expect(does('Invisible Hand')).toMatch(/after a hit/)
  })
})

describe('what perks are worth', () => {
  it('aiming traits are no choice in PvP where the weapon gains nothing by them', () => {
    expect(steps('Rangefinder', 'pvp', 'sniper-rifle')).toBeLessThan(0)
    expect(steps('Snapshot Sights', 'pvp', 'rocket-launcher')).toBeLessThan(0)
    expect(steps('Killing Wind', 'pvp', 'linear-fusion-rifle')).toBeLessThan(0)
    expect(steps('Rangefinder', 'pvp', 'hand-cannon')).toBeGreaterThan(0.75)
    expect(steps('Snapshot Sights', 'pvp', 'sniper-rifle')).toBeGreaterThan(0.75)
  })

  it('Opening Shot is less on a scout that fires fast', () => {
    const [fast, slow] = (['rapid-fire', 'high-impact'] as const).map((frame) =>
      steps('Opening Shot', 'pvp', 'scout-rifle', frame),
    )
    expect(fast).toBeLessThan((slow ?? 0) - 0.5)
  })

  it('Ambitious Assassin with Chain Reaction is what a wave frame is farmed for', () => {
    const pool = [
      ['Ambitious Assassin', 'Surplus', 'Genesis', 'Stats for All', 'Unrelenting', 'Steady Hands'],
      ['Chain Reaction', 'Rampage', 'Frenzy', 'Golden Tricorn', 'One for All', 'Turnabout', 'Wellspring'],
    ] as const
    const rolls = pool[0].flatMap((one) =>
      pool[1].map((other) => {
        const perks = ['Wave Frame', one, other]
        const roll = describeRoll({ weaponName: 'Forbearance', weaponType: 'Grenade Launcher', perks })
        return { name: `${one} + ${other}`, sum: rateRoll(roll).pve.evaluation.sum }
      }),
    )
    const best = rolls.sort((one, other) => other.sum - one.sum)[0]
    expect(best?.name).toBe('Ambitious Assassin + Chain Reaction')
  })

  it('a rocket sidearm wants velocity and blast radius', () => {
    const { pve } = tableOn('sidearm', 'micro-missile')
    const worth = (stat: WeaponStat) => masterworkSteps(stat, pve)
    expect(worth('velocity')).toBeGreaterThan(worth('recoil'))
    expect(worth('blast-radius')).toBeGreaterThanOrEqual(worth('range'))
    expect(steps('High-Velocity Rounds', 'pve', 'sidearm')).toBeGreaterThan(0.5)
  })
})
