import type { StoredSession } from '../data/stored/storage.ts'

/** A session that passes every check; override what the test is about. */
export const sessionOf = (changes: Partial<StoredSession> = {}): StoredSession => ({
  accessToken: 'access-'.padEnd(40, 'a'),
  refreshToken: 'refresh-'.padEnd(40, 'r'),
  expiresAt: 2_000_000_000,
  membershipId: '4611686018400000001',
  membershipType: '3',
  displayName: 'Vesper#4102',
  ...changes,
})
