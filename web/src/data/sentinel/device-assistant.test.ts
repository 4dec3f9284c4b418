// @vitest-environment node
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { Marks } from '@ai-vault/game/cleanup/verdict.ts'
import { describe, expect, it } from 'vitest'
import { armorEntry, makeArmor } from '../../test-support/make-armor.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { answerPressed } from './device-answers.ts'
import { askDevice } from './device-assistant.ts'
import { deviceVault } from './device-facts.ts'
import { ANSWERED_ON_DEVICE, answersOnDevice } from './device-intents.ts'

const goes = makeVerdict({ recommendation: 'consider-dismantling', ground: 'poor' })
const inventory = makeInventory([
  makeWeaponItem(
    { name: 'Rose', instanceId: '6917529000000000001', type: 'hand-cannon' },
    { rating: makeRating('Good', 6.1) },
  ),
  makeWeaponItem(
    { name: 'Thorn', instanceId: '6917529000000000002', type: 'hand-cannon' },
    { rating: makeRating('Poor', 1.2), verdict: goes },
  ),
])

const ask = (
  asked: { text?: string; query?: Query },
  { memory = { list: [] }, marks = new Map() }: { memory?: TalkMemory; marks?: Marks } = {},
) => {
  const device = {
    inventory,
    marks,
    clock: { now: Date.parse(inventory.fetched_at) + 60_000, timeZone: 'Europe/Berlin' },
  }
  return asked.query
    ? answerPressed(asked.query, device, memory)
    : askDevice({ ...device, text: asked.text ?? '', memory })
}
const query = (intent: Query['intent'], slots: Query['slots'] = {}): Query => ({
  intent,
  slots,
  exclude: [],
  unread: [],
})

describe('the assistant on a device', () => {
  it('F-252 reads a question and answers it from what is saved, with its source', async () => {
    const { content, metadata, memory } = await ask({ text: 'Do I have Rose?' })
    expect(content).toContain('[Rose](/forge/6917529000000000001)')
    expect(metadata.sources).toMatchObject([{ label: 'Your vault as saved on this device', complete: true }])
    expect(metadata.parts?.[0]?.query).toMatchObject({
      intent: 'do_i_have',
      slots: { item: { name: 'Rose' } },
    })
    expect(memory.query?.intent).toBe('do_i_have')
  })

  it('names what can go as the armory advises, and leaves out what the player keeps', async () => {
    const can = await ask({ query: query('dismantle_review') })
    expect(can.metadata.items.map(({ name }) => name)).toEqual(['Thorn'])
    const kept = await ask(
      { query: query('dismantle_review') },
      { marks: new Map([['6917529000000000002', 'keep']]) },
    )
    expect(kept.metadata.items).toEqual([])
  })

  it('says what needs the network, and claims nothing of it', async () => {
    for (const intent of ['closest_to_done', 'weekly_plan', 'history_stats'] as const) {
      const { content } = await ask({ query: query(intent) })
      expect([intent, content]).toEqual([intent, expect.stringMatching(/keeps nothing of/)])
    }
  })

  it.each([...ANSWERED_ON_DEVICE])('answers %s without the network, as it says it does', async (intent) => {
    const rose = { name: 'Rose', hash: inventory.items[0]?.item.hash ?? 0 }
    const { content, metadata } = await ask({
      query: query(intent, { item: rose, item2: rose, perk: [{ name: 'Frenzy' }] }),
    })
    expect(content).not.toMatch(/keeps nothing of/)
    expect([intent, metadata.asked ?? []]).toEqual([intent, []])
  })

  it('is offered what it can answer, and words that nobody has read yet', () => {
    const offered = [{}, { query: query('dupes') }, { query: query('weekly_plan') }]
    expect(offered.map(answersOnDevice)).toEqual([true, true, false])
  })

  it('knows weapons, armor and the rest apart, and how whole its copy is', () => {
    const rest = { item: { kind: 'other', name: 'Glimmer' } } as unknown as (typeof inventory.items)[number]
    const whole = makeInventory([makeWeaponItem({ name: 'Rose' }), armorEntry(makeArmor('2')), rest])
    const vaultOf = (copy: typeof whole) =>
      deviceVault({ inventory: copy, marks: new Map(), clock: { now: 0, timeZone: 'UTC' } })
    const { weapons, armor, others } = vaultOf(whole)
    expect([weapons, armor, others].map((items) => items.map(({ kind }) => kind))).toEqual([
      ['weapon'],
      ['armor'],
      ['other'],
    ])
    const copies = [whole, { ...whole, unknown_items: 1 }, makeInventory([], ['vault'])]
    expect(copies.map((copy) => vaultOf(copy).whole)).toEqual([true, false, false])
  })

  it('a follow-up changes the last query', async () => {
    const first = await ask({ query: query('best_owned_slot', { weapon_type: ['hand_cannon'] }) })
    const then = await ask({ text: 'and for PvP?' }, { memory: first.memory })
    const slots = (then.metadata.parts?.[0]?.query ?? then.metadata.asked?.[0]?.query)?.slots
    expect(slots).toMatchObject({ mode: 'pvp' })
  })
})
