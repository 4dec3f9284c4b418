import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import { describe, expect, it } from 'vitest'
import type { ExplorerColumn } from '../../../items/roll/explorer-columns.ts'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { copyRows } from './copy-rows.ts'

const trait = (...names: string[]) => ({
  kind: 'trait' as const,
  selectable: names.map((name, at) => ({ hash: at + 1, name })),
})
const copy = (instanceId: string, changes: object, score?: number) =>
  makeWeaponItem({ instanceId, ...changes } as never, { rating: makeRating('Good', score) })
const COLUMNS = ['Trait 1', 'Trait 2'].map(
  (label, at) =>
    ({ key: `trait ${at}`, kind: 'trait', label, perks: [], active: undefined }) as ExplorerColumn,
)

interface Given {
  readonly copies: readonly WeaponItem[]
  readonly god_roll?: object
  readonly scores?: readonly number[]
  readonly columns?: readonly ExplorerColumn[]
  readonly mode?: 'pve' | 'both'
  readonly verdicts?: readonly WeaponItem['verdict'][]
}

function rowsOf({ copies, god_roll, scores = [], columns = [], mode = 'pve', verdicts = [] }: Given) {
  const personal = {
    god_roll,
    copies: scores.map((score, at) => ({ item_instance_id: copies[at]?.itemInstanceId, score })),
  } as unknown as ForgePersonal
  const rows = copyRows({
    copies,
    verdicts: new Map(copies.map((each, at) => [each.itemInstanceId ?? '', verdicts[at]])),
    mode,
    characters: [],
    columns,
    personal,
    side: 'pve',
  })
  return (key: string) => {
    const row = rows.find((each) => each.key === key)
    return row && { ...row, cells: row.cells.map(({ text, best }) => (best ? `${text}!` : text)) }
  }
}

describe('copies side by side', () => {
  it('mark the best number of a row, wherever the copies differ', () => {
    const row = rowsOf({
      copies: [
        copy('1', { kills: 1_200, stats: { range: 40, stability: 50, 'charge-time': 600 } }, 7.25),
        copy('2', { kills: 7, stats: { range: 60, stability: 50 } }, 9),
        copy('3', { kills: undefined, stats: {} }),
      ],
      scores: [6, 5.5],
    })
    expect(row('score')).toMatchObject({ label: 'Score, PvE', cells: ['7.3', '9.0!', '–'], same: false })
    expect(row('for-you')?.cells).toEqual(['6.0!', '5.5', '–'])
    expect(row('kills')?.cells).toEqual(['1,200!', '7', '–'])
    expect(row('range')?.cells).toEqual(['40', '60!', '–'])
    expect(row('stability')?.cells).toEqual(['50!', '50!', '–'])
    expect([row('handling'), row('charge-time')]).toEqual([undefined, undefined])
  })

  it('mark none where all are alike, and say so', () => {
    const row = rowsOf({ copies: [copy('1', { kills: 3 }, 8), copy('2', { kills: 3 }, 8)] })
    expect(row('score')).toMatchObject({ cells: ['8.0', '8.0'], same: true })
    expect(row('kills')).toMatchObject({ cells: ['3', '3'], same: true })
    expect(row('where')?.same).toBe(true)
    expect(
      rowsOf({ copies: [copy('1', { tier: 5 }, 8), copy('2', { tier: undefined }, 8)] })('power'),
    ).toMatchObject({
      cells: ['500, tier 5', '500'],
      same: false,
    })
  })

  it('stand beside the score of the god roll: of the side where it has one of its own', () => {
    const copies = [copy('1', {}, 8)]
    const both = { score: 9.75, sides: { pve: 9.5 }, parts: [] }
    const row = rowsOf({ copies, god_roll: both })
    expect([row('score')?.target, row('for-you')?.target]).toEqual(['9.5', '9.8'])
    const alone = rowsOf({ copies, god_roll: { ...both, alone: { pve: { score: 9.9, parts: [] } } } })
    expect([alone('score')?.target, alone('for-you')?.target]).toEqual(['9.9', '–'])
    const none = rowsOf({ copies })
    expect([none('score')?.target, none('for-you')?.target, none('where')?.target]).toEqual(['–', '–', '–'])
  })

  it('mark whose perk is the one of the god roll, column by column', () => {
    const copies = [
      copy('1', { columns: [trait('Outlaw', 'Rapid Hit'), trait('Frenzy')] }),
      copy('2', { columns: [trait('Rapid Hit'), trait('Kill Clip')] }),
      copy('3', { columns: [] }),
    ]
    const parts = [
      { place: 'trait', name: 'Outlaw' },
      { place: 'trait', name: 'Kill Clip' },
    ]
    const row = rowsOf({ copies, columns: COLUMNS, god_roll: { score: 9, parts } })
    expect(row('trait 0')).toMatchObject({
      label: 'Trait 1',
      target: 'Outlaw',
      cells: ['Outlaw, Rapid Hit!', 'Rapid Hit', '–'],
    })
    expect(row('trait 1')).toMatchObject({ target: 'Kill Clip', cells: ['Frenzy', 'Kill Clip!', '–'] })
    const ownSide = {
      score: 9,
      parts,
      alone: { pve: { score: 9, parts: [{ place: 'trait', name: 'Frenzy' }] } },
    }
    expect(rowsOf({ copies, columns: COLUMNS, god_roll: ownSide })('trait 0')?.target).toBe('Frenzy')
  })

  it('mark a perk of the best roll in whichever language it is named', () => {
    const german = { kind: 'trait', selectable: [{ hash: 1, name: 'Gesetzloser', englishName: 'Outlaw' }] }
    const marked = ['Outlaw', 'Gesetzloser', 'Rapid Hit'].map((name) => {
      const god_roll = { score: 9, parts: [{ place: 'trait', name }] }
      return rowsOf({ copies: [copy('1', { columns: [german] })], columns: COLUMNS, god_roll })('trait 0')
        ?.cells
    })
    expect(marked).toEqual([['Gesetzloser!'], ['Gesetzloser!'], ['Gesetzloser']])
  })

  it('say which stat is masterworked, and how far', () => {
    const column = {
      key: 'mw',
      kind: 'masterwork',
      label: 'Masterwork',
      perks: [],
    } as unknown as ExplorerColumn
    const copies = [
      copy('1', { masterwork: { stat: 'range', level: 10 } }),
      copy('2', { masterwork: { level: 3 } }),
      copy('3', { masterwork: undefined }),
    ]
    const god_roll = { score: 9, parts: [{ place: 'masterwork', name: 'reload' }] }
    expect(rowsOf({ copies, columns: [column], god_roll })('mw')).toMatchObject({
      cells: ['Range 10', '–', '–'],
      target: 'Reload speed',
    })
  })

  it('carry the advice of the mode with its reason', () => {
    const copies = [copy('1', {}), copy('2', {})]
    const verdicts = [makeVerdict({ recommendation: 'keep', reason: 'It is the best.' })]
    const row = rowsOf({ copies, verdicts })
    expect([row('advice')?.label, row('reason')?.cells]).toEqual(['Advice for PvE', ['It is the best.', '–']])
    expect(row('advice')?.cells[0]).toMatch(/keep/i)
    expect(rowsOf({ copies, mode: 'both' })('advice')?.label).toBe('Advice')
  })
})
