import { describe, expect, it } from 'vitest'
import {
  ARMOR_SLOTS,
  type ArmorPiece,
  CLASSES,
  DAMAGE_TYPES,
  WEAPON_TYPES,
  type Weapon,
} from '../../items.ts'
import { makeArmor, makeColumn, makePlug, makeWeapon } from '../../test-support/make-items.ts'
import { searchItems } from '../search-items.ts'
import type { Searchable, SearchFacts } from './filter.ts'

type Facts = Omit<SearchFacts, 'copies' | 'all'>

/** Which of the items a search finds, by their place in the list. */
const found = (search: string, items: readonly Searchable[], facts: Facts = {}) =>
  searchItems(search, items, facts).items.map((item) => items.indexOf(item))

const weapon = (changes: Partial<Weapon> = {}) => makeWeapon(changes)
const armor = (changes: Partial<ArmorPiece> = {}) => makeArmor(changes)
const on = (characterId: string, equipped = false) => ({ in: 'character', characterId, equipped }) as const

/** A trait column whose perk is on in its better version. */
const better = { ...makePlug('A'), enhanced: true }
const enhancedTrait = { ...makeColumn('trait', 3, 'A'), active: better, selectable: [better] }

type Row = readonly [search: string, matches: Searchable, others: readonly Searchable[]]
const only = (rows: readonly Row[], facts: Facts = {}) =>
  it.each(rows)('%s', (search, match, others) => {
    expect(found(search, [...others, match], facts)).toEqual([others.length])
    expect(found(`-${search}`, [match, ...others], facts)).toEqual(others.map((_, at) => at + 1))
  })

describe('F-116 each name of a kind finds that kind alone', () => {
  it.each([
    ['type', WEAPON_TYPES, WEAPON_TYPES.map((type) => weapon({ type, slot: 'kinetic', element: 'kinetic' }))],
    ['element', DAMAGE_TYPES.slice(1), DAMAGE_TYPES.slice(1).map((element) => weapon({ element }))],
    ['class', CLASSES, CLASSES.map((classType) => armor({ classType }))],
    ['slot', ARMOR_SLOTS, ARMOR_SLOTS.map((slot) => armor({ slot }))],
  ] as const)('of a %s', (_, names, items) => {
    names.forEach((name, at) => {
      expect([name, found(`is:${name.replaceAll('-', '')}`, [...items])]).toEqual([name, [at]])
    })
  })
})

describe('F-116 what a weapon is', () => {
  const slots = (['kinetic', 'energy', 'power'] as const).map((slot) => weapon({ slot, element: 'stasis' }))
  const ammo = (['primary', 'special', 'heavy'] as const).map((ammo) => weapon({ ammo }))
  const without = (items: readonly Searchable[], at: number) => items.filter((_, place) => place !== at)
  const trait = (...names: string[]) => makeColumn('trait', 3, ...names)
  only([
    ['is:bow', weapon({ type: 'combat-bow' }), [weapon(), armor()]],
    ['is:smg', weapon({ type: 'submachine-gun' }), [weapon(), armor()]],
    ['is:sniper', weapon({ type: 'sniper-rifle' }), [weapon(), armor()]],
    ['is:lfr', weapon({ type: 'linear-fusion-rifle' }), [weapon({ type: 'fusion-rifle' }), armor()]],
    ['is:kineticslot', slots[0] as Weapon, without(slots, 0)],
    ['is:energy', slots[1] as Weapon, without(slots, 1)],
    ['is:power', slots[2] as Weapon, without(slots, 2)],
    ['is:primary', ammo[0] as Weapon, without(ammo, 0)],
    ['is:special', ammo[1] as Weapon, without(ammo, 1)],
    ['is:heavy', ammo[2] as Weapon, without(ammo, 2)],
    ['is:crafted', weapon({ crafted: true }), [weapon(), armor()]],
    [
      'is:adept',
      weapon({ name: 'Igneous Hammer (Adept)' }),
      [weapon({ name: 'Adept' }), weapon(), armor({ name: 'X (Adept)' })],
    ],
    [
      'is:extraperk',
      weapon({ columns: [trait('A', 'B')] }),
      [weapon({ columns: [trait('A'), makeColumn('barrel', 1, 'A', 'B')] })],
    ],
    ['is:enhancedperk', weapon({ columns: [enhancedTrait] }), [weapon({ columns: [trait('A')] }), armor()]],
    [
      'is:origintrait',
      weapon({ columns: [makeColumn('origin', 5, 'A')] }),
      [weapon({ columns: [trait('A'), makeColumn('origin', 5)] })],
    ],
    ['is:tieredweapon', weapon({ tier: 1 }), [weapon(), armor({ tier: 5 })]],
    ['is:enhanced', weapon({ enhanced: true }), [weapon(), armor()]],
    ['is:deepsight', weapon({ deepsight: true }), [weapon(), armor()]],
  ])
})

