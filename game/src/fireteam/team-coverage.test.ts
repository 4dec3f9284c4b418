import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTIVITIES, type ActivityFacts, activityByFocus } from '../builds/activities.ts'
import type { Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { makeAbility, makeColumn, makeWeapon } from '../test-support/make-items.ts'
import { NEEDS } from './need-names.ts'
import { rolesOf } from './role-of.ts'
import { type TeamMember, teamCoverage } from './team-coverage.ts'

const ability = (
  kind: Ability['kind'],
  description: string,
  element: Ability['element'] = 'solar',
): Ability =>
  makeAbility({
    hash: description.length + kind.length * 1_000,
    name: `${kind} ability`,
    kind,
    description,
    element,
  })
const member = (weapons: readonly Weapon[], abilities: readonly Ability[] = []): TeamMember => ({
  gear: { weapons, abilities },
})
const GRANDMASTER = ACTIVITIES[0] as ActivityFacts
const stateOf = (members: readonly TeamMember[], need: string) =>
  teamCoverage(members, GRANDMASTER).find((row) => row.need === need)?.state
const overload = makeWeapon({ name: 'Divinity', champion: 'overload', element: 'arc' })
const plain = makeWeapon({ name: 'Plain', element: 'kinetic' })

describe('what a fireteam covers', () => {
  it('F-317 two make it covered, one is one only, none is missing', () => {
    expect(stateOf([member([overload]), member([overload])], 'overload')).toBe('covered')
    expect(stateOf([member([overload]), member([plain])], 'overload')).toBe('one')
    expect(stateOf([member([plain]), member([plain])], 'overload')).toBe('missing')
  })

  it('F-317 a private member is unknown: what nobody else brings is unknown, not missing', () => {
    expect(stateOf([member([plain]), {}], 'overload')).toBe('unknown')
    expect(stateOf([member([overload]), {}], 'overload')).toBe('one')
    expect(stateOf([], 'overload')).toBe('unknown')
  })

  it('F-317 who does not exist leaves nothing unknown, and alone says nothing', () => {
    expect(stateOf([member([plain]), { absent: true }], 'overload')).toBe('missing')
    expect(stateOf([member([plain]), { absent: true }, {}], 'overload')).toBe('unknown')
    expect(stateOf([{ absent: true }], 'overload')).toBe('unknown')
  })

  it('F-317 reads elements of weapons, champions by effect, buffs by what abilities say', () => {
    const team = [
      member(
        [overload],
        [
          ability('grenade', 'Weakens what it touches.', 'void'),
          ability('super', 'A fan of knives.', 'solar'),
        ],
      ),
      member(
        [makeWeapon({ element: 'void', columns: [] })],
        [ability('class', 'Makes you and allies radiant.')],
      ),
    ]
    const states = Object.fromEntries(teamCoverage(team, GRANDMASTER).map(({ need, state }) => [need, state]))
    expect(states).toMatchObject({
      arc: 'one',
      // A Super is not there for every shield.
      solar: 'missing',
      void: 'one',
      weaken: 'one',
      'damage-buff': 'one',
      barrier: 'one',
    })
    expect(Object.keys(states)).toEqual([...NEEDS])
  })

  it('F-317 an overshield is no healing', () => {
    expect(stateOf([member([], [ability('class', 'Gives an overshield.')])], 'healing')).toBe('missing')
    expect(stateOf([member([], [ability('class', 'Heals you.')])], 'healing')).toBe('covered')
  })

  it('F-317 whoever is alone has what they bring: nobody else could be the second', () => {
    expect(stateOf([member([overload])], 'overload')).toBe('covered')
    expect(stateOf([member([overload]), { absent: true }], 'overload')).toBe('covered')
  })

  it('F-317 asks for what the activity asks for, as the Architect does', () => {
    const needsIn = (focus: string, expected: string) =>
      teamCoverage([member([plain])], activityByFocus(focus) as ActivityFacts)
        .filter((row) => row.expected === expected)
        .map(({ need }) => need)
    expect(needsIn('grandmaster_nightfall', 'likely')).toEqual([...NEEDS])
    expect(needsIn('raid', 'possible')).toEqual([
      'barrier',
      'overload',
      'unstoppable',
      'arc',
      'solar',
      'void',
    ])
    expect(needsIn('raid', 'likely')).toEqual(['weaken', 'damage-buff', 'healing', 'control'])
    expect([...needsIn('pvp', 'likely'), ...needsIn('pvp', 'possible')]).toEqual(['healing', 'control'])
  })

  it('F-317 says how a champion is stopped, and counts no Super for it, which is not always there', () => {
    const [row] = teamCoverage([member([overload])], GRANDMASTER).filter(({ need }) => need === 'overload')
    expect(row?.by).toEqual([['Divinity (intrinsic)']])
    expect(stateOf([member([plain], [ability('super', 'Suspends foes.')])], 'unstoppable')).toBe('missing')
  })

  it('F-317 counts rounds of an element only for whoever carries a weapon of it, as the Architect does', () => {
    const rounds = ability('fragment', 'Grenade final blows load volatile rounds.', 'void')
    const voids = makeWeapon({ element: 'void' })
    expect(stateOf([member([plain], [rounds])], 'barrier')).toBe('missing')
    expect(stateOf([member([voids], [rounds])], 'barrier')).toBe('covered')
  })

  it('F-317 counts a fragment only beside the grenade that it works through', () => {
    const fragment = ability('fragment', 'Arc grenades jolt what they hit.', 'arc')
    const grenade = (element: Ability['element']) => ability('grenade', 'Bursts among foes.', element)
    expect(stateOf([member([plain], [fragment, grenade('void')])], 'overload')).toBe('missing')
    expect(stateOf([member([plain], [fragment, grenade('arc')])], 'overload')).toBe('covered')
  })

  it('F-317 no buff is what comes with finishers or on a revive only', () => {
    const fragment = ability('fragment', 'Finishers burst with void and weaken those near.', 'void')
    expect(stateOf([member([plain], [fragment])], 'weaken')).toBe('missing')
  })

  it.each([
    ['Divinity', 'weaken', 'covered'],
    ['Tractor Cannon', 'weaken', 'covered'],
    ['Lumina', 'healing', 'covered'],
    ['Gjallarhorn', 'weaken', 'missing'],
  ])('F-317 %s is known for what it does: %s is %s', (name, need, state) => {
    expect(stateOf([member([makeWeapon({ name, rarity: 'exotic' })])], need)).toBe(state)
  })

  it('F-317 a rift that strengthens is a damage buff, a tether weakens, a banner for melee strengthens no weapon', () => {
    const named = (name: string, kind: Ability['kind'], text: string) => ({ ...ability(kind, text), name })
    const rift = named('Empowering Rift', 'class', 'A well of light that strengthens weapons.')
    const tether = named('Shadowshot: Deadfall', 'super', 'Anchor foes to void and let allies finish them.')
    const banner = named('Banner of War', 'aspect', 'Raises a banner that heals and strengthens allies.')
    expect(stateOf([member([plain], [rift])], 'damage-buff')).toBe('covered')
    expect(stateOf([member([plain], [tether])], 'weaken')).toBe('covered')
    expect(stateOf([member([plain], [banner])], 'damage-buff')).toBe('missing')
    expect(stateOf([member([plain], [banner])], 'healing')).toBe('covered')
  })

  it('counts only perks that are plugged in', () => {
    const trait = { ...makeColumn('trait', 3, 'Voltshot', 'Outlaw') }
    const column = {
      ...trait,
      selectable: trait.selectable.map((plug) => ({
        ...plug,
        description: plug.name === 'Voltshot' ? 'Jolts its target.' : '',
      })),
    }
    const [volt, outlaw] = column.selectable
    if (!volt || !outlaw) throw new Error('two perks')
    expect(stateOf([member([makeWeapon({ columns: [{ ...column, active: volt }] })])], 'overload')).toBe(
      'covered',
    )
    expect(stateOf([member([makeWeapon({ columns: [{ ...column, active: outlaw }] })])], 'overload')).toBe(
      'missing',
    )
  })
})

describe('what a member is dressed for', () => {
  const rolesWith = (weapons: readonly Weapon[], abilities: readonly Ability[]) =>
    rolesOf({ weapons, abilities }, GRANDMASTER)

  it('is told by weapons and abilities, two roles at most', () => {
    const rocket = makeWeapon({ slot: 'power', type: 'rocket-launcher' })
    expect(rolesWith([rocket], [])).toEqual(['boss-damage'])
    expect(
      rolesWith([rocket], [ability('class', 'Heals you and allies.'), ability('grenade', 'Suspends foes.')]),
    ).toHaveLength(2)
    expect(rolesWith([], [])).toEqual([])
  })

  it('has no boss, no crowd and no weakening for them in PvP', () => {
    const pvp = activityByFocus('pvp') as ActivityFacts
    const weapons = ['rocket-launcher', 'machine-gun'].map((type) =>
      makeWeapon({ slot: 'power', type: type as Weapon['type'] }),
    )
    const weakens = ability('grenade', 'Weakens what it touches.', 'void')
    expect(rolesOf({ weapons, abilities: [weakens] }, pvp)).toEqual([])
    const abilities = [
      weakens,
      ability('class', 'Heals you and allies.'),
      ability('grenade', 'Suspends foes.'),
    ]
    expect(rolesOf({ weapons, abilities }, pvp)).toEqual(['support', 'control'])
  })

  it('F-317 nobody supports or controls who brings none of what the coverage counts', () => {
    const rocket = makeWeapon({ slot: 'power', type: 'rocket-launcher' })
    const texts = [
      'Become invisible.',
      'Defeating a target grants Devour.',
      'Restores health to allies.',
      'Grants Radiant.',
      'Weakens targets.',
      'Suspends foes.',
      'Creates a volatile explosion.',
    ]
    fc.assert(
      fc.property(fc.subarray(texts), (chosen) => {
        const abilities = chosen.map((text) => ability('aspect', text, 'void'))
        const roles = rolesWith([rocket], abilities)
        const brings = (...needs: readonly string[]) =>
          needs.some((need) => stateOf([member([rocket], abilities)], need) === 'covered')
        if (roles.includes('support')) expect(brings('weaken', 'damage-buff', 'healing')).toBe(true)
        if (roles.includes('control')) expect(brings('control')).toBe(true)
      }),
    )
    expect(rolesWith([rocket], [ability('aspect', 'Defeating a target grants Devour.', 'void')])).toEqual([
      'boss-damage',
    ])
    expect(rolesWith([rocket], [ability('class', 'Heals you and allies.')])).toEqual([
      'boss-damage',
      'support',
    ])
  })
})
