import { COPY_AGE_HEADERS, NOT_STALE } from '@ai-vault/contract/service/copy-age.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../../http/accepted-encoding.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { GuardianCopy, Guardians } from '../guardians.ts'
import { readOwnCopy } from '../read-own-copy.ts'
import type { EncodedViews, View } from './encoded-views.ts'

export interface SendViewDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly views: EncodedViews
  readonly now: () => number
}

function ageHeaders({ mintedAt, fetchedAt, staleReason }: GuardianCopy, now: number) {
  return {
    age: Math.max(0, Math.floor((now - mintedAt) / 1000)),
    [COPY_AGE_HEADERS.minted_at]: new Date(mintedAt).toISOString(),
    [COPY_AGE_HEADERS.fetched_at]: new Date(fetchedAt).toISOString(),
    [COPY_AGE_HEADERS.stale_reason]: staleReason ?? NOT_STALE,
  }
}

/**
 * Answers with a view of the session's own guardian; one that rests on more than the guardian is made for the copy. The
 * tag stands for the content, so that a client that has it gets 304 even when the platform has minted a new copy of the
 * same things; how old the content is stands in the headers, which a 304 carries too. A reader who names a version gets
 * what changed since, where that is known.
 */
export async function sendView(
  deps: SendViewDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  view: View | ((copy: GuardianCopy) => Promise<View>),
) {
  const { views, now } = deps
  const copy = await readOwnCopy(deps, session)
  const made = typeof view === 'function' ? await view(copy) : view
  // What changed since a version is for this one reader: nothing to keep, and nothing to ask for again.
  const reusable = made.since === undefined
  reply.headers({
    ...ageHeaders(copy, now()),
    'cache-control': reusable ? 'private, no-cache' : 'private, no-store',
    vary: 'accept-encoding, accept-language, authorization, cookie',
  })
  if (made.language) reply.header('content-language', made.language)
  const held = reusable ? request.headers['if-none-match'] : undefined
  const isHeld = (etag: string | undefined) => etag !== undefined && etag === held
  const known = views.tagOf(copy, made)
  if (isHeld(known)) return reply.code(304).header('etag', known).send()
  const encoded = await views.encode(copy, made)
  if (reusable) reply.header('etag', encoded.etag)
  if (isHeld(encoded.etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.type('application/json; charset=utf-8')
  const body = encoded.changes.get(made.since ?? '') ?? encoded.whole
  return reply.send(await views.bytes(body, encoding))
}
