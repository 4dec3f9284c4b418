import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARMOR_STATS, type ArmorPiece, type StatLine } from '../../items.ts'
import { makeArmor, makeColumn, makeWeapon } from '../../test-support/make-items.ts'
import { compileSearch, searchItems } from '../search-items.ts'
import type { Searchable } from './filter.ts'
import { UNANSWERABLE_WORDS } from './unanswerable.ts'

/** Every form that Destiny Item Manager knows for weapons and armor; old ones that people still type included. */
const FORMS = `
name:rose exactname:rose perk:clip perkname:clip exactperk:frenzy keyword:rose id:1 hash:1
is:weapon is:armor is:armor2.0 is:armor3.0 is:equipment is:equippable is:cosmetic is:stackable is:stackfull
is:postmaster is:inpostmaster is:equipped is:invault is:ininventory is:incurrentchar is:inleftchar is:inmiddlechar
is:inrightchar is:onwrongclass is:currentclass is:locked is:unlocked is:crafted is:shaped is:deepsight is:enhanced
is:enhancedperk enhancedperk:>1 is:adept is:extraperk is:origintrait is:tieredweapon is:artifice is:haspower
is:haslight is:titan is:hunter is:warlock is:kinetic is:arc is:solar is:void is:stasis is:strand is:primary is:special
is:heavy is:kineticslot is:energy is:power is:helmet is:gauntlets is:chest is:leg is:classitem is:exotic is:legendary
is:rare is:uncommon is:common is:yellow is:purple is:blue is:green is:white is:autorifle is:handcannon is:pulserifle
is:scoutrifle is:sidearm is:submachine is:submachinegun is:combatbow is:bow is:shotgun is:sniperrifle is:fusionrifle
is:tracerifle is:glaive is:grenadelauncher is:linearfusionrifle is:machinegun is:rocketlauncher is:sword
breaker:barrier breaker:overload breaker:unstoppable breaker:intrinsic source:raid catalyst:complete
catalyst:incomplete tag:keep tag:junk tag:none power:>1 light:>1 tier:5 weaponlevel:>3 kills:>1 masterwork:>5
masterwork:range is:masterwork energycapacity:>5 stack:1 count:>1 stat:range:>5 basestat:melee:>5
stat:weapons+health:>5 stat:weapons&health:>5 stat:highest:>5 stat:secondhighest:>5 stat:total:>5 stat:mobility:>5
maxstatloadout:melee maxstatvalue:melee maxbasestatvalue:melee is:maxpower is:accountmaxpower is:maxpowerloadout
primarystat:melee secondarystat:melee tertiarystat:melee tunedstat:melee is:dupe is:dupelower dupe:item dupe:item+stats
dupe:untunedstats dupe:archetype dupe:tertiarystat dupe:nonzerostats dupe:tunedstat dupe:perks dupe:traits
dupe:setbonus dupe:setbonus+statlower is:statlower is:infusionfodder is:wishlist is:wishlistdupe is:trashlist
is:inloadout inloadout:>1 is:iningameloadout is:tagged not:locked
`
  .trim()
  .split(/\s+/)

describe("the words of Destiny Item Manager's search", () => {
  it.each(FORMS)('%s is understood', (form) => {
    expect(compileSearch(form, []).errors).toEqual([])
  })

  it.each(UNANSWERABLE_WORDS)('%s is known, and said to be without an answer', (word) => {
    const search = word.includes(':') ? word : `${word}:1`
    const { errors, items } = searchItems(search, [makeWeapon()])
    expect(errors[0]?.message).toContain(`${word} is known from DIM, but cannot be answered here: `)
    expect(items).toEqual([])
  })
})

const stats = (...values: number[]) => values as unknown as StatLine
const characters = [
  { id: 'first', classType: 'hunter' as const },
  { id: 'second', classType: 'titan' as const },
]
const find = (search: string, items: readonly Searchable[]) => {
  const { errors, items: found } = searchItems(search, items, {
    characters,
    wishList: ({ instanceId }) => (instanceId === 'wished' ? 'wish' : undefined),
    loadoutName: () => 'Nightfall',
  })
  expect(errors).toEqual([])
  return found.map(({ instanceId }) => instanceId)
}

