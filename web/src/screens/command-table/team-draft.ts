import * as z from 'zod/mini'
import { readTab, writeTab } from '../../data/stored/storage.ts'
import type { TableSearch } from './table-search.ts'

/**
 * Who was written into the field, kept for a reload or a look at another screen. It was written under an address; an
 * address that names another team goes before it.
 */

const keptSchema = z.object({ team: z.string(), under: z.string() })

/** Of one tab and one player: whoever signs in next there does not find it. */
const keyOf = (membershipId: string) => `table_draft_${membershipId}`

export function keepTeam(membershipId: string, team: string, address: TableSearch): void {
  writeTab(keyOf(membershipId), JSON.stringify({ team, under: address.team ?? '' }))
}

/** What the field starts with under this address. */
export function openedTeam(membershipId: string, { team: named = '' }: TableSearch): string {
  const kept = readKeptTeam(membershipId)
  return kept && (named === '' || named === kept.under) ? kept.team : named
}

function readKeptTeam(membershipId: string) {
  try {
    return keptSchema.safeParse(JSON.parse(readTab(keyOf(membershipId)) ?? '')).data
  } catch {
    return undefined
  }
}
