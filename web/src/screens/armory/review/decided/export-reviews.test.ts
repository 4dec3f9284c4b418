import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { decidedAs, dimSearch, reviewsCsv } from './export-reviews.ts'

const weapons = ['6917529000000000001', '6917529000000000002', '6917529000000000003'].map((instanceId) =>
  makeWeaponItem({ instanceId, name: `Weapon "${instanceId.at(-1)}", old` }),
)
const decisions = new Map<string, Decision>([
  ['6917529000000000001', 'dismantle'],
  ['6917529000000000003', 'dismantle'],
  ['6917529000000000009', 'dismantle'],
  ['6917529000000000002', 'keep'],
])

const notes = new Map([['6917529000000000002', 'for the raid, boss']])

describe('taking decisions elsewhere', () => {
  it('a DIM search names exactly the copies that are still there', () => {
    const search = dimSearch(decidedAs(weapons, decisions, 'dismantle'))
    expect(search).toBe('id:6917529000000000001 or id:6917529000000000003')
    const { matches, errors } = compileSearch(
      search,
      weapons.map(({ item }) => item),
    )
    expect(errors).toEqual([])
    expect(weapons.filter(({ item }) => matches(item))).toEqual([weapons[0], weapons[2]])
    expect(dimSearch(decidedAs(weapons, decisions, 'review'))).toBe('')
  })

  it('the CSV has a line for each, with ids no spreadsheet rounds and DIM’s own tags', () => {
    const [head, ...lines] = reviewsCsv(weapons, decisions, notes).trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFDecision,Tag,Name,Id,Hash,/)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^dismantle,junk,"Weapon ""1"", old","""6917529000000000001""",/)
    expect(lines[1]).toMatch(/^keep,keep,/)
    expect(head).toMatch(/,Notes,/)
    expect(lines[1]).toContain(',"for the raid, boss",')
  })
})
