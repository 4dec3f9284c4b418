import { hashOf, sameText } from '../../secrets/digest.ts'
import { refuse, refuseEnded } from '../refusals.ts'
import type { SessionStore } from '../session-store.ts'
import type { SessionRow } from '../tables.ts'

/** Who is asking, as the rest of the server sees it. Identity comes from here alone (G-04). */
export interface Session {
  readonly id: string
  readonly membershipId: string
  readonly membershipType: number
  readonly displayName: string
}

/** What a request brings along: the handle in the header, the secret in the cookie. Neither counts alone. */
export interface Credentials {
  readonly bearer: string | undefined
  readonly cookie: string | undefined
}

const TOUCH_EVERY_MS = 5 * 60_000

export function createAuthenticator(store: SessionStore, now: () => number) {
  async function liveRow(cookie: string | undefined): Promise<SessionRow> {
    if (!cookie) throw refuse('cookie-missing')
    return live(await store.byCookie(hashOf(cookie)))
  }

  async function live(row: SessionRow | undefined): Promise<SessionRow> {
    if (!row) throw refuse('session-unknown')
    if (row.ended_at !== null) throw refuseEnded(row.end_reason)
    if (row.tokens_expire_at <= now()) {
      await store.end(row.id, 'expired', now())
      throw refuseEnded('expired')
    }
    return row
  }

  async function seen(row: SessionRow): Promise<Session> {
    if (now() - row.last_used_at > TOUCH_EVERY_MS) await store.touch(row.id, now())
    return sessionOf(row)
  }

  const usable = (row: SessionRow) => row.tokens_expire_at > now() && row.tokens_lost_at === null

  return {
    liveRow,
    /** The sign-in of a player that was used last, if one still stands: for who asks without one. */
    async latestOf(membershipId: string): Promise<Session | undefined> {
      const rows = await store.liveOfMember(membershipId)
      const row = rows.find(usable)
      return row && sessionOf(row)
    },
    /** For who was let in before and comes again: the same sign-in, as long as it stands. */
    async byId(id: string): Promise<Session> {
      return seen(await live(await store.byId(id)))
    },
    async byCookie(cookie: string | undefined): Promise<Session> {
      return seen(await liveRow(cookie))
    },
    async byHandle({ bearer, cookie }: Credentials): Promise<Session> {
      if (!bearer) throw refuse('session-missing')
      const row = await liveRow(cookie)
      const hash = hashOf(bearer)
      checkHandle(row, hash, now())
      if (row.access_first_used_at === null) await store.noteAccessUse(row.id, hash, now())
      return seen(row)
    },
  }
}

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  membershipId: row.membership_id,
  membershipType: row.membership_type,
  displayName: row.display_name,
})

function checkHandle(row: SessionRow, hash: string, now: number) {
  if (sameText(hash, row.access_hash)) {
    if (row.access_expires_at <= now) throw refuse('session-expired')
    return
  }
  if (row.previous_access_hash === null || !sameText(hash, row.previous_access_hash)) {
    throw refuse('cookie-mismatch')
  }
  if ((row.previous_access_until ?? 0) <= now) throw refuse('session-expired')
}
