import * as z from 'zod/mini'
import { readKept, writeKept } from '../../../data/stored/storage.ts'
import { type ArchitectSearch, readArchitectSearch } from '../architect-search.ts'
import { isSameRequest, searchOf, type Wish, wishOf } from '../build-request.ts'

/** A build that was made on this device: its name, and the address that makes it again. */
export interface RecentBuild {
  readonly name: string
  readonly search: ArchitectSearch
  /** Epoch milliseconds. */
  readonly at: number
}

export const MOST_RECENT = 6
const keptSchema = z.array(
  z.object({ name: z.string(), search: z.record(z.string(), z.unknown()), at: z.number() }),
)
const keyOf = (membershipId: string) => `architect_builds_${membershipId}`

/** The newest first. What is kept may have been edited by anybody: what cannot be read is none. */
export function readRecentBuilds(membershipId: string): readonly RecentBuild[] {
  try {
    const { data } = keptSchema.safeParse(JSON.parse(readKept(keyOf(membershipId)) ?? ''))
    return (data ?? []).map(({ search, ...build }) => ({ ...build, search: readArchitectSearch(search) }))
  } catch {
    return []
  }
}

/** The same request made again takes the place of the one before. */
export function keepRecentBuild(membershipId: string, wish: Wish, name: string, at: number): void {
  const others = readRecentBuilds(membershipId).filter(({ search }) => !isSameRequest(wishOf(search), wish))
  const kept = [{ name, search: searchOf(wish), at }, ...others].slice(0, MOST_RECENT)
  writeKept(keyOf(membershipId), JSON.stringify(kept))
}