describe('what the words mean', () => {
  const carried = makeArmor({
    instanceId: 'carried',
    classType: 'titan',
    place: { in: 'character', characterId: 'first', equipped: false },
  })
  const waiting = makeWeapon({ instanceId: 'waiting', place: { in: 'postmaster', characterId: 'second' } })
  const items = [carried, waiting, makeWeapon({ instanceId: 'stored', name: 'Fatebringer (Timelost)' })]

  it.each([
    ['is:incurrentchar', ['carried']],
    ['is:inmiddlechar', ['waiting']],
    ['is:ininventory', ['carried']],
    ['is:onwrongclass', ['carried']],
    ['is:currentclass', ['waiting', 'stored']],
    ['not:weapon', ['carried']],
    ['is:adept', ['stored']],
  ])('%s goes by who carries it and what it is', (search, ids) => {
    expect(find(search, items)).toEqual(ids)
  })

  it('counts active enhanced perks, and columns that offer a choice', () => {
    const enhanced = { hash: 1, name: 'Outlaw', description: '', enhanced: true }
    const tuned = makeWeapon({
      instanceId: 'tuned',
      columns: [
        { kind: 'trait', socketIndex: 3, active: enhanced, selectable: [enhanced] },
        makeColumn('trait', 4, 'Frenzy', 'Rampage'),
      ],
    })
    const vault = [tuned, makeWeapon({ columns: [makeColumn('trait', 3, 'Outlaw')] })]
    expect(find('enhancedperk:1', vault)).toEqual(['tuned'])
    expect(find('is:extraperk', vault)).toEqual(['tuned'])
    expect(find('perkname:outlaw -is:enhancedperk', vault)).not.toContain('tuned')
  })

  it('finds the most powerful of a slot, and what could raise a weaker copy', () => {
    const vault = [
      makeWeapon({ instanceId: 'low', hash: 5, power: 10 }),
      makeWeapon({ instanceId: 'high', hash: 5, power: 20 }),
      makeWeapon({ instanceId: 'other', hash: 6, slot: 'energy', power: 15 }),
    ]
    expect(find('is:maxpower', vault)).toEqual(['high', 'other'])
    expect(find('is:infusionfodder', vault)).toEqual(['high'])
  })

  it('is:dupelower finds every copy of an item but the best one', () => {
    const vault = [
      makeWeapon({ instanceId: 'alone', hash: 4, power: 5 }),
      makeWeapon({ instanceId: 'weak', hash: 5, power: 10, masterworked: true, locked: true }),
      makeWeapon({ instanceId: 'strong', hash: 5, power: 20 }),
      makeWeapon({ instanceId: '9', hash: 6, power: 20 }),
      makeWeapon({ instanceId: '10', hash: 6, power: 20 }),
      makeWeapon({ instanceId: 'open', hash: 7, power: 20, locked: false }),
      makeWeapon({ instanceId: 'locked', hash: 7, power: 20, locked: true }),
    ]
    expect(find('is:dupelower', vault)).toEqual(['weak', '9', 'open'])
  })

  it('finds copies of a wished roll, loadouts by name, and catalysts by their state', () => {
    const vault = [
      makeWeapon({ instanceId: 'wished', hash: 7 }),
      makeWeapon({ instanceId: 'twin', hash: 7, loadouts: ['1:0'] }),
      makeWeapon({ instanceId: 'alone', hash: 8, catalyst: { hash: 1, name: 'C', complete: false } }),
    ]
    expect(find('is:wishlistdupe', vault)).toEqual(['wished', 'twin'])
    expect(find('inloadout:night', vault)).toEqual(['twin'])
    expect(find('catalyst:incomplete', vault)).toEqual(['alone'])
    expect(find('catalyst:complete', vault)).toEqual([])
  })

  it('reads sums, means, ranks and orders of armor stats', () => {
    const piece = makeArmor({
      instanceId: 'piece',
      stats: stats(30, 20, 10, 0, 0, 5),
      base: stats(30, 20, 10, 0, 0, 5),
    })
    for (const search of [
      'stat:weapons+health:50',
      'stat:weapons&health:25',
      'stat:highest:30',
      'stat:thirdhighest:10',
      'stat:lowest:0',
      'stat:mobility:30',
      'primarystat:weapons',
      'secondarystat:health',
      'tertiarystat:class',
    ])
      expect([search, find(search, [piece])]).toEqual([search, ['piece']])
    expect(find('primarystat:melee or tertiarystat:melee', [piece])).toEqual([])
  })
})

describe('copies among random armor', () => {
  const value = fc.integer({ min: 0, max: 3 })
  const vault = fc
    .array(
      fc.record({
        base: fc.tuple(value, value, value, value, value, value),
        hash: fc.integer({ min: 1, max: 3 }),
        slot: fc.constantFrom('helmet' as const, 'chest' as const),
        classType: fc.constantFrom('titan' as const, 'hunter' as const),
        rarity: fc.constantFrom('legendary' as const, 'exotic' as const),
      }),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.map((piece) => makeArmor({ ...piece, stats: piece.base })))
  const sameSlot = (one: ArmorPiece, other: ArmorPiece) =>
    one.slot === other.slot && one.classType === other.classType

  it('is:statlower and dupe:item+stats say what comparing every pair says', () => {
    fc.assert(
      fc.property(vault, (pieces) => {
        const lower = pieces.filter((one) =>
          pieces.some(
            (other) =>
              one.rarity === other.rarity &&
              (one.rarity === 'exotic' ? one.hash === other.hash : sameSlot(one, other)) &&
              ARMOR_STATS.every((_, at) => (one.base[at] ?? 0) <= (other.base[at] ?? 0)) &&
              one.base.join() !== other.base.join(),
          ),
        )
        expect(searchItems('is:statlower', pieces).items).toEqual(lower)
        const equal = pieces.filter((one) =>
          pieces.some(
            (other) =>
              one !== other &&
              sameSlot(one, other) &&
              one.hash === other.hash &&
              one.rarity === other.rarity &&
              one.base.join() === other.base.join(),
          ),
        )
        expect(searchItems('dupe:item+stats', pieces).items).toEqual(equal)
      }),
    )
  })

  it('maxstatvalue finds exactly those that none of their slot and class beats', () => {
    fc.assert(
      fc.property(vault, (pieces) => {
        const best = pieces.filter(
          (one) =>
            !pieces.some((other) => sameSlot(one, other) && (other.stats[5] ?? 0) > (one.stats[5] ?? 0)),
        )
        expect(searchItems('maxstatvalue:melee', pieces).items).toEqual(best)
      }),
    )
  })
})