describe('F-116 what any gear is', () => {
  const rarities = (['common', 'uncommon', 'rare', 'legendary', 'exotic'] as const).map((rarity) =>
    weapon({ rarity }),
  )
  only(rarities.map((item) => [`is:${item.rarity}`, item, rarities.filter((other) => other !== item)]))
  only([
    ['is:weapon', weapon(), [armor()]],
    ['is:armor', armor(), [weapon()]],
    ['is:locked', armor({ locked: true }), [weapon(), armor()]],
    ['is:unlocked', weapon(), [weapon({ locked: true })]],
    ['is:masterwork', armor({ masterworked: true }), [weapon(), armor({ masterworked: false })]],
    ['is:equipped', weapon({ place: on('1', true) }), [weapon({ place: on('1') }), weapon()]],
    [
      'is:ininventory',
      weapon({ place: on('1') }),
      [weapon(), weapon({ place: { in: 'postmaster', characterId: '1' } })],
    ],
    ['is:invault', weapon(), [weapon({ place: on('1') })]],
    [
      'is:postmaster',
      weapon({ place: { in: 'postmaster', characterId: '1' } }),
      [weapon(), weapon({ place: on('1') })],
    ],
    ['is:inloadout', weapon({ loadouts: ['1:0'] }), [weapon()]],
    ['is:haspower', weapon({ power: 0 }), [weapon({ power: undefined })]],
    ['is:armor3', armor({ armor3: true }), [armor({ armor3: false }), weapon()]],
    ['is:legacyarmor', armor({ armor3: false }), [armor({ armor3: true }), weapon()]],
    ['is:artifice', armor({ artifice: true }), [armor({ artifice: false }), weapon()]],
    ['is:tunable', armor({ tunable: 'melee' }), [armor({ tunable: undefined }), weapon()]],
    ['is:setbonus', armor({ set: { hash: 5, name: 'Bushido' } }), [armor({ set: undefined }), weapon()]],
  ])
})

describe('F-116 which one it is', () => {
  const rose = weapon({ instanceId: '71', hash: 5 })
  only([
    ['id:71', rose, [weapon({ instanceId: '7' }), weapon({ instanceId: '711' })]],
    ['hash:5', rose, [weapon({ hash: 55 })]],
    ['hunter', armor({ classType: 'hunter' }), [armor({ classType: 'titan' }), weapon()]],
  ])
  only([['wishlistnotes:raid', rose, [weapon({ hash: 6 }), armor({ hash: 5 })]]], {
    wishNotes: ({ hash }) => (hash === 5 ? ['For every Raid'] : []),
  })
  it('is:equipment is all there is, and nothing is:stackable or is:cosmetic', () => {
    const finds = ['equipment', 'stackable', 'cosmetic'].map((word) => found(`is:${word}`, [rose, armor()]))
    expect(finds).toEqual([[0, 1], [], []])
  })
  it('a word that is no trait is answered with one that begins alike', () => {
    expect(searchItems('is:hanx', []).errors[0]?.message).toContain('is:handcannon')
    expect(searchItems('is:haxx', []).errors[0]?.message).not.toContain('is:handcannon')
  })
})

