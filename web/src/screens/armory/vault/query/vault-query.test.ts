import { PLAY_MODES } from '@ai-vault/game/weapons/play-mode.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArmorySearch } from '../../armory-search.ts'
import { promptFor, queryFor } from '../analysis/AnalyzeAll.tsx'
import { FILTER_GROUPS, readFilters } from './filters.ts'
import {
  DEFAULT_VAULT_QUERY,
  DENSITIES,
  readVaultQuery,
  SORT_ORDERS,
  writeVaultQuery,
} from './vault-query.ts'

const read = (search: Record<string, unknown>) => readVaultQuery(readArmorySearch(search))

describe("the vault's address", () => {
  it('F-137 honours filter and sort, cleanup among them (F-138)', () => {
    expect(read({ filter: 'god-tier', sort: 'cleanup' })).toMatchObject({
      filters: ['god-tier'],
      sort: 'cleanup',
    })
  })

  it('F-117 knows the specified qualities by their names, and asks for nothing with all', () => {
    expect(readFilters('all')).toEqual([])
    for (const quality of ['god-tier', 'excellent', 'exotic', 'legendary'])
      expect(readFilters(quality)).toEqual([quality])
  })

  it('F-137 takes the default where the address says what nobody knows', () => {
    expect(read({ filter: 'shiny', sort: ['name'], view: 7, mode: 'gm', q: { a: 1 } })).toEqual(
      DEFAULT_VAULT_QUERY,
    )
  })

  it('F-137 writes what it reads, and nothing for the defaults', () => {
    expect(writeVaultQuery(DEFAULT_VAULT_QUERY)).toEqual({})
    const query = fc.record({
      q: fc.constantFrom('', 'rose', 'is:arc power:>=5', '7', 'true'),
      filters: fc.subarray(Object.values(FILTER_GROUPS).flat()),
      sort: fc.constantFrom(...SORT_ORDERS),
      density: fc.constantFrom(...DENSITIES),
      mode: fc.constantFrom(...PLAY_MODES),
    })
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(writeVaultQuery(asked))).toEqual(asked)
      }),
    )
  })

  it('F-121 hands the filter over to Sentinel as a question', () => {
    expect(promptFor(DEFAULT_VAULT_QUERY, 640)).toBe('Analyze the 640 weapons of my vault.')
    expect(promptFor({ ...DEFAULT_VAULT_QUERY, q: 'is:arc ', filters: ['god-tier', 'exotic'] }, 7)).toBe(
      'Analyze the 7 weapons of my vault that match: is:arc, God-Tier, Exotic.',
    )
    expect(queryFor({ ...DEFAULT_VAULT_QUERY, q: 'is:arc ', filters: ['god-tier', 'exotic'] })).toMatchObject(
      {
        intent: 'do_i_have',
        slots: { item_kind: 'weapon', filter: 'is:arc is:godroll is:exotic' },
      },
    )
  })
})
