import type { Query } from '@ai-vault/contract/advice/query.ts'
import { receivedAnswerSchema } from '@ai-vault/contract/advice/received.ts'
import { type ChatAnswer, MIN_AI_KEY_LENGTH } from '@ai-vault/contract/advice/sentinel.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callOwn } from '../api/api-client.ts'
import { timeZone } from '../clock.ts'
import type { SignedIn } from '../session/session-check.ts'
import { readAiKey } from '../stored/storage.ts'
import { words } from '../words.ts'
import { readPreferences } from './preferences.ts'

/** A model may think for a minute; the server itself gives up before this. */
const ANSWER_MS = 75_000

export class MissingAiKey extends Error {
  override readonly name = 'MissingAiKey'
  constructor() {
    super(words.missingAiKey)
  }
}

export const suggestionsQuery = ({ membershipId }: SignedIn) =>
  queryOptions({
    queryKey: ['chat', membershipId, 'suggestions'],
    queryFn: ({ signal }) =>
      callOwn(
        '/api/chat/suggestions',
        () => import('@ai-vault/contract/advice/sentinel.ts').then((module) => module.chatSuggestionsSchema),
        { signal },
      ),
    staleTime: 5 * 60_000,
    retry: 1,
  })

interface Question {
  readonly message: string
  /** What is asked, where it need not be read from the message. */
  readonly query?: Query | undefined
  readonly session: SignedIn
  /** From the first reply on. */
  readonly sessionId: string | undefined
  readonly signal: AbortSignal
}

/** One question of the dashboard's chat. The bearer is the AI key, which goes to our own origin only (G-05). */
export async function askSentinel({
  message,
  query,
  session,
  sessionId,
  signal,
}: Question): Promise<ChatAnswer> {
  const key = readAiKey()?.trim() ?? ''
  if (key.length < MIN_AI_KEY_LENGTH) throw new MissingAiKey()
  const { personality: _, ...ai } = readPreferences()
  return callApi({
    path: '/api/chat',
    method: 'POST',
    body: {
      message,
      ...(query ? { query } : {}),
      user_id: session.membershipId,
      ...(sessionId ? { session_id: sessionId } : {}),
      context: { source: 'dashboard', activity_focus: 'general' },
      time_zone: timeZone(),
      ...(Object.keys(ai).length > 0 ? { ai } : {}),
    },
    schema: receivedAnswerSchema,
    bearer: key,
    timeoutMs: ANSWER_MS,
    signal,
  })
}
