import type { Slots } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

describe('do I have it', () => {
  it('says yes, and the place of that very copy', async () => {
    expect((await answerFor('do_i_have', { item: { name: 'gjallarhorn' } })).lead).toBe(
      'Yes: your Gjallarhorn is equipped on your hunter.',
    )
    expect((await answerFor('do_i_have', { item: { name: 'Le Monarque' } })).lead).toBe(
      'Yes: your Le Monarque is at the postmaster of your titan.',
    )
    expect((await answerFor('do_i_have', { item: { name: 'Rose' } })).lead).toBe(
      'Yes, 2 of Rose: in the vault.',
    )
  })

  it('says no only of what is known', async () => {
    expect((await answerFor('do_i_have', { item: { name: 'Thorn', hash: 71 } })).lead).toBe(
      'You do not have Thorn.',
    )
    expect((await answerFor('do_i_have', { item: { name: 'Glorbo' } })).lead).toBe(
      'Nothing in the game that I know is called “Glorbo”.',
    )
  })

  it('counts what fits, and leads to the same search in the armory', async () => {
    const { lead, names, part } = await answerFor('do_i_have', {
      element: ['void'],
      weapon_type: ['submachine_gun'],
    })
    expect([lead, names]).toEqual(['You have 2 void submachine guns.', ['Funnelweb', 'Recluse']])
    expect(part.armory).toBe('/armory?q=is%3Asubmachinegun+is%3Avoid')
  })

  it('says of what is counted what was ruled out, and with which perk', async () => {
    const leadFor = async (slots: Slots, out: readonly string[]) =>
      (await answerTo({ ...query('do_i_have', slots), exclude: out.map((value) => ({ value })) })).lead
    expect(await leadFor({ weapon_type: ['hand_cannon'] }, ['exotic'])).toBe(
      'You have 3 hand cannons that are not exotic.',
    )
    expect(await leadFor({ item_kind: 'weapon' }, ['exotic', 'hand_cannon'])).toMatch(
      / weapons that are not exotic or hand cannons\.$/,
    )
    expect(await leadFor({ perk: [{ name: 'Frenzy' }] }, [])).toMatch(/^You have .* with Frenzy\.$/)
  })

  it('a place that is named is meant, and what lies elsewhere is counted', async () => {
    const { lead } = await answerFor('do_i_have', { weapon_type: ['hand_cannon'], place: 'vault' })
    expect(lead).toBe('You have 3 hand cannons. 1 more lies elsewhere.')
  })

  it('a class is who carries it: what lies elsewhere is counted, and not denied', async () => {
    const smg = { weapon_type: ['submachine_gun' as const], element: ['void' as const] }
    expect((await answerFor('do_i_have', { ...smg, class: 'warlock' })).lead).toBe(
      'No void submachine guns on your warlock, but 2 elsewhere.',
    )
    expect((await answerFor('do_i_have', { weapon_type: ['hand_cannon'], class: 'hunter' })).lead).toBe(
      'You have 1 hand cannon. 3 more lie elsewhere.',
    )
  })

  it('materials are found by their names', async () => {
    expect((await answerFor('do_i_have', { item: { name: 'ascendant_shards' } }, everything())).lead).toBe(
      'You hold 13 × Ascendant Shard.',
    )
  })

  it('two things are looked for both', async () => {
    const { lead } = await answerFor('do_i_have', {
      item: { name: 'Rose' },
      item2: { name: 'Thorn', hash: 71 },
    })
    expect(lead).toBe('You do not have Thorn.')
  })

  it('F-121 what the armory hands over is exactly what its search finds', async () => {
    const { lead, ids, notes } = await answerFor('do_i_have', { filter: 'is:handcannon -is:exotic' })
    expect(lead).toBe('You have 3 weapons that match “is:handcannon -is:exotic”.')
    expect([ids, notes]).toEqual([['101', '103', '102'], ['1 god roll among them, and 1 can go.']])
  })

  it('without anything named it tells the vault in numbers', async () => {
    expect((await answerFor('do_i_have')).lead).toBe(
      'You have 12 weapons and 5 pieces of armor, 3 god rolls among them.',
    )
  })
})
