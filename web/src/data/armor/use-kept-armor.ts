import { type ArmorKept, armorKeptSchema } from '@ai-vault/contract/items/armor.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { callApi } from '../api/api-client.ts'
import { readKept, writeKept } from '../stored/storage.ts'

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

export const NOTHING_KEPT: ArmorKept = { pinned: [], excluded: [], only: [], targets: [], changed_at: 0 }

const keyOf = (membershipId: string) => `armor_kept_${membershipId}`
const CALL = { path: '/api/armor/kept', schema: armorKeptSchema, personal: true } as const

/** Anyone may edit the browser's storage: what is not in the contract's shape counts as absent. */
export function readLocally(membershipId: string): ArmorKept | undefined {
  try {
    return armorKeptSchema.safeParse(JSON.parse(readKept(keyOf(membershipId)) ?? '')).data
  } catch {
    return undefined
  }
}

export const writeLocally = (membershipId: string, kept: ArmorKept) =>
  writeKept(keyOf(membershipId), JSON.stringify(kept))

/**
 * What the account keeps for the optimizer. One query is both directions: where this device knows something newer it
 * tells the server, else it takes what the server has. So whatever makes the query run again also saves.
 */
const keptArmorQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['armor-kept', membershipId],
    queryFn: async ({ signal }) => {
      const theirs = await callApi({ ...CALL, signal })
      const ours = readLocally(membershipId)
      const newer = ours && ours.changed_at > theirs.changed_at
      const kept = newer ? await callApi({ ...CALL, method: 'PUT', body: ours, signal }) : theirs
      if (!signal.aborted) writeLocally(membershipId, kept)
      return kept
    },
    initialData: () => readLocally(membershipId),
    initialDataUpdatedAt: 0,
  })
