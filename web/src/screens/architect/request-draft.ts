import * as z from 'zod/mini'
import { readTab, writeTab } from '../../data/stored/storage.ts'
import { type ArchitectSearch, readArchitectSearch } from './architect-search.ts'
import { searchOf, type Wish, wishOf } from './build-request.ts'

/**
 * The request as it stands in the form, kept for a reload or a look at another screen. It was written under an address; an
 * address that asks for something else goes before it.
 */

const keptSchema = z.object({ request: z.record(z.string(), z.unknown()), under: z.string() })

/** Of one tab and one player: whoever signs in next there does not find it. */
const keyOf = (membershipId: string) => `architect_draft_${membershipId}`

const requestIn = ({ activity, prompt, without }: ArchitectSearch) => ({ activity, prompt, without })
const asKey = (search: ArchitectSearch) => JSON.stringify(requestIn(search))
const NOTHING_ASKED = asKey({})

export function keepRequest(membershipId: string, wish: Wish, address: ArchitectSearch): void {
  const kept = { request: requestIn(searchOf(wish)), under: asKey(address) }
  writeTab(keyOf(membershipId), JSON.stringify(kept))
}

/** What to start with under this address. */
export function openedRequest(membershipId: string, address: ArchitectSearch): Wish {
  const asked = asKey(address)
  const kept = readKeptRequest(membershipId)
  const holds = kept && (asked === NOTHING_ASKED || asked === kept.under)
  return wishOf(holds ? kept.request : requestIn(address))
}

function readKeptRequest(membershipId: string) {
  try {
    const { data } = keptSchema.safeParse(JSON.parse(readTab(keyOf(membershipId)) ?? ''))
    return data && { request: readArchitectSearch(data.request), under: data.under }
  } catch {
    return undefined
  }
}
