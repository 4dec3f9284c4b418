import { describe, expect, it } from 'vitest'
import type { Weapon } from '../items.ts'
import type { Ability, AbilityKind, Subclass } from '../kit.ts'
import { makeAbility, makeColumn, makeWeapon } from '../test-support/make-items.ts'
import { fillNeed } from './fill-need.ts'
import type { OwnGear } from './own-gear.ts'

const part = (name: string, kind: AbilityKind, element: Ability['element'], description: string): Ability =>
  makeAbility({ name, kind, element, description })
const rifts = (element: Ability['element']) => ({
  empowering: part('Empowering Rift', 'class', element, 'A well of light that strengthens weapons.'),
  healing: part('Healing Rift', 'class', element, 'A well of light that heals.'),
})
const [voidRift, sunRift] = [rifts('void'), rifts('solar')]
const nova = part('Nova Bomb: Cataclysm', 'super', 'void', 'A slow bomb of void that seeks and splits.')
const well = part('Well of Radiance', 'super', 'solar', 'Plant a sword of light that heals and strengthens.')
const song = part(
  'Song of Flame',
  'super',
  'solar',
  'Burn with song: abilities return fast and allies turn radiant.',
)
const ward = part('Ward of Dawn', 'super', 'void', 'A dome that protects and strengthens those within.')
const vortex = part('Vortex Grenade', 'grenade', 'void', 'A storm of void that keeps hurting.')
const suppressor = part('Suppressor Grenade', 'grenade', 'void', 'Suppresses foes.')
const instability = part(
  'Echo of Instability',
  'fragment',
  'void',
  'Grenade final blows load volatile rounds.',
)
const snare = part('Snare Bomb', 'melee', 'void', 'Throw smoke that weakens and hides you.')
const tether = part('Shadowshot: Deadfall', 'super', 'void', 'Anchor foes to void.')
const comboBlow = part('Combination Blow', 'melee', 'arc', 'Melee final blows heal.')
const blinding = part('Disorienting Blow', 'melee', 'arc', 'A strike that blinds.')
const ALL = [
  ...Object.values(voidRift),
  ...Object.values(sunRift),
  ...[nova, well, song, ward, vortex, suppressor, instability, snare, tether, comboBlow, blinding],
]

/** What is chosen comes first; the rest is unlocked. */
function subclass(
  name: string,
  {
    chosen = [],
    more = [],
    ...rest
  }: Partial<Omit<Subclass, 'chosen'>> & {
    readonly chosen?: readonly Ability[]
    readonly more?: readonly Ability[]
  },
): Subclass {
  const of = (kind: AbilityKind) =>
    [...chosen, ...more].filter((each) => each.kind === kind).map(({ hash }) => hash)
  return {
    instanceId: name,
    hash: 1,
    name,
    icon: '',
    characterId: 'me',
    classType: 'warlock',
    element: 'void',
    equipped: false,
    unlocked: {
      super: of('super'),
      class: of('class'),
      movement: [],
      melee: of('melee'),
      grenade: of('grenade'),
      aspect: of('aspect'),
      fragment: of('fragment'),
    },
    probed: true,
    aspectSockets: 2,
    fragmentSockets: 5,
    chosen: chosen.map(({ hash }) => hash),
    ...rest,
  }
}

const own = (
  weapons: readonly Weapon[],
  subclasses: readonly Subclass[] = [],
  holds: NonNullable<OwnGear['holds']> = [],
): OwnGear => ({
  weapons,
  subclasses,
  ability: (hash) => ALL.find((each) => each.hash === hash),
  scoreOf: ({ power }) => power,
  characterId: 'me',
  holds,
})
const worn = (changes: Partial<Weapon>) =>
  makeWeapon({ ...changes, place: { in: 'character', characterId: 'me', equipped: true } })
const voidwalker = (chosenRift: Ability) =>
  subclass('Voidwalker', {
    equipped: true,
    chosen: [nova, chosenRift, vortex],
    more: [...Object.values(voidRift), suppressor, instability],
  })
const dawnblade = subclass('Dawnblade', {
  chosen: [song, sunRift.healing],
  more: [well, sunRift.empowering],
})