describe('F-116 what is known of it beside the item', () => {
  const [one, other, piece] = [weapon({ hash: 1 }), weapon({ hash: 2 }), armor()]
  const characters = CLASSES.map((classType, at) => ({ id: String(at), classType }))
  const carried = characters.map(({ id }) => weapon({ place: on(id) }))
  const [first, second, third] = carried as [Weapon, Weapon, Weapon]
  only(
    [
      ['is:incurrentchar', first, [second, third, weapon()]],
      ['is:inleftchar', first, [second, third, weapon()]],
      ['is:inmiddlechar', second, [first, third, weapon()]],
      ['is:inrightchar', third, [first, second, weapon()]],
      [
        'is:onwrongclass',
        armor({ classType: CLASSES[1], place: on('0') }),
        [
          armor({ classType: CLASSES[0], place: on('0') }),
          armor({ classType: CLASSES[1] }),
          weapon({ place: on('0') }),
          armor({ classType: CLASSES[1], place: on('404') }),
        ],
      ],
    ],
    { characters },
  )
  it('is:currentclass is all that the first character can use', () => {
    const items = [
      weapon(),
      armor({ classType: undefined }),
      armor({ classType: CLASSES[0] }),
      armor({ classType: CLASSES[1] }),
    ]
    expect(found('is:currentclass', items, { characters })).toEqual([0, 1, 2])
  })
  for (const tier of ['God-Tier', 'Excellent', 'Good', 'Poor']) {
    const rating = ({ hash }: Weapon) => (hash === 1 ? { score: 5, tier } : { score: 5, tier: 'other' })
    only([[`is:${tier === 'God-Tier' ? 'godroll' : tier.toLowerCase()}`, one, [other, piece]]], { rating })
  }
  for (const verdict of ['keep', 'review', 'dismantle'])
    only([[`is:${verdict}`, one, [other, piece]]], {
      verdict: ({ hash }) => (hash === 1 ? verdict : 'other'),
    })
  const aboutOne =
    <T>(value: T) =>
    ({ hash }: Searchable) =>
      hash === 1 ? value : undefined
  only([['is:rated', one, [other, piece]]], { rating: aboutOne({ score: 1, tier: 'Poor' }) })
  only([['is:wishlist', one, [other, piece]]], { wishList: aboutOne('wish' as const) })
  only([['is:trashlist', one, [other, piece]]], { wishList: aboutOne('trash' as const) })
  only([['is:hasnotes', one, [other, piece]]], { note: aboutOne('x') })
  only([['is:tagged', one, [other, piece]]], { decision: aboutOne('keep' as const) })
  only([['is:dominated', one, [other, piece]]], { dominated: ({ hash }) => hash === 1 })
  it('without such knowledge nothing is found', () => {
    for (const word of [
      'rated',
      'wishlist',
      'trashlist',
      'hasnotes',
      'tagged',
      'dominated',
      'keep',
      'godroll',
      'incurrentchar',
    ])
      expect([word, found(`is:${word}`, [one, piece])]).toEqual([word, []])
  })
})

