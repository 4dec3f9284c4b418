import { COPY_AGE_HEADERS, type CopyAge, NOT_STALE } from '@ai-vault/contract/service/copy-age.ts'

type HeadersRead = Headers | Readonly<Record<string, unknown>>

/** The age that an answer tells in its headers, over real HTTP or injected. */
export function ageOf(headers: HeadersRead): CopyAge {
  const header = (name: string) => String(headers instanceof Headers ? headers.get(name) : headers[name])
  const reason = header(COPY_AGE_HEADERS.stale_reason)
  return {
    minted_at: header(COPY_AGE_HEADERS.minted_at),
    fetched_at: header(COPY_AGE_HEADERS.fetched_at),
    stale: reason !== NOT_STALE,
    ...(reason === NOT_STALE ? {} : { stale_reason: reason }),
  }
}
