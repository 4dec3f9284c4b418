import { describe, expect, it } from 'vitest'
import type { Rarity, Weapon } from '../../items.ts'
import { makeColumn, makeWeapon } from '../../test-support/make-weapon.ts'
import { ACTIVITIES } from '../pve-and-pvp.ts'
import { type Amount, beatsInEveryWay, moreOf, replaces, standing } from './beats.ts'
import { Staying } from './staying.ts'
import { isAsRare, type JudgedRating, namesakesOf, type VaultCopy, vaultCopy } from './vault-copy.ts'

const side = (score: number) => ({ score, tier: 'Good' }) as const
const rated = (pve: number, pvp = pve): JudgedRating => ({ pve: side(pve), pvp: side(pvp) })
const ROLL = { first: ['Rapid Hit'], second: ['Kill Clip'] }
const copyOf = (weapon: Partial<Weapon> = {}, score = 5, roll: Parameters<typeof makeWeapon>[1] = ROLL) =>
  vaultCopy(makeWeapon(weapon, roll), rated(score))

describe('what one copy has more of', () => {
  const level = (at: number) => ({ masterwork: { hash: 1, name: 'Range', level: at } })
  it.each<[Amount, Partial<Weapon>, Partial<Weapon>]>([
    ['power', { power: 1 }, { power: 0 }],
    ['tier', { tier: 1 }, { tier: undefined }],
    ['masterwork', level(1), level(0)],
    ['kills', { kills: 1 }, { kills: 0 }],
    ['crafted', { crafted: true }, { crafted: false }],
    ['level', { level: 1 }, { level: 0 }],
    [
      'catalyst',
      { catalyst: { complete: true } } as Partial<Weapon>,
      { catalyst: { complete: false } } as Partial<Weapon>,
    ],
  ])('%s: none is told apart from one, and nothing known from none is not', (amount, some, none) => {
    const [more, less, unknown] = [some, none, {}].map((changes) => makeWeapon(changes, ROLL)) as [
      Weapon,
      Weapon,
      Weapon,
    ]
    expect(moreOf(more, less)).toEqual([amount])
    expect(moreOf(more, unknown)).toEqual([amount])
    for (const one of [less, unknown])
      for (const other of [less, unknown, more]) expect(moreOf(one, other)).toEqual([])
  })

  it('a copy with less of one thing does not beat another in every way', () => {
    expect(beatsInEveryWay(copyOf({ kills: 5 }), copyOf({ kills: 5 }))).toBe(true)
    expect(beatsInEveryWay(copyOf({ kills: 4 }), copyOf({ kills: 5 }))).toBe(false)
  })

  it('a copy with other origin traits does not beat another in every way, one with those and more does', () => {
    const { columns } = makeWeapon({}, ROLL)
    const from = (...origins: readonly string[]) =>
      copyOf({ columns: [...columns, makeColumn('origin', origins)] })
    expect(beatsInEveryWay(copyOf({ columns }), from('Vanguard'))).toBe(false)
    expect(beatsInEveryWay(from('Gambit'), from('Vanguard'))).toBe(false)
    expect(beatsInEveryWay(from('Gambit', 'Vanguard'), from('Vanguard'))).toBe(true)
    expect(beatsInEveryWay(from('Vanguard'), copyOf({ columns }))).toBe(true)
  })
})

describe('one copy instead of another', () => {
  it('needs traits to go by: of a copy without any nothing is known', () => {
    const bare = copyOf({ columns: [] })
    expect(replaces(bare, bare, ACTIVITIES)).toBe(false)
    expect(replaces(copyOf(), copyOf(), ACTIVITIES)).toBe(true)
  })

  it('is never of lower rarity', () => {
    const rarities: readonly Rarity[] = ['common', 'uncommon', 'rare', 'legendary', 'exotic']
    const copies = rarities.map((rarity) => copyOf({ rarity }))
    const asRare = copies.map((one) => copies.filter((other) => isAsRare(one, other)).length)
    expect(asRare).toEqual([1, 2, 3, 4, 5])
  })
})

it('copies of a weapon are those of its name in every edition and language, of its type and element', () => {
  const named = (name: string, changes: Partial<Weapon> = {}) =>
    makeWeapon({ name, type: 'hand-cannon', element: 'kinetic', ...changes })
  const copies = [
    named('Fatebringer'),
    named('Fatebringer (Timelost)'),
    named('Schicksalsbringer', { englishName: 'Fatebringer' }),
  ]
  const others = [
    named('Fatebringer', { type: 'sidearm' }),
    named('Fatebringer', { element: 'void' }),
    named('Palindrome'),
  ]
  for (const copy of copies) expect(namesakesOf(copy, [...others, ...copies])).toEqual(copies)
})

