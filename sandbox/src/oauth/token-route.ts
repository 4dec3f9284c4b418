import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { pathOf, TOKEN_PATH } from '../wire/areas.ts'
import type { GrantRefusal, TokenAnswer } from './grants.ts'
import type { RegisteredApp } from './registered-app.ts'

interface ClientCredentials {
  readonly id: string | undefined
  readonly secret: string | undefined
}

/** `Authorization: Basic`, or `client_id` and `client_secret` in the body. */
function readClientCredentials(header: string | undefined, form: URLSearchParams): ClientCredentials {
  const basic = header === undefined ? undefined : /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header)?.[1]
  if (basic === undefined) {
    return { id: form.get('client_id') ?? undefined, secret: form.get('client_secret') ?? undefined }
  }
  const [id, ...secret] = Buffer.from(basic, 'base64').toString().split(':')
  return { id, secret: secret.join(':') }
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Undefined: this is the registered application. */
function refuseClient(given: ClientCredentials, app: RegisteredApp): GrantRefusal | undefined {
  if (given.id === undefined || !/^\d+$/.test(given.id)) {
    return { error: 'invalid_request', error_description: 'Cannot parse client_id' }
  }
  const known = given.id === app.clientId && isSame(given.secret ?? '', app.clientSecret)
  return known ? undefined : { error: 'invalid_client', error_description: 'Client authentication failed' }
}

const missing = (parameter: string): GrantRefusal => ({
  error: 'invalid_request',
  error_description: `Missing required parameter ${parameter}`,
})

function grantTokens(
  context: SandboxContext,
  request: FastifyRequest,
  form: URLSearchParams,
): TokenAnswer | GrantRefusal {
  const { grants, faults, app } = context
  const grantType = form.get('grant_type')
  if (!grantType) return missing('grant_type')
  const refused = refuseClient(readClientCredentials(request.headers.authorization, form), app)
  if (refused) return refused
  if (grantType === 'authorization_code') {
    const code = form.get('code')
    return code ? grants.redeemCode(code) : missing('code')
  }
  if (grantType !== 'refresh_token') {
    return { error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' }
  }
  const token = form.get('refresh_token')
  if (!token) return missing('refresh_token')
  const claims = grants.readRefreshToken(token)
  const isOlder = (fault: { setAt: number }) => claims !== undefined && claims.issuedAt < fault.setAt
  if (faults.take('token-revoked', pathOf(request.url), isOlder)) {
    return { error: 'server_error', error_description: 'AuthorizationRecordRevoked' }
  }
  return grants.refresh(token)
}

/** The token endpoint: no envelope, form bodies only, every refusal an HTTP 400. */
export async function registerTokenRoute(
  app: FastifyInstance,
  { context }: { context: SandboxContext },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  // Anything else, JSON above all, is not read: the parameters count as missing.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    payload.once('end', () => done(null, new URLSearchParams()))
  })
  app.post(TOKEN_PATH, (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const answer = grantTokens(context, request, form)
    reply.header('cache-control', 'no-store')
    return reply.code('error' in answer ? 400 : 200).send(answer)
  })
}
