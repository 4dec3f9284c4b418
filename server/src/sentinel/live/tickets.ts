import { seal, unseal } from '../../secrets/seal.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'

const LIVES_MS = 60_000
const OWNER = 'sentinel ticket'

/**
 * Where the socket lives on another host, the browser sends it no cookie. The page then brings a ticket that its own
 * host has sealed a moment ago: under which sign-in, and until when it may be used. It ends with that sign-in.
 */
export function createTickets(key: Buffer, now: () => number) {
  return {
    make: ({ id }: Session): string => seal(key, OWNER, `${now() + LIVES_MS} ${id}`),
    /** The sign-in it was made under; undefined where it is not ours or too old. */
    read(ticket: string): string | undefined {
      const [until, sessionId] = unseal(key, OWNER, ticket)?.split(' ') ?? []
      return Number(until) > now() ? sessionId : undefined
    },
  }
}

export type Tickets = ReturnType<typeof createTickets>
