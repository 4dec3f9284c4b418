import { expect, it } from 'vitest'
import { pairsOfQuery, sameSet } from './canonical.ts'

const query = (slots: Parameters<typeof pairsOfQuery>[0]['slots']) =>
  pairsOfQuery({ intent: 'compare', slots, exclude: [], unread: [] })

it('compares items as a set, by their names without article, plural and model number', () => {
  const one = query({ item: { name: 'Hung Jury SR4' }, item2: { name: 'The Messenger' } })
  const other = query({ item: { name: 'messengers' }, item2: { name: 'hung_jury' } })
  expect(sameSet(one, other)).toBe(true)
  expect(sameSet(one, query({ item: { name: 'messenger' } }))).toBe(false)
})
