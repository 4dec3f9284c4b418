const MESSAGES_A_MINUTE = 20
const MINUTE_MS = 60_000

export interface MessageLimit {
  /** Milliseconds until the player may ask again; 0 where this one is taken. */
  take(membershipId: string): number
}

/** Twenty in any minute of one player, over all sockets and the dashboard together (G-03). */
export function createMessageLimit(now: () => number, most = MESSAGES_A_MINUTE): MessageLimit {
  const taken = new Map<string, readonly number[]>()
  let cleanedAt = now()

  /** Nobody is kept who has asked nothing for a minute. */
  function clean() {
    if (now() - cleanedAt < MINUTE_MS) return
    cleanedAt = now()
    for (const [player, times] of taken) if (now() - (times.at(-1) ?? 0) >= MINUTE_MS) taken.delete(player)
  }

  return {
    take(membershipId) {
      clean()
      const times = (taken.get(membershipId) ?? []).filter((time) => now() - time < MINUTE_MS)
      const [first] = times
      if (first !== undefined && times.length >= most) return first + MINUTE_MS - now()
      taken.set(membershipId, [...times, now()])
      return 0
    },
  }
}

/** Where the operator has switched limits off. */
export const NO_LIMIT: MessageLimit = { take: () => 0 }
