import { expect, it } from 'vitest'
import { pairsOfQuery, sameSet } from './canonical.ts'
import { goldOf } from './gold.ts'
import { judge } from './judge.ts'
import type { Phrase } from './phrase.ts'

const query = (slots: Parameters<typeof pairsOfQuery>[0]['slots']) =>
  pairsOfQuery({ intent: 'compare', slots, exclude: [], unread: [] })

it('compares items as a set, by their names without article, plural and model number', () => {
  const one = query({ item: { name: 'Hung Jury SR4' }, item2: { name: 'The Messenger' } })
  const other = query({ item: { name: 'messengers' }, item2: { name: 'hung_jury' } })
  expect(sameSet(one, other)).toBe(true)
  expect(sameSet(one, query({ item: { name: 'messenger' } }))).toBe(false)
})

/** Whether a query honours the label of a phrase, in its slots and in what is ruled out. */
function honours(
  intent: Phrase['intent'],
  label: Phrase['slots'],
  slots: Parameters<typeof pairsOfQuery>[0]['slots'],
  ...out: readonly string[]
) {
  const phrase: Phrase = { id: 'a-1', phrase: '', intent, slots: label, kind: 'negative' }
  const exclude = out.map((value) => ({ value }))
  const query = { intent, slots, exclude, unread: [] }
  const verdict = judge(
    phrase,
    goldOf(phrase, (text) => text),
    { is: 'read', queries: [query], certainty: 1 },
  )
  return { slots: verdict.areSlotsRight, out: verdict.isExcludeRight }
}
const RIGHT = { slots: true, out: true }

it('takes no PvP for PvE where the answer goes by the side alone', () => {
  const label = { mode: 'pve', exclude: ['pvp'] }
  expect(honours('rate_roll', label, {}, 'pvp')).toEqual(RIGHT)
  expect(honours('rate_roll', label, { mode: 'pve' })).toEqual(RIGHT)
  expect(honours('rate_roll', label, {})).toEqual({ slots: false, out: false })
  expect(honours('weekly_plan', label, {}, 'pvp')).toEqual({ slots: false, out: true })
})

it('counts as ruled out what another value of its slot leaves out', () => {
  const label = { item_kind: 'armor', exclude: ['weapon'] }
  expect(honours('new_since_last', label, { item_kind: 'armor' })).toEqual(RIGHT)
  expect(honours('new_since_last', label, {}, 'weapon')).toEqual({ slots: false, out: true })
  expect(honours('new_since_last', { item_kind: 'armor' }, { item_kind: 'armor' }, 'weapon')).toEqual(RIGHT)
  expect(honours('new_since_last', label, { item_kind: 'armor' }, 'exotic')).toEqual({
    slots: true,
    out: false,
  })
})

it('takes what is not to be done for an intent that is not asked for', () => {
  const label = { exclude: ['dismantle'] }
  expect(honours('dupes', label, {})).toEqual(RIGHT)
  expect(honours('dupes', label, {}, 'dismantle')).toEqual(RIGHT)
  expect(honours('dismantle_review', label, {})).toEqual({ slots: true, out: false })
  expect(honours('dupes', { exclude: ['exotic'] }, {}, 'dismantle')).toEqual({ slots: true, out: false })
})

it('takes an effect for what an explanation is about, and a raid for the raid of its encounter', () => {
  expect(honours('explain', { effect: 'radiant' }, { term: { name: 'radiant' } })).toEqual(RIGHT)
  const raid = { activity: [{ name: 'kings_fall' }] }
  expect(honours('dps_option', { activity: 'warpriest' }, raid)).toEqual(RIGHT)
  expect(honours('dps_option', { activity: 'templar' }, raid)).toEqual({ slots: false, out: true })
})

it('takes armor for granted where a stat is asked about', () => {
  expect(honours('stat_gap', { item_kind: 'armor', stat: 'grenade' }, { stat: ['grenade'] })).toEqual(RIGHT)
})