describe('the order of copies', () => {
  const order = (...copies: readonly VaultCopy[]) =>
    copies.toSorted(standing(ACTIVITIES, (id) => id === 'kept')).map(({ weapon }) => weapon.instanceId)

  it('puts gear below legendary last whatever it scores, and of that the strongest first', () => {
    const rare = (instanceId: string, power: number) => copyOf({ instanceId, power, rarity: 'rare' }, 9)
    expect(order(rare('weak', 10), rare('strong', 20), copyOf({ instanceId: 'legendary' }, 1))).toEqual([
      'legendary',
      'strong',
      'weak',
    ])
  })

  it('puts the one first that is better in the other activity, where both are as good in their best', () => {
    const scored = (instanceId: string, pve: number, pvp: number) =>
      vaultCopy(makeWeapon({ instanceId }, ROLL), rated(pve, pvp))
    expect(order(scored('a', 6, 4), scored('b', 6, 5), scored('c', 5, 6.5))).toEqual(['c', 'b', 'a'])
  })

  it('puts the one first that the player uses, of two that are alike', () => {
    const used: Partial<Weapon>[] = [
      { place: { in: 'character', characterId: '1', equipped: true } },
      { loadouts: ['1:0'] },
      { crafted: true },
      { level: 3 },
      { tier: 4 },
      { kills: 9 },
      { power: 9 },
    ]
    for (const changes of used)
      expect(order(copyOf({ instanceId: '1' }), copyOf({ instanceId: '2', ...changes }))).toEqual(['2', '1'])
    const [crafted, equipped] = [
      copyOf({ instanceId: '1', crafted: true }),
      copyOf({ instanceId: '2', ...used[0] }),
    ]
    expect(order(crafted, equipped)).toEqual(['2', '1'])
  })

  it('goes by score, then what can be selected, then the mark, then what the player has made of it', () => {
    const wide = { first: ['Rapid Hit', 'Outlaw'], second: ['Kill Clip'] }
    expect(
      order(
        copyOf({ instanceId: 'b' }),
        copyOf({ instanceId: 'a' }),
        copyOf({ instanceId: 'locked', locked: true }),
        copyOf({ instanceId: 'kept' }),
        copyOf({ instanceId: 'wide' }, 5, wide),
        copyOf({ instanceId: 'high' }, 6),
      ),
    ).toEqual(['high', 'wide', 'kept', 'locked', 'a', 'b'])
  })
})

describe('what takes the place of gear below legendary', () => {
  const old = copyOf(
    { instanceId: 'old', rarity: 'rare', type: 'hand-cannon', ammo: 'primary', element: 'solar' },
    3,
  )
  /** The nearest of two, in whichever order they stay. */
  function nearestOf(...others: readonly VaultCopy[]) {
    const found = [others, others.toReversed()].map((order) => {
      const staying = new Staying([])
      for (const copy of order) staying.add(copy, true)
      return staying.outclassing(old, ACTIVITIES)?.weapon.instanceId
    })
    return new Set(found)
  }
  const OTHER = { first: ['Outlaw'], second: ['Rampage'] }
  const like = (instanceId: string, changes: Partial<Weapon> = {}, score = 5, roll = ROLL) =>
    copyOf({ instanceId, type: 'hand-cannon', ammo: 'primary', element: 'solar', ...changes }, score, roll)

  it.each<[string, VaultCopy, VaultCopy]>([
    [
      'its own type and ammunition before all else',
      like('one', { rarity: 'exotic', element: 'arc' }, 1, OTHER),
      like('other', { type: 'sidearm' }, 9),
    ],
    [
      'no exotic before how it rates',
      like('one', { element: 'arc' }, 1, OTHER),
      like('other', { rarity: 'exotic' }, 9),
    ],
    ['one that rates as high', like('one', { element: 'arc' }, 3, OTHER), like('other', {}, 1)],
    ['its element before its traits', like('one', {}, 5, OTHER), like('other', { element: 'arc' })],
    ['its traits', like('one'), like('other', {}, 5, OTHER)],
  ])('is nearest by %s', (_, one, other) => {
    expect(nearestOf(one, other)).toEqual(new Set(['one']))
  })

  it('is nothing where nothing better fills its slot', () => {
    expect(nearestOf(like('rare', { rarity: 'rare' }), like('elsewhere', { slot: 'power' }))).toEqual(
      new Set([undefined]),
    )
  })
})
