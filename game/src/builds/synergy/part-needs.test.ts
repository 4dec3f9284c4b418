import { describe, expect, it } from 'vitest'
import type { DamageType } from '../../items.ts'
import type { Ability, AbilityKind, Subclass } from '../../kit.ts'
import { inputFor } from '../../test-support/make-build.ts'
import { makeAbility } from '../../test-support/make-items.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { ACTIVITIES, type ActivityFacts } from '../activities.ts'
import { chooseKit } from '../generate/choose-kit.ts'
import { dealsNoDamage } from './ability-damage.ts'
import { coverageOf } from './coverage.ts'
import { effectsBeside, isIdleBeside, missingInWords } from './part-needs.ts'

const made: Ability[] = []
const ability = (kind: AbilityKind, name: string, description: string): Ability => {
  const one = makeAbility({ kind, name, description, fragmentSlots: kind === 'aspect' ? 2 : 0 })
  made.push(one)
  return one
}
const HEALING = ability('grenade', 'Healing Grenade', 'Heals whoever stands where it lands.')
const SOLAR = ability('grenade', 'Solar Grenade', 'A patch of fire that keeps burning.')
const RESOLVE = ability('fragment', 'Ember of Resolve', 'Grenade final blows cure you.')
const WONDER = ability('fragment', 'Ember of Wonder', 'Several ignitions in a row make an Orb of Power.')
const COMBUSTION = ability('fragment', 'Ember of Combustion', 'Solar Super final blows ignite.')
const TORCHES = ability('fragment', 'Ember of Torches', 'Powered melee makes you and allies radiant.')
const SNAP = ability('melee', 'Incinerator Snap', 'Snap your fingers and scatter burning sparks.')
const KNIVES = ability('melee', 'Knife Trick', 'Throw a fan of knives that scorch.')
const HELLION = ability('aspect', 'Hellion', 'Your class ability calls a fiery companion.')
const RISES = ability('aspect', 'Heat Rises', 'Spend your grenade to fight from the air and heal by it.')
const FLAME = ability('aspect', 'Touch of Flame', 'Solar grenades become greater.')
const REST = [
  ability('super', 'Daybreak', 'Draw blades of fire.'),
  ability('class', 'Healing Rift', 'A well of light that heals.'),
  ability('movement', 'Glide', 'Glide.'),
]
const GRANDMASTER = ACTIVITIES[0] as ActivityFacts

function kitOf(parts: readonly Ability[], prompt?: 'Sunbracers', activity = GRANDMASTER, text = '') {
  const hashes = (kind: AbilityKind) => parts.filter((part) => part.kind === kind).map(({ hash }) => hash)
  const kinds = ['super', 'class', 'movement', 'melee', 'grenade', 'aspect', 'fragment'] as const
  const subclass = {
    element: 'solar',
    unlocked: Object.fromEntries(kinds.map((kind) => [kind, hashes(kind)])),
    aspectSockets: 2,
    fragmentSockets: 5,
  } as unknown as Subclass
  const input = inputFor(randomGuardian(1), activity, text)
  const exotics = prompt ? [{ name: prompt, hash: 1, kind: 'armor' as const, owned: true }] : []
  return chooseKit(subclass, {
    ...input,
    constraints: { ...input.constraints, exotics },
    ability: (hash) => made.find((one) => one.hash === hash),
  })
}
const names = (parts: readonly Ability[] | undefined) => parts?.map(({ name }) => name)

const PRISMATIC = { ...ability('aspect', '', ''), element: 'prismatic' as const }
const borrowed = (kind: AbilityKind, name: string, description = ''): Ability => ({
  ...PRISMATIC,
  hash: 900 + name.length,
  kind,
  name,
  description,
})

describe('what a part works through', () => {
  const idle = (text: string, others: readonly Ability[], weapons: readonly DamageType[] = []) =>
    isIdleBeside(borrowed('fragment', 'Part', text), others, weapons)
  const FLAME_SONG = borrowed('super', 'Song of Flame')
  const COLD = [borrowed('melee', 'Penumbral Blast'), borrowed('grenade', 'Coldsnap Grenade')]
  const VORTEX = borrowed('grenade', 'Vortex Grenade')

  it('is abilities of an element, or one kind of them', () => {
    const kit = [FLAME_SONG, ...COLD]
    expect(idle('Void ability final blows grant Devour.', kit)).toBe(true)
    expect(idle('Void ability final blows grant Devour.', [...COLD, VORTEX])).toBe(false)
    expect(idle('Solar Super final blows ignite.', kit)).toBe(false)
    expect(idle('Light abilities hit harder.', COLD)).toBe(true)
  })

  it('is the rift, the barricade or the dodge', () => {
    const dive = borrowed('class', 'Phoenix Dive')
    const rift = borrowed('class', 'Healing Rift')
    expect([dive, rift].map((one) => idle('Your rift makes Threadlings.', [one]))).toEqual([true, false])
    expect(idle('Dodging turns you invisible.', [borrowed('class', "Gambler's Dodge")])).toBe(false)
    expect(idle('Your barricade sends a ripple.', [borrowed('class', 'Thruster')])).toBe(true)
  })

  it('is weapons of an element, into which alone its rounds load', () => {
    const spike = ability('melee', 'Threaded Spike', 'Throw a spike.')
    const text = 'Powered melee final blows load unravelling rounds.'
    expect([idle(text, [spike], ['void']), idle(text, [spike], ['strand'])]).toEqual([true, false])
    expect(idle('Stasis weapons slow on rapid hits.', [], ['solar'])).toBe(true)
    const radiant = ability('fragment', 'Torches', 'Powered melee makes you and allies radiant.')
    expect(isIdleBeside(radiant, [], [])).toBe(false)
  })

  it('is read for each half of a text by itself', () => {
    const dominance = borrowed('fragment', 'Dominance', 'Void grenades weaken, arc grenades jolt.')
    const effects = (others: readonly Ability[]) => effectsBeside(dominance, { others, weapons: [] })
    expect(effects([VORTEX])).toEqual(['weaken'])
    expect(effects(COLD)).toEqual([])
    const bravery = borrowed(
      'fragment',
      'Bravery',
      'Grenade final blows load volatile rounds; melee ones unravelling rounds.',
    )
    expect(effectsBeside(bravery, { others: COLD, weapons: ['strand'] })).toEqual([
      'unravel',
      'piercing rounds',
    ])
    expect(isIdleBeside(bravery, COLD, ['arc'])).toBe(true)
  })

  it('says what is missing', () => {
    const feed = borrowed('aspect', 'Feed the Void', 'Void ability final blows grant Devour.')
    expect(missingInWords(feed, { others: COLD, weapons: [] })).toBe('a void ability')
  })

  it('decides between abilities: one that brings an aspect to work goes before an equal one', () => {
    const rift = ability('class', 'Empowering Rift', 'A place to stand.')
    const dive = ability('class', 'Phoenix Dive', 'Fall like fire.')
    const call = ability('aspect', 'Rift Call', 'Your rift heals you and allies.')
    const kit = kitOf([...REST.filter(({ kind }) => kind !== 'class'), dive, rift, SOLAR, SNAP, call])
    expect(names(kit?.abilities)).toContain('Empowering Rift')
    const without = kitOf([...REST.filter(({ kind }) => kind !== 'class'), dive, SOLAR, SNAP, call, HELLION])
    expect(names(without?.aspects)).toEqual(['Hellion', 'Rift Call'])
  })
})

