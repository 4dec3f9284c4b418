import type { CopyAge } from '@ai-vault/contract/service/copy-age.ts'
import { sessionStore } from '../session/session-store.ts'
import { errorOfAnswer } from './api-error.ts'
import { network, timeoutAfter } from './network.ts'
import { createRefresh } from './refresh.ts'
import { type AnswerOf, type AnswerSchema, loadSchema, parseAnswer, type SchemaSource } from './schema.ts'
import { type Send, wrap } from './send.ts'
import { bearer, refreshFirst, retryRefused } from './session-layers.ts'

const TIMEOUT_MS = 30_000

const publicSend = wrap(network, [timeoutAfter(TIMEOUT_MS)])
export const refreshSession = createRefresh({ store: sessionStore, send: publicSend })

/** Which answers are worth a refresh and one more try; the inventory adds 502. */
const personalSend = (retryOn: readonly number[]): Send =>
  wrap(publicSend, [refreshFirst(refreshSession), retryRefused(refreshSession, retryOn), bearer])

export interface Call<Schema extends AnswerSchema> {
  readonly path: string
  readonly schema: SchemaSource<Schema>
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Personal calls carry the session. */
  readonly personal?: boolean
  /** Another secret in the place of the session's handle: the cookie alone says who asks. */
  readonly bearer?: string
  readonly retryOn?: readonly number[]
  readonly timeoutMs?: number
  /** Goes on to the server although the page goes away; for small messages. */
  readonly keepalive?: boolean
}

/** One call to our own server: sent through the onion, answered in the contract's types or as an ApiError. */
export async function callApi<Schema extends AnswerSchema>(call: Call<Schema>): Promise<AnswerOf<Schema>> {
  return (await callForCopy(call)).answer
}

/** A call with the player's session, in one line where it is a plain one. */
export function callOwn<Schema extends AnswerSchema>(
  path: string,
  schema: SchemaSource<Schema>,
  rest?: Omit<Call<Schema>, 'path' | 'schema' | 'personal'>,
): Promise<AnswerOf<Schema>> {
  return callApi({ path, schema, personal: true, ...rest })
}

/** The same as `callApi` for an answer about a guardian, with the age of the copy that it was made from. */
export async function callForCopy<Schema extends AnswerSchema>(
  call: Call<Schema>,
): Promise<{ readonly answer: AnswerOf<Schema>; readonly age: CopyAge | undefined }> {
  const { personal = false, retryOn = [401], timeoutMs } = call
  const send = personal ? personalSend(retryOn) : call.bearer ? network : publicSend
  const [response, schema] = await Promise.all([
    (timeoutMs ? timeoutAfter(timeoutMs)(send) : send)(toRequest(call)),
    loadSchema(call.schema),
  ])
  if (!response.ok) throw await errorOfAnswer(response)
  const answer: unknown = await response.json().catch(() => undefined)
  return { answer: await parseAnswer(schema, answer), age: ageOf(response.headers) }
}

function toRequest(call: Omit<Call<AnswerSchema>, 'schema'>): Request {
  const { path, method = 'GET', body, query, signal, bearer: secret, keepalive = false } = call
  const url = new URL(path, location.origin)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  return new Request(url, {
    method,
    signal: signal ?? null,
    keepalive,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** A personal answer that is to be saved as it is. */
export async function fetchFile(call: Omit<Call<AnswerSchema>, 'schema'>): Promise<Blob> {
  const response = await personalSend([401])(toRequest(call))
  if (!response.ok) throw await errorOfAnswer(response)
  return response.blob()
}

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