describe('which weapon fills a gap', () => {
  const demoralizing = () => {
    const column = makeColumn('trait', 3, 'Demoralize')
    const active = { ...column.selectable[0], description: 'Final blows weaken those near.' } as never
    return makeWeapon({
      name: 'Machine Gun',
      slot: 'power',
      power: 9,
      hash: 5,
      columns: [{ ...column, active }],
    })
  }

  it('F-317 is the best-rated one that meets it, and says which others would', () => {
    const better = makeWeapon({ name: 'Better', champion: 'overload', power: 9, hash: 7 })
    const worse = makeWeapon({ champion: 'overload', power: 4, hash: 8 })
    expect(fillNeed('overload', own([worse, better, makeWeapon()]))).toMatchObject({
      item: { weapon: { name: 'Better' }, others: [{ hash: 8 }] },
      lead: 'item',
    })
    expect(fillNeed('overload', own([makeWeapon()]))).toBeUndefined()
  })

  it('F-317 names of each other weapon the best copy, the best weapon first', () => {
    const overload = (hash: number, power: number, instanceId: string) =>
      makeWeapon({ champion: 'overload', power, hash, instanceId })
    const gear = own([
      overload(7, 9, '70'),
      overload(7, 5, '71'),
      overload(8, 4, '80'),
      overload(9, 8, '90'),
      overload(9, 3, '91'),
    ])
    expect(fillNeed('overload', gear)?.item?.others.map(({ instanceId }) => instanceId)).toEqual(['90', '80'])
  })

  it('F-317 names the exotic that would have to come off', () => {
    const rocket = worn({ name: 'Gjallarhorn', rarity: 'exotic', slot: 'power' })
    const exotic = makeWeapon({ name: 'Divinity', champion: 'overload', rarity: 'exotic', slot: 'energy' })
    expect(fillNeed('overload', own([rocket, exotic]))?.item).toMatchObject({ instead: 'Gjallarhorn' })
    expect(fillNeed('overload', own([exotic]))?.item).not.toHaveProperty('instead')
  })

  it.each(['Divinity', 'Tractor Cannon'])(
    'F-317 weakens with %s rather than with a perk of a better-rated weapon',
    (name) => {
      const exotic = makeWeapon({ name, rarity: 'exotic', power: 3, hash: 6 })
      expect(fillNeed('weaken', own([demoralizing(), exotic]))?.item).toMatchObject({
        weapon: { name },
        others: [{ hash: 5 }],
      })
    },
  )

  it('F-317 a tether that the worn subclass has is named beside the exotic that does as much', () => {
    const exotic = makeWeapon({ name: 'Divinity', rarity: 'exotic' })
    const nightstalker = subclass('Nightstalker', { equipped: true, chosen: [snare], more: [tether] })
    expect(fillNeed('weaken', own([exotic], [nightstalker]))).toMatchObject({
      item: { weapon: { name: 'Divinity' } },
      ability: { name: 'Snare Bomb', change: 'none' },
      better: { name: 'Shadowshot: Deadfall', change: 'ability' },
      lead: 'item',
    })
  })

  it('F-317 is no heavy weapon where another breaks the shield', () => {
    const heavy = makeWeapon({ name: 'Rocket', element: 'arc', ammo: 'heavy', power: 6 })
    const rifle = makeWeapon({ name: 'Rifle', element: 'arc', power: 5 })
    expect(fillNeed('arc', own([heavy, rifle]))?.item?.weapon.name).toBe('Rifle')
  })

  it('F-317 keeps the weapon that another need rests on, and says so where it cannot', () => {
    const solar = worn({ name: 'Solar', slot: 'energy', element: 'solar' })
    const inItsSlot = makeWeapon({ name: 'Same slot', slot: 'energy', element: 'arc', power: 9 })
    const elsewhere = makeWeapon({ name: 'Other slot', slot: 'power', element: 'arc', power: 4 })
    expect(fillNeed('arc', own([solar, inItsSlot, elsewhere], [], ['solar']))?.item?.weapon.name).toBe(
      'Other slot',
    )
    expect(fillNeed('arc', own([solar, inItsSlot], [], ['solar']))?.item?.loses).toEqual(['solar'])
  })
})

