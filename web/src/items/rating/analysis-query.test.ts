import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { DEFAULT_SETTINGS, requestOf } from './analysis-query.ts'

describe('what an analysis asks for', () => {
  it('F-135 sends name, type, perks and the specified literals by default', () => {
    const item = makeWeaponItem({ instanceId: '7', name: 'Fatebringer' })
    expect(requestOf(item, DEFAULT_SETTINGS)).toEqual({
      weapon_name: 'Fatebringer',
      weapon_type: 'Hand Cannon',
      perks: [],
      activity_type: 'PvE',
      user_playstyle: 'Balanced',
      item_instance_id: '7',
    })
  })

  it('F-135 names another activity, playstyle and input where they are chosen', () => {
    const settings = { activity: 'GM', playstyle: 'Support', input: 'Controller' } as const
    expect(requestOf(makeWeaponItem(), settings)).toMatchObject({
      activity_type: 'GM',
      user_playstyle: 'Support',
      input_device: 'Controller',
    })
  })

  it('keeps a name longer than any weapon has within what the server takes', () => {
    expect(requestOf(makeWeaponItem({ name: 'x'.repeat(500) }), DEFAULT_SETTINGS).weapon_name).toHaveLength(
      120,
    )
  })
})
