import { seal, unseal } from '../../secrets/seal.ts'
import type { Session } from '../../sessions/authenticate.ts'

const LIVES_MS = 60_000
const OWNER = 'sentinel ticket'

/**
 * Where the socket lives on another host, the browser sends it no cookie. The page then brings a ticket that its own
 * host has sealed a moment ago: who asks, and until when it may be used.
 */
export function createTickets(key: Buffer, now: () => number) {
  return {
    make: ({ membershipId }: Session): string => seal(key, OWNER, `${now() + LIVES_MS} ${membershipId}`),
    /** The membership it was made for; undefined where it is not ours or too old. */
    read(ticket: string): string | undefined {
      const [until, membershipId] = unseal(key, OWNER, ticket)?.split(' ') ?? []
      return Number(until) > now() ? membershipId : undefined
    },
  }
}

export type Tickets = ReturnType<typeof createTickets>
