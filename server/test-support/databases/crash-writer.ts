/**
 * Writes through the real stores as fast as it can and reports each write once the database has acknowledged
 * it; somebody else kills it in the middle. Settings come as JSON in the first argument.
 */
import { openDatabase } from '../../src/db/database.ts'
import { packText } from '../../src/db/packed-text.ts'
import { createGuardianStore } from '../../src/guardians/guardian-store.ts'
import { createSessionStore } from '../../src/sessions/session-store.ts'

const WRITES = 200
const { settings, run, steps } = JSON.parse(process.argv[2] ?? '{}')
/** The tables are there. Knowing the steps by name alone spares forty processes the whole server. */
const done = Object.fromEntries(steps.map((name: string) => [name, () => ({ up: async () => {} })]))
const { query } = await openDatabase(settings, done)
const sessions = createSessionStore(query)
const guardians = createGuardianStore(query)
const now = Date.now()

const writers: ((name: string) => Promise<unknown>)[] = [
  (name) =>
    sessions.insert(
      {
        id: name,
        cookie_hash: name,
        membership_id: name,
        membership_type: 3,
        platform_membership_id: name,
        display_name: name,
        access_hash: name,
        access_expires_at: now,
        platform_tokens: name,
        tokens_version: 1,
        tokens_expire_at: now,
        user_agent: '',
        created_at: now,
        last_used_at: now,
      },
      name,
    ),
  (name) =>
    guardians.save(
      { membershipType: 3, membershipId: name },
      { version: '1', mintedAt: now, fetchedAt: now, itemCount: 1, withheldCount: 0 },
      [
        { name: 'account', shape: 1, body: packText(JSON.stringify({ name })) },
        { name: 'records', shape: 1, body: packText(JSON.stringify({ name })) },
      ],
    ),
]

for (let at = 0; at < WRITES; at++) {
  const kind = at % writers.length
  const name = `${run}-${at}`
  await writers[kind]?.(name)
  process.send?.({ kind, name })
}
process.send?.({ done: true })
// Stays, as a server would, until it is killed.
setInterval(() => {}, 60_000)
