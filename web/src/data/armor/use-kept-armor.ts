import type { ArmorKept } from '@ai-vault/contract/items/armor.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { keptArmorQuery, NOTHING_KEPT, writeLocally } from './kept-armor.ts'

/** Some fields anew; it stays the same function, so that nothing redraws for it. */
export type Keep = (change: (now: ArmorKept) => Partial<ArmorKept>) => void

/** What one account keeps for the optimizer: changed at once here, on the server as soon as it can be reached. */
export function useKeptArmor(membershipId: string) {
  const client = useQueryClient()
  const { data, error, isFetching, isPending, refetch } = useQuery(keptArmorQuery(membershipId))
  // The cache tells its readers a moment later; a switch that was pressed must not fall back for that moment.
  const [latest, setLatest] = useState<ArmorKept>()
  const keep: Keep = useCallback(
    (change) => {
      const { queryKey } = keptArmorQuery(membershipId)
      const now = client.getQueryData(queryKey) ?? NOTHING_KEPT
      // Later than what is known, also where a clock was set back.
      const next = { ...now, ...change(now), changed_at: Math.max(Date.now(), now.changed_at + 1) }
      writeLocally(membershipId, next)
      client.setQueryData(queryKey, next)
      setLatest(next)
      // What is under way knows nothing of this change: it is called off, and the new run takes the change along.
      void refetch().then(() => setLatest((held) => (held === next ? undefined : held)))
    },
    [client, membershipId, refetch],
  )
  return {
    kept: latest ?? data ?? NOTHING_KEPT,
    keep,
    /** Nothing is known yet, neither here nor from the server. */
    isPending: isPending && !error,
    /** What was changed is on this device only. */
    unsaved: error !== null && !isFetching,
    retry: () => void refetch(),
  }
}
