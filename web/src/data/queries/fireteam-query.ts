import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'
import type { SignedIn } from '../session/session-check.ts'

export const analyzeFireteam = (body: object, signal: AbortSignal) =>
  callApi({
    path: '/api/analyze-weapon',
    method: 'POST',
    body,
    schema: async () => (await import('@ai-vault/contract/advice/fireteam.ts')).fireteamAnalysisSchema,
    personal: true,
    signal,
  })

export const currentFireteam = () =>
  callApi({
    path: '/api/fireteam/current',
    schema: async () => (await import('@ai-vault/contract/advice/fireteam.ts')).currentFireteamSchema,
    personal: true,
  })

/** An evening lasts for hours, and each answer stands for several reports. */
const RECENT_MS = 10 * 60_000

export const recentFireteamsQuery = ({ membershipId }: SignedIn) =>
  queryOptions({
    queryKey: ['fireteam', membershipId, 'recent'],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/fireteam/recent',
        query: languageQuery(),
        schema: async () => (await import('@ai-vault/contract/advice/fireteam.ts')).recentFireteamsSchema,
        personal: true,
        signal,
      }),
    ...namedAnswer(RECENT_MS),
    meta: { named: true },
  })
