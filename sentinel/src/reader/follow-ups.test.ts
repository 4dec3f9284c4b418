import type { Query, Slots } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../test-support/phrase-files.ts'
import { read } from './read.ts'

const names = namesOfFixture()

function readAfter(intent: Query['intent'], slots: Slots, question: string) {
  const previous: Query = { intent, slots, exclude: [], unread: [] }
  const reading = read(question, { names, ...FIXTURE_CLOCK, previous })
  return reading.is === 'read' ? reading.queries[0] : undefined
}

describe('a question after another one', () => {
  it('asks the same again for another class, slot or kind', () => {
    const missing = { intent: 'missing_exotics', slots: { class: 'hunter', item_kind: 'armor' } }
    expect(
      readAfter('missing_exotics', { class: 'titan', item_kind: 'armor' }, 'And for my Hunter?'),
    ).toMatchObject(missing)
    const sidearms = readAfter('dismantle_review', { weapon_type: ['glaive'] }, 'And now the sidearms?')
    expect(sidearms).toMatchObject({ intent: 'dismantle_review', slots: { weapon_type: ['sidearm'] } })
  })

  it('keeps a search of the armory where gear is asked about again, and takes another one in its place', () => {
    const before = { weapon_type: ['hand_cannon'], filter: 'power:<1700' } as const
    const slots = { ...before, weapon_type: [...before.weapon_type] }
    expect(readAfter('do_i_have', slots, 'and sidearms?')?.slots).toEqual({
      weapon_type: ['sidearm'],
      filter: 'power:<1700',
    })
    const under = readAfter('dismantle_review', slots, 'And now the sidearms under 1600?')
    expect(under?.slots.filter).toBe('power:<1600')
    const weapons = { item_kind: 'weapon', filter: 'kills:<50' } as const
    const armor = readAfter('dismantle_review', weapons, 'and armor?')
    expect([armor?.slots.item_kind, armor?.slots.filter]).toEqual(['armor', undefined])
  })

  it('takes a bare number for the one that the last question had', () => {
    expect(readAfter('improve_loadout', { loadout: 3 }, 'now the 5')).toMatchObject({
      intent: 'improve_loadout',
      slots: { loadout: 5 },
    })
    expect(readAfter('dismantle_review', { item_kind: 'weapon', limit: 10 }, 'make it twenty')).toMatchObject(
      {
        intent: 'dismantle_review',
        slots: { item_kind: 'weapon', limit: 20 },
      },
    )
  })

  it('points to several places of the last list', () => {
    expect(
      readAfter('best_owned_slot', { weapon_type: ['sniper_rifle'] }, 'move the first two to my titan'),
    ).toMatchObject({ intent: 'move_equip_plan', slots: { ordinal: [1, 2], class: 'titan' } })
  })
})
