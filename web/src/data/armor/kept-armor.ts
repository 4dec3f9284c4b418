import { type ArmorKept, armorKeptSchema } from '@ai-vault/contract/items/armor.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'
import { readKept, writeKept } from '../stored/storage.ts'

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
export const keptArmorQuery = (membershipId: string) =>
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
