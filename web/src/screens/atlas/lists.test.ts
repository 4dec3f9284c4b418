import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { describe, expect, it } from 'vitest'
import { isComplete } from '../../data/atlas/standing.ts'
import { oneOf, placeOf, readAtlasSearch } from './atlas-search.ts'
import { type CollectibleWish, filterCollectibles } from './collections/filter-collectibles.ts'
import { filterTriumphs, findElsewhere, TRIUMPH_SORTS, type TriumphWish } from './triumphs/filter-triumphs.ts'
import { collectibleName, triumphName } from './triumphs/triumph-name.ts'

const triumph = (hash: number, changes: Partial<Triumph> = {}): Triumph => ({
  hash,
  definition: { name: `Triumph ${hash}`, points: 10 },
  state: 3,
  platformState: 4,
  objectives: [],
  category: 'campaign',
  percent: 0,
  ...changes,
})
const wish: TriumphWish = { category: 'all', show: 'open', sort: 'next', q: '' }
const found = (all: readonly Triumph[], changes: Partial<TriumphWish> = {}) =>
  filterTriumphs(all, { ...wish, ...changes }).map(({ hash }) => hash)

describe('the list of triumphs', () => {
  const all = [
    triumph(1, { category: 'lore', percent: 10, where: { destination_hash: 7, destination: 'Europa' } }),
    triumph(2, { category: 'weapons', percent: 90, definition: { name: 'Hand Cannon', points: 50 } }),
    triumph(3, { state: 0, claimable: true, percent: 100, seals: [5] }),
    triumph(4, { legacy: true, claimable: true, definition: { name: 'Á la carte', points: 1 } }),
  ]

  it('says where a search that finds nothing among the open ones would find something', () => {
    expect(found(all, { q: 'Triumph 3' })).toEqual([])
    expect(findElsewhere(all, { ...wish, q: 'Triumph 3' })).toEqual({ show: 'complete', count: 1 })
    expect(findElsewhere(all, { ...wish, q: 'carte' })).toEqual({ show: 'legacy', count: 1 })
    expect(findElsewhere(all, { ...wish, q: 'nowhere' })).toBeUndefined()
  })

  it('F-196 really filters by category', () => {
    expect(found(all)).toEqual([1, 2])
    expect(found(all, { category: 'lore' })).toEqual([1])
    expect(found(all, { category: 'collection' })).toEqual([])
  })

  it('shows what is open, complete, to claim, or of past years', () => {
    expect(found(all, { show: 'all' })).toEqual([1, 2, 3])
    expect(found(all, { show: 'complete' })).toEqual([3])
    expect(found(all, { show: 'claim' })).toEqual([3])
    expect(found(all, { show: 'legacy' })).toEqual([4])
  })

  it('is searched by name, text and place, and narrowed to a title or a destination', () => {
    expect(found(all, { q: 'hand can' })).toEqual([2])
    expect(found(all, { q: 'europa' })).toEqual([1])
    expect(found(all, { q: 'a la', show: 'legacy' })).toEqual([4])
    expect(found(all, { seal: 5, show: 'all' })).toEqual([3])
    expect(found(all, { destination: 7 })).toEqual([1])
  })

  it('sorts by progress where nothing else is asked for', () => {
    expect(oneOf(TRIUMPH_SORTS, undefined)).toBe('percent')
  })

  it('keeps the served order, or sorts by points, name and progress', () => {
    expect(found(all)).toEqual([1, 2])
    expect(found(all, { sort: 'points' })).toEqual([2, 1])
    expect(found(all, { sort: 'percent' })).toEqual([2, 1])
    expect(found(all, { sort: 'name' })).toEqual([2, 1])
  })

  it('F-200 F-201 F-365 F-366 reads completion from bit 1, and names what has no name', () => {
    expect([isComplete({ state: 0 }), isComplete({ state: 2 }), isComplete({ state: 3 })]).toEqual([
      true,
      true,
      false,
    ])
    expect(triumphName(triumph(8, { definition: { points: 0 } }))).toBe('Record 8')
    expect(collectibleName({ hash: 9, definition: {} })).toBe('Collectible 9')
  })
})

describe('the list of collectibles', () => {
  const collectible = (hash: number, changes: Partial<Collectible> = {}): Collectible => ({
    hash,
    definition: { name: `Thing ${hash}` },
    acquired: false,
    kind: 'weapon',
    obtainable: 'now',
    ...changes,
  })
  const all = [
    collectible(1, { rarity: 'legendary' }),
    collectible(2, { acquired: true }),
    collectible(3, { obtainable: 'over', rarity: 'exotic' }),
    collectible(4, { kind: 'armor', class: 'titan', where: { destination_hash: 7 } }),
  ]
  const plain: CollectibleWish = { show: 'all', kind: 'all', class: 'all', sort: 'menu', q: '' }
  const hashes = (changes: Partial<CollectibleWish>) =>
    filterCollectibles(all, { ...plain, ...changes }).map(({ hash }) => hash)

  it('F-203 shows what is missing, obtainable now, of a kind, for a class, at a place', () => {
    expect(hashes({ show: 'missing' })).toEqual([1, 3, 4])
    expect(hashes({ show: 'obtainable' })).toEqual([1, 4])
    expect(hashes({ kind: 'armor' })).toEqual([4])
    expect(hashes({ class: 'hunter' })).toEqual([1, 2, 3])
    expect(hashes({ destination: 7 })).toEqual([4])
    expect(hashes({ sort: 'rarity' })).toEqual([3, 1, 2, 4])
  })

  it('F-203 what is obtained most easily comes first, what is gone behind it, and what one has last', () => {
    const there = { destination_hash: 7 }
    const some = [
      collectible(1, { acquired: true }),
      collectible(2, { obtainable: 'over' }),
      collectible(3, { obtainable: 'sometimes' }),
      collectible(4, { hard: true, where: there, source: 'Last Wish' }),
      collectible(5, { source: 'Triumphs' }),
      collectible(6, { where: there, source: 'Europa' }),
      collectible(7, { where: there, source: 'Kepler' }),
      collectible(8, { where: there, source: 'Kepler' }),
    ]
    const order = filterCollectibles(some, { ...plain, sort: 'easy' }).map(({ hash }) => hash)
    expect(order).toEqual([7, 8, 6, 5, 4, 3, 2, 1])
  })
})

describe('the address', () => {
  it('keeps what it knows as text and drops the rest', () => {
    expect(readAtlasSearch({ destination: 7, q: '', list: 'titles', evil: 'x', point: {} })).toMatchObject({
      destination: '7',
      q: undefined,
      list: 'titles',
      point: undefined,
    })
    expect(readAtlasSearch({ tab: 'collectibles' })).toMatchObject({ list: 'collectibles' })
    expect(readAtlasSearch({ record: 7 })).toMatchObject({ triumph: '7' })
    expect(oneOf(['a', 'b'], 'b')).toBe('b')
    expect(oneOf(['a', 'b'], 'z')).toBe('a')
  })

  it.each([
    [{}, 'overview'],
    [{ list: 'plan' }, 'plan'],
    [{ list: 'nowhere' }, 'overview'],
    [{ q: 'Stables' }, 'triumphs'],
    [{ show: 'claim' }, 'triumphs'],
    [{ destination: '7', here: '1' }, 'triumphs'],
    [{ kind: 'weapon', q: 'rose' }, 'collectibles'],
    [{ destination: '7', zone: 'Nexus' }, 'map'],
    [{ points: 'mine' }, 'map'],
  ] as const)('%o means %s', (search, place) => {
    expect(placeOf(search)).toBe(place)
  })
})