describe('a kit for support', () => {
  const song = ability('super', 'Song of Flame', 'Burn with song: allies turn radiant.')
  const well = ability('super', 'Well of Radiance', 'Plant a sword of light that heals and strengthens.')
  const solace = ability('fragment', 'Ember of Solace', 'Healing and radiance last longer.')
  const beams = ability('fragment', 'Ember of Beams', 'Solar Supers seek their targets better.')
  const parts = [...REST, song, well, HEALING, SOLAR, SNAP, HELLION, RISES, FLAME, solace, beams]

  it('heals and strengthens others with Super, grenade and what makes them greater', () => {
    const RAID = ACTIVITIES.find(({ focus }) => focus === 'raid') as ActivityFacts
    const kit = kitOf(parts, undefined, RAID, 'healer')
    expect(names(kit?.abilities)).toEqual(expect.arrayContaining(['Well of Radiance', 'Healing Grenade']))
    expect(names(kit?.aspects)).toContain('Touch of Flame')
    expect(names(kit?.aspects)).not.toContain('Heat Rises')
    expect(names(kit?.fragments)).toEqual(['Ember of Solace'])
  })
})

describe('parts of a kit that need one another', () => {
  it('against guardians are those that follow on ignitions, finishers or revives', () => {
    const mercy = ability('fragment', 'Ember of Mercy', 'Reviving an ally heals all around.')
    const parts = [...REST, SOLAR, KNIVES, FLAME, WONDER, mercy, TORCHES]
    const PVP = ACTIVITIES.find(({ mode }) => mode === 'pvp') as ActivityFacts
    expect(names(kitOf(parts)?.fragments)).toContain('Ember of Mercy')
    expect(names(kitOf(parts, undefined, PVP)?.fragments)).toEqual(['Ember of Torches'])
  })

  it('a grenade that only heals deals no damage, and answers no shield', () => {
    expect([HEALING, SOLAR, SNAP].map(dealsNoDamage)).toEqual([true, false, false])
    const shieldOf = (grenade: Ability) =>
      coverageOf(GRANDMASTER, [], [], [grenade]).find(({ threat }) => threat === 'solar')?.answers
    expect([shieldOf(HEALING)?.length, shieldOf(SOLAR)?.length]).toEqual([0, 1])
  })

  it('what follows on a grenade is idle beside one that deals no damage, and is not chosen with it', () => {
    expect([isIdleBeside(RESOLVE, [HEALING]), isIdleBeside(RESOLVE, [SOLAR])]).toEqual([true, false])
    const kit = kitOf([...REST, HEALING, SOLAR, SNAP, HELLION, RESOLVE, TORCHES])
    expect(names(kit?.abilities)).toContain('Healing Grenade')
    expect(names(kit?.fragments)).toEqual(['Ember of Torches'])
  })

  it('what follows on ignitions is idle where nothing ignites, and is not chosen there', () => {
    const beside = [SNAP, COMBUSTION, KNIVES].map((other) => isIdleBeside(WONDER, [other]))
    expect(beside).toEqual([true, true, false])
    const fragments = (melee: Ability) => names(kitOf([...REST, SOLAR, melee, HELLION, WONDER])?.fragments)
    expect([fragments(SNAP), fragments(KNIVES)]).toEqual([[], ['Ember of Wonder']])
  })

  it('an exotic that gives grenades gets one that deals damage, and an aspect that does not spend it', () => {
    const parts = [...REST, HEALING, SOLAR, SNAP, HELLION, RISES, FLAME]
    expect(names(kitOf(parts)?.abilities)).toContain('Healing Grenade')
    const kit = kitOf(parts, 'Sunbracers')
    expect(names(kit?.abilities)).toContain('Solar Grenade')
    expect(names(kit?.aspects)).not.toContain('Heat Rises')
  })
})
