import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../data/session/session-check.ts'
import { armorEntry, makeArmor } from '../../test-support/make-armor.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { buildContext, mergeContext } from './context.ts'

const session = sessionOf() as SignedIn
const character = (lastPlayed: string) => ({
  id: lastPlayed,
  classType: 'hunter' as const,
  power: 500,
  minutesPlayed: 1,
  lastPlayed,
  stats: [0, 0, 0, 0, 0, 0] as const,
})
const inventory = {
  ...makeInventory([
    makeWeaponItem({ instanceId: '1' }),
    ...['2', '3'].map((id) => armorEntry(makeArmor(id))),
  ]),
  characters: ['2026-08-01T00:00:00Z', '2026-09-01T00:00:00Z', '2026-07-01T00:00:00Z'].map(character),
}
const context = buildContext(session, inventory)

describe('what is sent along with a question', () => {
  it('F-268 names the guardian and counts the inventory', () => {
    expect(context).toEqual({
      guardianName: 'Vesper#4102',
      membershipId: session.membershipId,
      membershipType: '3',
      lastActivity: '2026-09-01T00:00:00Z',
      inventoryData: { items: 3, weapons: 1, armor: 2, readAt: inventory.fetched_at },
      preferences: { personality: 'guardian' },
    })
    expect(buildContext(session, undefined).inventoryData).toBeNull()
  })

  it('F-260 takes what the server corrects, key by key, and nothing of another form or player', () => {
    const merged = mergeContext(context, {
      guardianName: 'Nova',
      lastActivity: 7,
      membershipId: '666',
      membershipType: '1',
      surprise: 'x',
    })
    expect(merged).toEqual({ ...context, guardianName: 'Nova' })
  })
})