describe('F-116 copies', () => {
  it('are dupes from two on, and infusion fodder where one is lower', () => {
    const items = [
      weapon({ hash: 1, power: 10 }),
      weapon({ hash: 1, power: 11 }),
      weapon({ hash: 2, power: 50 }),
      weapon({ hash: 1, power: undefined }),
    ]
    expect(found('is:dupe', items)).toEqual([0, 1, 3])
    expect(found('count:3', items)).toEqual([0, 1, 3])
    expect(found('is:infusionfodder', items)).toEqual([1])
    expect(found('is:maxpower', items)).toEqual([2])
  })

  it('are wished for as a hash, where there are two of it', () => {
    const items = [
      weapon({ hash: 1, name: 'A' }),
      weapon({ hash: 1, name: 'B' }),
      weapon({ hash: 2, name: 'A' }),
    ]
    const wishList = ({ name }: Weapon) => (name === 'A' ? ('wish' as const) : undefined)
    expect(found('is:wishlistdupe', items, { wishList })).toEqual([0, 1])
  })

  const base = (...values: number[]) => values as unknown as ArmorPiece['base']
  it.each<[string, Searchable, Searchable, Searchable]>([
    ['dupe:item', weapon({ hash: 1 }), weapon({ hash: 1, stats: { range: 1 } }), weapon({ hash: 2 })],
    [
      'dupe:stats',
      armor({ base: base(1, 2, 3, 0, 0, 0) }),
      armor({ hash: 9, base: base(1, 2, 3, 0, 0, 0) }),
      armor({ base: base(3, 2, 1, 0, 0, 0) }),
    ],
    [
      'dupe:stats',
      weapon({ stats: { range: 1 } }),
      weapon({ hash: 9, stats: { range: 1 } }),
      weapon({ stats: { range: 2 } }),
    ],
    [
      'dupe:untunedstats',
      armor({ base: base(1, 2, 3, 0, 0, 0) }),
      armor({ base: base(1, 2, 3, 0, 0, 0) }),
      armor({ base: base(1, 2, 4, 0, 0, 0) }),
    ],
    [
      'dupe:archetype',
      armor({ archetype: 'Gunner' }),
      armor({ archetype: 'Gunner' }),
      armor({ archetype: 'Brawler' }),
    ],
    [
      'dupe:tertiarystat',
      armor({ base: base(30, 20, 10, 0, 0, 0) }),
      armor({ base: base(20, 30, 10, 0, 0, 0) }),
      armor({ base: base(10, 30, 20, 0, 0, 0) }),
    ],
    [
      'dupe:nonzerostats',
      armor({ base: base(30, 20, 10, 0, 0, 0) }),
      armor({ base: base(1, 1, 1, 0, 0, 0) }),
      armor({ base: base(30, 20, 0, 10, 0, 0) }),
    ],
    ['dupe:tunedstat', armor({ tunable: 'melee' }), armor({ tunable: 'melee' }), armor({ tunable: 'super' })],
    [
      'dupe:traits',
      weapon({ columns: [makeColumn('trait', 1, 'A', 'B'), makeColumn('barrel', 2, 'X')] }),
      weapon({ columns: [makeColumn('trait', 1, 'B', 'A'), makeColumn('barrel', 2, 'Y')] }),
      weapon({ columns: [makeColumn('trait', 1, 'A', 'C')] }),
    ],
    [
      'dupe:perks',
      weapon({ columns: [makeColumn('trait', 1, 'A'), makeColumn('barrel', 2, 'X')] }),
      weapon({ columns: [makeColumn('trait', 1, 'A'), makeColumn('barrel', 2, 'X')] }),
      weapon({ columns: [makeColumn('trait', 1, 'A'), makeColumn('barrel', 2, 'Y')] }),
    ],
    [
      'dupe:setbonus',
      armor({ set: { hash: 5, name: 'A' } }),
      armor({ set: { hash: 5, name: 'B' } }),
      armor({ set: { hash: 6, name: 'A' } }),
    ],
  ])('%s compares that alone, of gear for the same place and rarity', (search, one, same, other) => {
    expect(found(search, [one, same, other])).toEqual([0, 1])
    expect(found(search, [one, other])).toEqual([])
    const elsewhere =
      same.kind === 'armor' ? { ...same, slot: 'legs' as const } : { ...same, slot: 'power' as const }
    expect(found(search, [one, elsewhere])).toEqual([])
    expect(found(search, [one, { ...same, rarity: 'exotic' }])).toEqual([])
  })

  it('dupe:statlower finds the one that is beaten, and none of two that are equal', () => {
    const [low, high, equal] = [base(1, 1, 1, 0, 0, 0), base(1, 2, 1, 0, 0, 0), base(1, 2, 1, 0, 0, 0)].map(
      (stats) => armor({ hash: 5, base: stats }),
    ) as [ArmorPiece, ArmorPiece, ArmorPiece]
    expect(found('dupe:statlower', [high, low])).toEqual([1])
    expect(found('is:statlower', [high, low, equal])).toEqual([1])
    expect(found('dupe:statlower', [high, equal])).toEqual([])
    expect(found('dupe:setbonus+statlower', [low, high])).toEqual([])
  })
})

