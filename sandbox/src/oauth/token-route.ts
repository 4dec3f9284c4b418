import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { pathOf, TOKEN_PATH } from '../wire/areas.ts'
import { readClientCredentials, refuseClient } from './client-authentication.ts'
import type { GrantRefusal, TokenAnswer } from './grants.ts'

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