describe('which ability fills a gap', () => {
  it('F-317 is another one of the worn subclass first, and the Super that holds the team is said beside it', () => {
    const filling = fillNeed('damage-buff', own([], [dawnblade, voidwalker(voidRift.healing)]))
    expect(filling).toMatchObject({
      ability: {
        name: 'Empowering Rift',
        subclass: 'Voidwalker',
        change: 'ability',
        replaces: 'Healing Rift',
      },
      better: { name: 'Well of Radiance', subclass: 'Dawnblade', change: 'subclass' },
      lead: 'ability',
    })
    expect(fillNeed('healing', own([], [dawnblade, voidwalker(voidRift.empowering)]))).toMatchObject({
      ability: { name: 'Healing Rift', subclass: 'Voidwalker' },
      better: { name: 'Well of Radiance' },
    })
  })

  it('F-317 of one subclass it is the strongest: the well before the rift, the dome and the song', () => {
    const sunny = subclass('Dawnblade', {
      equipped: true,
      chosen: [sunRift.healing],
      more: [song, ward, sunRift.empowering, well],
    })
    const filling = fillNeed('damage-buff', own([], [sunny]))
    expect(filling).toMatchObject({ ability: { name: 'Well of Radiance' } })
    expect(filling).not.toHaveProperty('better')
  })

  it('F-317 says which need would open, and names what opens none beside it', () => {
    const [only, both] = [
      fillNeed('damage-buff', own([], [voidwalker(voidRift.healing)], ['healing'])),
      fillNeed('damage-buff', own([], [dawnblade, voidwalker(voidRift.healing)], ['healing'])),
    ]
    expect(only?.ability).toMatchObject({ name: 'Empowering Rift', loses: ['healing'] })
    expect(both?.better).toMatchObject({ name: 'Well of Radiance', loses: [] })
  })

  it('F-317 is not one that comes now and then at the cost of two others', () => {
    const arcstrider = subclass('Arcstrider', { equipped: true, chosen: [blinding], more: [comboBlow] })
    const other = subclass('Voidwalker', { chosen: [blinding], more: [voidRift.healing] })
    const filling = fillNeed('healing', own([], [arcstrider, other], ['unstoppable', 'control']))
    expect(filling?.ability).toMatchObject({ name: 'Healing Rift', change: 'subclass' })
  })

  it('F-317 what is worn already is kept, and no weapon is changed for it', () => {
    const weapon = makeWeapon({ champion: 'overload', power: 9 })
    const wearing = subclass('Nightstalker', { equipped: true, chosen: [suppressor] })
    const filling = fillNeed('overload', own([weapon], [wearing]))
    expect(filling).toMatchObject({
      ability: { name: 'Suppressor Grenade', change: 'none' },
      lead: 'ability',
    })
    expect(filling).not.toHaveProperty('item')
  })

  it('F-317 is no fragment for rounds that no worn weapon fires', () => {
    const fill = (element: Weapon['element']) =>
      fillNeed('barrier', own([worn({ element })], [voidwalker(voidRift.healing)]))
    expect(fill('solar')).toBeUndefined()
    expect(fill('void')?.ability?.name).toBe('Echo of Instability')
  })

  it('F-317 is of what is played now, then of the same character, and only then of another class', () => {
    const nightstalker = subclass('Nightstalker', {
      characterId: 'other',
      classType: 'hunter',
      equipped: true,
      more: [suppressor],
    })
    const second = subclass('Second', { more: [suppressor] })
    const first = subclass('First', { equipped: true, more: [suppressor] })
    const filledBy = (...subclasses: readonly Subclass[]) =>
      fillNeed('overload', own([], subclasses))?.ability
    expect(filledBy(nightstalker, second, first)).toMatchObject({ subclass: 'First', change: 'ability' })
    expect(filledBy(nightstalker, second)).toMatchObject({ subclass: 'Second', change: 'subclass' })
    expect(filledBy(nightstalker, subclass('First', { equipped: true }))).toMatchObject({
      subclass: 'Nightstalker',
      classType: 'hunter',
      change: 'character',
    })
  })

  it('F-317 nobody comes with another character for less than what holds the team', () => {
    const near = subclass('Gunslinger', { equipped: true, chosen: [], more: [comboBlow] })
    const far = (...more: readonly Ability[]) => subclass('Dawnblade', { characterId: 'other', more })
    expect(fillNeed('healing', own([], [near, far(sunRift.healing)]))).not.toHaveProperty('better')
    expect(fillNeed('healing', own([], [near, far(well)]))).toMatchObject({
      better: { name: 'Well of Radiance', classType: 'warlock' },
    })
  })
})
