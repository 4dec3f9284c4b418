import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'
import type { SignedIn } from '../session/session-check.ts'

export const analyzeFireteam = (body: object, signal: AbortSignal) =>
  callOwn(
    '/api/analyze-weapon',
    async () => (await import('@ai-vault/contract/advice/fireteam.ts')).fireteamAnalysisSchema,
    { method: 'POST', body, signal },
  )

export const currentFireteam = () =>
  callOwn(
    '/api/fireteam/current',
    async () => (await import('@ai-vault/contract/advice/fireteam.ts')).currentFireteamSchema,
  )

/** An evening lasts for hours, and each answer stands for several reports. */
const RECENT_MS = 10 * 60_000

export const recentFireteamsQuery = ({ membershipId }: SignedIn) =>
  queryOptions({
    queryKey: ['fireteam', membershipId, 'recent'],
    queryFn: ({ signal }) =>
      callOwn(
        '/api/fireteam/recent',
        async () => (await import('@ai-vault/contract/advice/fireteam.ts')).recentFireteamsSchema,
        { query: languageQuery(), signal },
      ),
    ...namedAnswer(RECENT_MS),
    meta: { named: true },
  })
