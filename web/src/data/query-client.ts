import { onlineManager, type Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'
import type { Connection } from './system/connection.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | Error
    queryMeta: {
      /** Kept on this device, so that the screen opens without a network and says how old it is. */
      snapshot?: boolean
      /**
       * What the player wrote: only the server's own answers are put into it, so those to a write are kept too, and a
       * kept one is always asked for again. Else a reload would show what stood there before the write.
       */
      written?: boolean
      /** Names things of the game, in a language that it says (named-answers.ts). */
      named?: boolean
    }
  }
}

const MAX_RETRIES = 2

/** What a second try can mend: no answer, or a server's trouble that names no waiting time. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'bad-answer') return false
  return error.status === 0 || (error.status >= 500 && error.retryAfter === undefined)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's word about the network is a hint: every try is made. A query that waited for the network would be
        // neither read nor failed, and its screen would load for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 60_000,
        gcTime: 24 * 60 * 60_000,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  })
}

/** When the server can be reached again, what failed or waited meanwhile is asked for again. */
export function refetchOnReturn(client: QueryClient, connection: Connection): void {
  let { returns } = connection.read()
  connection.subscribe(() => {
    const now = connection.read()
    if (now.returns === returns) return
    returns = now.returns
    onlineManager.setOnline(true)
    client.getQueryCache().onOnline()
    const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const
    void client.refetchQueries(failed, { cancelRefetch: false })
  })
}
