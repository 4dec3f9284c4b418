import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { ratingLookup } from '../../../items/rating/shown-rating.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { compareRows } from './compare-rows.ts'

const one = makeWeaponItem(
  {
    columns: [makeColumn('trait', 3, 'Outlaw', 'Rampage')],
    stats: { range: 60, stability: 40, zoom: 14 },
    masterwork: { hash: 1, name: 'Range', stat: 'range', level: 10 },
  },
  { rating: makeRating('God-Tier', 9.6), verdict: makeVerdict({ recommendation: 'keep' }) },
)
const two = makeWeaponItem(
  { columns: [makeColumn('trait', 3, 'Outlaw')], stats: { range: 50, stability: 40, zoom: 16 } },
  { rating: makeRating('Good', 6.2), verdict: makeVerdict() },
)
const rows = new Map(
  compareRows([one, two], ratingLookup(new Set()), () => 'Vault').map((row) => [row.key, row]),
)
const texts = (key: string) => rows.get(key)?.cells.map(({ parts }) => parts.map(({ text }) => text).join())
const bests = (key: string) => rows.get(key)?.cells.map(({ best }) => best ?? false)

describe('copies side by side', () => {
  it('name their source without the label that the platform puts before it', () => {
    const found = compareRows(
      [makeWeaponItem({ source: 'Source: Vault of Glass' }), makeWeaponItem({ source: 'Vendor' })],
      ratingLookup(new Set()),
      () => 'Vault',
    ).find(({ key }) => key === 'source')
    expect(found?.cells.map(({ parts }) => parts[0]?.text)).toEqual(['Vault of Glass', 'Vendor'])
  })

  it('have rating, power, perks, stats and verdict under each other', () => {
    expect(texts('tier')).toEqual(['God-Tier', 'Good'])
    expect(texts('score')).toEqual(['9.6', '6.2'])
    expect(texts('power')).toEqual(['500', '500'])
    expect(texts('perk-Trait')).toEqual(['Outlaw,Rampage', 'Outlaw'])
    expect(texts('masterwork')).toEqual(['range 10', '—'])
    expect(texts('advice')).toEqual(['Keep', 'Review'])
  })

  it('begin with which is best, what is advised and why', () => {
    expect([...rows.keys()].slice(0, 3)).toEqual(['standing', 'advice', 'reason'])
    expect(texts('standing')).toEqual(['Best in PvE and PvP', 'Another is better in both'])
    expect(rows.get('standing')?.cells.map(({ leads }) => leads ?? false)).toEqual([true, false])
    const rated = (pve: number, pvp: number) => {
      const rating = makeRating('Good', pve)
      return makeWeaponItem({}, { rating: { ...rating, pvp: { ...rating.pvp, score: pvp } } })
    }
    const standingOf = (...items: (typeof one)[]) =>
      compareRows(items, ratingLookup(new Set()), () => 'Vault')
        .find(({ key }) => key === 'standing')
        ?.cells.map(({ parts }) => parts[0]?.text)
    expect(standingOf(rated(8, 6), rated(7, 6), makeWeaponItem())).toEqual([
      'Best in PvE, as good as the best in PvP',
      'As good as the best in PvP',
      '—',
    ])
    expect(standingOf(one)).toBeUndefined()
  })

  it('say which traits a score needs that are not on, for each activity where they differ', () => {
    const rated = makeRating('Good', 6)
    const columns = [makeColumn('trait', 3, 'Butterfly', 'Shoot to Loot', 'Outlaw')]
    const switched = (pve: number, pvp: number) =>
      makeWeaponItem(
        { columns },
        {
          rating: {
            ...rated,
            pve: { ...rated.pve, bestTraits: [pve] },
            pvp: { ...rated.pvp, bestTraits: [pvp] },
          },
        },
      )
    const noteOf = (...items: (typeof one)[]) =>
      compareRows(items, ratingLookup(new Set()), () => 'Vault')
        .find(({ key }) => key === 'switch')
        ?.cells.map(({ parts }) => parts[0]?.text)
    expect(noteOf(switched(1, 1), switched(1, 2), switched(1, 0), switched(0, 0))).toEqual([
      'Shoot to Loot',
      'PvE: Shoot to Loot; PvP: Outlaw',
      'PvE: Shoot to Loot',
      'Nothing',
    ])
    expect(noteOf(switched(0, 0), one)).toBeUndefined()
  })

  it('mark the best of a row, but not where all are equal or it is a matter of taste', () => {
    expect(bests('range')).toEqual([true, false])
    expect(bests('stability')).toEqual([false, false])
    expect(bests('zoom')).toEqual([false, false])
    expect(bests('score')).toEqual([true, false])
  })

  it('mark the perks that not every copy has, and the rows that do not differ', () => {
    expect(rows.get('perk-Trait')?.cells[0]?.parts).toEqual([
      { text: 'Outlaw', active: true },
      { text: 'Rampage', active: false, differs: true },
    ])
    expect(rows.get('stability')?.same).toBe(true)
    expect(rows.get('range')?.same).toBe(false)
  })

  it('leave a gap where a weapon lacks what another has', () => {
    const sword = makeWeaponItem({ stats: { 'swing-speed': 40 }, columns: [] })
    const mixed = new Map(
      compareRows([one, sword], ratingLookup(new Set()), () => 'Vault').map((row) => [row.key, row]),
    )
    expect(mixed.get('swing-speed')?.cells.map(({ parts }) => parts[0]?.text)).toEqual(['—', '40'])
    expect(mixed.get('perk-Trait')?.cells[1]?.parts).toEqual([])
    expect(mixed.get('pve')?.cells[1]?.parts[0]?.text).toBe('—')
  })
})
