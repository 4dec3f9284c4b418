import type { CopyAge } from '@ai-vault/contract/service/copy-age.ts'

/** As contract/src/service/copy-age.ts names them; importing its constants would load the schemas with the first screen. */
const HEADERS = {
  minted_at: 'x-minted-at',
  fetched_at: 'x-fetched-at',
  stale_reason: 'x-stale-reason',
} as const
const NOT_STALE = 'none'

/**
 * How old the copy behind an answer is. It stands in the head, which the server renews even where the body comes from
 * the browser's own cache; undefined where the answer is not about a guardian.
 */
export function ageOf(headers: Headers): CopyAge | undefined {
  const fetchedAt = headers.get(HEADERS.fetched_at)
  if (fetchedAt === null) return undefined
  const reason = headers.get(HEADERS.stale_reason) ?? NOT_STALE
  return {
    minted_at: headers.get(HEADERS.minted_at) ?? fetchedAt,
    fetched_at: fetchedAt,
    stale: reason !== NOT_STALE,
    ...(reason === NOT_STALE ? {} : { stale_reason: reason }),
  }
}