describe('F-116 numbers are compared at their bound', () => {
  const items = [9, 10, 11, undefined].map((power) => weapon({ power }))
  it.each([
    ['<10', [0]],
    ['<=10', [0, 1]],
    ['>10', [2]],
    ['>=10', [1, 2]],
    ['=10', [1]],
    ['10', [1]],
    ['>=-1', [0, 1, 2]],
    ['>9.5', [1, 2]],
  ])('power:%s', (argument, places) => {
    expect(found(`power:${argument}`, items)).toEqual(places)
    expect(found(`light:${argument}`, items)).toEqual(places)
  })

  only([
    ['tier:5', armor({ tier: 5 }), [armor({ tier: 4 }), weapon()]],
    ['kills:>=1', weapon({ kills: 1 }), [weapon({ kills: 0 }), weapon(), armor()]],
    [
      'masterwork:10',
      weapon({ masterwork: { hash: 1, name: 'Range', level: 10, stat: 'range' } }),
      [weapon(), armor({ masterworkLevel: 5 })],
    ],
    ['masterwork:5', armor({ masterworkLevel: 5 }), [weapon(), armor({ masterworkLevel: 4 })]],
    [
      'masterwork:range',
      weapon({ masterwork: { hash: 1, name: 'Range', level: 1, stat: 'range' } }),
      [weapon({ masterwork: { hash: 1, name: 'x', level: 1, stat: 'stability' } }), armor()],
    ],
    ['weaponlevel:>=2', weapon({ level: 2 }), [weapon({ level: 1 }), weapon(), armor()]],
    [
      'enhancedperk:1',
      weapon({ columns: [enhancedTrait] }),
      [weapon({ columns: [makeColumn('trait', 3, 'A')] }), armor()],
    ],
    [
      'energy:11',
      armor({ energy: { capacity: 11 } as ArmorPiece['energy'] }),
      [armor({ energy: { capacity: 10 } as ArmorPiece['energy'] }), weapon()],
    ],
    ['inloadout:>=2', weapon({ loadouts: ['1:0', '1:1'] }), [weapon({ loadouts: ['1:0'] }), weapon()]],
    [
      'catalyst:complete',
      weapon({ catalyst: { complete: true } as Weapon['catalyst'] }),
      [weapon({ catalyst: { complete: false } as Weapon['catalyst'] }), weapon(), armor()],
    ],
    [
      'catalyst:incomplete',
      weapon({ catalyst: { complete: false } as Weapon['catalyst'] }),
      [weapon({ catalyst: { complete: true } as Weapon['catalyst'] }), weapon(), armor()],
    ],
  ])
  only([['inloadout:raid', weapon({ loadouts: ['1:0'] }), [weapon({ loadouts: ['1:1'] }), weapon()]]], {
    loadoutName: (id) => (id === '1:0' ? 'My Raid' : undefined),
  })
  for (const [keyword, score] of [
    ['rating', 9],
    ['pve', 8],
    ['pvp', 4],
  ] as const)
    only([[`${keyword}:${score}`, weapon({ hash: 1 }), [weapon({ hash: 2 }), armor({ hash: 1 })]]], {
      rating: ({ hash }) => (hash === 1 ? { score: 9, tier: 'x', pve: 8, pvp: 4 } : undefined),
    })
})

describe('F-116 texts are looked for where their word says', () => {
  const described = {
    ...makeColumn('trait', 3, 'Outlaw'),
    selectable: [{ ...makePlug('Outlaw'), description: 'Faster reload' }],
  }
  only([
    [
      'perk:reload',
      weapon({ columns: [described] }),
      [weapon({ name: 'Reload', typeName: 'Reload' }), armor({ name: 'reload' })],
    ],
    [
      'perkname:outl',
      weapon({ columns: [described] }),
      [weapon({ columns: [makeColumn('trait', 3, 'Rampage')] }), armor()],
    ],
    [
      'exactperk:outlaw',
      weapon({ columns: [makeColumn('trait', 3, 'Outlaw')] }),
      [weapon({ columns: [makeColumn('trait', 3, 'Outlaws')] })],
    ],
    [
      'frame:adaptive',
      weapon({ frame: makePlug('Adaptive Frame') }),
      [
        weapon({ frame: makePlug('Lightweight') }),
        weapon({ columns: [makeColumn('trait', 3, 'Adaptive')] }),
        armor(),
      ],
    ],
    ['source:raid', armor({ source: 'A Raid' }), [weapon({ source: 'Vendor' }), weapon()]],
    [
      'set:bushido',
      armor({ set: { hash: 1, name: 'Bushido' } }),
      [
        armor({ set: { hash: 2, name: 'Techsec' }, name: 'Bushido' }),
        armor({ set: undefined }),
        weapon({ name: 'Bushido' }),
      ],
    ],
    [
      'archetype:gun',
      armor({ archetype: 'Gunner' }),
      [armor({ archetype: 'Brawler' }), armor({ archetype: undefined }), weapon({ name: 'Gun' })],
    ],
    [
      'tunedstat:melee',
      armor({ tunable: 'melee' }),
      [armor({ tunable: 'super' }), armor({ tunable: undefined }), weapon()],
    ],
    [
      'breaker:overload',
      weapon({ champion: 'overload' }),
      [weapon({ champion: 'barrier' }), weapon(), armor()],
    ],
  ])
})

describe('F-116 quotes', () => {
  it.each(['"kill clip"', "'kill clip'", '“kill clip”', '‘kill clip’'])(
    '%s end with the quote that belongs to them',
    (quoted) => {
      const items = [
        weapon({ columns: [makeColumn('trait', 3, 'Kill Clip')] }),
        weapon({ columns: [makeColumn('trait', 3, 'Clip Kill')] }),
      ]
      expect(found(`perkname:${quoted} is:weapon`, items)).toEqual([0])
      expect(searchItems(`perkname:${quoted} is:weapon`, items, {}).errors).toEqual([])
    },
  )
})
