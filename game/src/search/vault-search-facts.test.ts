import { describe, expect, it } from 'vitest'
import { makeWeapon } from '../test-support/make-items.ts'
import { searchItems } from './search-items.ts'
import { searchFacts } from './vault-search-facts.ts'

const weapons = ['good', 'half', 'bad', 'new'].map((instanceId) => makeWeapon({ instanceId }))
const rating = (godRollScore: number | undefined, wish?: string) => ({
  ...{ tier: 'Good', activity: 'pve', confidence: 1 },
  ...{ godRollScore, wish, pve: { score: godRollScore }, pvp: { score: 2 } },
})
const assessed = {
  ratings: new Map([
    ['good', rating(9, 'match')],
    ['half', rating(6, 'partial')],
    ['bad', rating(3, 'trash')],
    ['new', rating(undefined)],
  ]),
  verdicts: new Map([
    ['good', { recommendation: 'keep' }],
    ['half', { recommendation: 'review', ground: 'outclassed' }],
    ['bad', { recommendation: 'consider-dismantling', ground: 'dominated' }],
  ]),
} as unknown as Parameters<typeof searchFacts>[1]
const guardian = {
  characters: [
    { id: '1', classType: 'titan', lastPlayed: '2026-11-01T00:00:00Z' },
    { id: '2', classType: 'hunter', lastPlayed: '2026-11-18T00:00:00Z' },
  ],
  loadouts: [{ id: '1:0', name: 'Raid' }],
} as unknown as Parameters<typeof searchFacts>[0]
const facts = searchFacts(guardian, assessed, new Map([['half', 'dismantle']]))
const found = (search: string) =>
  searchItems(search, weapons, facts).items.flatMap((item) => item.instanceId ?? [])

describe('what a search can ask beyond the item itself', () => {
  it.each([
    ['is:wishlist', ['good']],
    ['is:trashlist', ['bad']],
    ['is:rated', ['good', 'half', 'bad']],
    ['is:keep', ['good']],
    ['is:review', ['half']],
    ['is:dismantle', ['bad']],
    ['is:dominated', ['bad']],
    ['is:tagged', ['half']],
  ])('F-116 %s', (search, ids) => expect(found(search)).toEqual(ids))

  it('F-116 the current character is the one that was played last, and loadouts have their names', () => {
    expect(facts.characters?.map(({ id }) => id)).toEqual(['2', '1'])
    expect(['1:0', '1:1'].map((id) => facts.loadoutName?.(id))).toEqual(['Raid', undefined])
    expect(facts.rating?.(weapons[0] as never)).toEqual({ score: 9, tier: 'Good', pve: 9, pvp: 2 })
  })
})
