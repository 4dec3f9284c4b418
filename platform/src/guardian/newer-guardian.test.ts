import type { Guardian } from '@ai-vault/game/guardian.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newerGuardian } from './newer-guardian.ts'

const guardian = (mintedAt: string, change: Partial<Guardian> = {}): Guardian => ({
  membershipId: '46',
  membershipType: 2,
  displayName: 'Vid',
  mintedAt,
  characters: [],
  weapons: [],
  armor: [],
  others: [],
  subclasses: [],
  armorMods: [],
  currencies: [],
  loadouts: [],
  triumphs: [],
  collectibles: [],
  metrics: {},
  milestones: [],
  fireteam: [],
  withheld: [],
  unknownItems: 0,
  ...change,
})

test('G-45 an answer with an older mint never replaces a newer one, in whatever order they come', () => {
  const mints = fc.array(fc.integer({ min: 0, max: 4e12 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(mints, (times) => {
      const copies = times.map((time) => guardian(new Date(time).toISOString()))
      const kept = copies.reduce<Guardian | undefined>(newerGuardian, undefined)
      expect(Date.parse(kept?.mintedAt ?? '')).toBe(Math.max(...times))
    }),
  )
})

test('mints are compared as times, not as texts', () => {
  const held = guardian('2026-01-01T00:00:00.500Z')
  expect(newerGuardian(held, guardian('2026-01-01T00:00:00Z'))).toBe(held)
})

test('the same mint again changes nothing, unless it withholds less', () => {
  const held = guardian('2026-01-01T00:00:00Z', { withheld: ['vault'] })
  expect(newerGuardian(held, guardian('2026-01-01T00:00:00Z', { withheld: ['vault'] }))).toBe(held)
  const fuller = guardian('2026-01-01T00:00:00Z')
  expect(newerGuardian(held, fuller)).toBe(fuller)
})

test('another account is another matter', () => {
  const other = guardian('2020-01-01T00:00:00Z', { membershipId: '47' })
  expect(newerGuardian(guardian('2026-01-01T00:00:00Z'), other)).toBe(other)
})
