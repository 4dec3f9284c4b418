import { type AiChoice, aiUsageSchema, keyTestSchema } from '@ai-vault/contract/advice/sentinel.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callOwn } from '../api/api-client.ts'
import type { SignedIn } from '../session/session-check.ts'

/** A slow model is still a model that works. */
const TEST_MS = 30_000

export const usageQuery = ({ membershipId }: SignedIn) =>
  queryOptions({
    queryKey: ['chat', membershipId, 'usage'],
    queryFn: ({ signal }) => callOwn('/api/chat/usage', aiUsageSchema, { signal }),
  })

/** The key goes to our own server as the bearer, and from there to its provider alone. */
export const testKey = (
  key: string,
  choice: { readonly [Field in keyof AiChoice]: AiChoice[Field] | undefined },
) =>
  callApi({
    path: '/api/chat/key-test',
    method: 'POST',
    body: choice,
    schema: keyTestSchema,
    bearer: key,
    timeoutMs: TEST_MS,
  })
