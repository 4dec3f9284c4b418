import { describe, expect, it } from 'vitest'
import { conditionOf, effectsIn, STOPS } from './effects.ts'

describe('what a text says a thing does', () => {
  it.each([
    ['Final blows with this weapon slow nearby targets.', 'slow'],
    ['The top half of the magazine slows on hit and freezes with repetition.', 'freeze'],
    ['Sustained hits jolt the target; quicker while amplified.', 'jolt'],
    ['Grenade final blows load volatile rounds.', 'volatile'],
    ['Grenade final blows load volatile rounds.', 'piercing rounds'],
    ['A final blow with broken shields gives an overshield.', 'overshield'],
    ['Healing allies in quick order gives restoration to all of you.', 'heal'],
    ['Orbs of Power grant Devour.', 'devour'],
    ['Makes you and allies near you radiant.', 'radiant'],
    ['Void ability final blows make the fallen explode.', 'explode'],
    ['Defeating targets with Void abilities causes them to explode.', 'explode'],
    ['Breaking a shield makes melee stronger, healing you on a final blow.', 'heal'],
    ['A tall wall that stops fire.', 'cover'],
    ['Makes Thundercrash hit far harder and shields you on landing.', 'overshield'],
    ['Rapid precision hits slow targets. Strong against [Disruption] Overload Champions.', 'anti-overload'],
    ['Powerful against [Shield-Piercing] Barrier Champions.', 'anti-barrier'],
  ])('F-300 "%s" brings %s', (text, effect) => {
    expect(effectsIn('', text)).toContain(effect)
  })

  it('is hard to see is not unseen, and what comes only on a revive is not at hand', () => {
    expect(effectsIn('', 'Crouching sharpens radar and hides you a little.')).toEqual([])
    expect(effectsIn('', 'A cloud that hides you.')).toEqual(['invisible'])
    expect(conditionOf({ description: 'Reviving an ally heals all around.' })).toBe('only on a revive')
  })

  it.each([
    'Stability rises sharply while reload slows.',
    "Each final blow slows this weapon's fire and makes its next shots hit harder.",
    'Three slow shots that reward precision.',
    'This weapon slowly reloads itself over time.',
    'Reloads slowly while stowed after a freeze.',
    'Beating jolted foes makes an Ionic Trace.',
    'Healing and radiance last longer.',
    'Suspend, unravel and sever last longer.',
    'Ignitions spread scorch.',
    'Void ability final blows make the fallen explode.',
    'Launch a small void that bursts and makes foes volatile.',
    'Throw a needle that unravels; up to three may be held.',
  ])('F-300 "%s" stops no champion', (text) => {
    const stopping = Object.values(STOPS).flat()
    expect(effectsIn('', text).filter((effect) => stopping.includes(effect))).toEqual([])
  })

  it('healing others, or a shield that breaks, keeps nobody alive by itself', () => {
    expect(effectsIn('', 'Healing others quickens all your abilities.')).toEqual([])
    expect(effectsIn('', 'Breaking a shield quickens you.')).toEqual([])
  })

  it.each([
    ['Light Touch', 'Amplified, radiant or devouring, the weapon reloads, readies and aims faster.'],
    ['Light Touch', 'Grants faster reload while radiant.'],
    ['Built to Blast', 'Woven Mail, Frost Armor or an overshield steadies the aim.'],
    ['Perpetual Loophole', 'Under an overshield its blows hit harder and renew it.'],
    ['Restoration Ritual', 'Revives and finishers reload it.'],
    ['Last Stand', 'Shoots and heals better for the last one standing.'],
    ['Clip', 'A kill restores two rounds.'],
  ])('%s works within a state and does not bring it: "%s"', (name, text) => {
    expect(effectsIn(name, text)).toEqual([])
  })

  it.each([
    'Raises a banner that heals and strengthens allies.',
    'Defeating foes raises a banner that heals allies and strengthens their melee.',
  ])('Banner of War heals the team and makes only its melee hit harder: "%s"', (text) => {
    expect(effectsIn('Banner of War', text)).toEqual(['heal'])
  })

  it('a grenade that explodes spreads nothing', () => {
    expect(effectsIn('', 'Sticks to a body and explodes twice.')).toEqual([])
  })
})
