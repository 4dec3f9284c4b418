import { randomBytes } from 'node:crypto'
import type { Database } from '../src/db/database.ts'
import type { SecretKeys } from '../src/secrets/secret-key.ts'
import { createSessions } from '../src/sessions/sessions.ts'
import { createFakePlatform } from './fakes/fake-platform.ts'

const keys = { sealing: randomBytes(32), handles: randomBytes(32), loginState: randomBytes(32) }

/** Sessions over a database with a clock to turn by hand and a platform to switch off. */
export function createSessionBench(database: Database) {
  let time = Date.UTC(2026, 7, 1)
  const now = () => time
  const fake = createFakePlatform(now)
  const node = (otherKeys: Partial<SecretKeys> = {}) =>
    createSessions({ query: database.query, platform: fake.platform, keys: { ...keys, ...otherKeys }, now })
  const sessions = node()
  let serial = 0

  return {
    sessions,
    /** A second server on the same database, and on the same keys unless told otherwise. */
    node,
    fake,
    now,
    pass: (ms: number) => {
      time += ms
    },
    async signIn(member = `member-${++serial}-${randomBytes(4).toString('hex')}`, replacedCookie?: string) {
      const { nonce, authUrl } = sessions.signIn.begin()
      const state = new URL(authUrl).searchParams.get('state') ?? ''
      const signedIn = await sessions.signIn.complete({
        code: member,
        state,
        nonce,
        userAgent: 'test',
        replacedCookie,
      })
      return { member, ...signedIn }
    },
  }
}
