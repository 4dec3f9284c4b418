import type { FastifyRequest } from 'fastify'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import type { Viewer } from '../guardians/guardians.ts'
import { READ_DESTINY_INVENTORY_AND_VAULT } from '../oauth/scopes.ts'
import { keyFingerprint } from '../oauth/token-codec.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { pathOf } from './areas.ts'
import { WireError } from './platform-errors.ts'

/** Who calls: the signed-in player and what the application may see of them. */
export interface Caller {
  readonly card?: GuardianCard
  readonly scopes: number
}

const ANONYMOUS: Caller = { scopes: 0 }

export function requireApiKey(context: SandboxContext, request: FastifyRequest): void {
  const key = request.headers['x-api-key']
  if (key === undefined || key === '') throw new WireError(2102)
  if (key !== context.app.apiKey) throw new WireError(2101)
}

/** Reads the bearer token. None, or one issued to another key, is nobody; a bad or expired one fails the call. */
export function identifyCaller(context: SandboxContext, request: FastifyRequest): Caller {
  const header = request.headers.authorization
  if (header === undefined) return ANONYMOUS
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  const claims = token === undefined ? undefined : context.grants.readAccessToken(token)
  const card = claims && context.guardians.find(claims.platformMembershipId)
  if (!claims || !card) throw new WireError(99)
  if (claims.key !== keyFingerprint(context.app.apiKey)) return ANONYMOUS
  const path = pathOf(request.url)
  const isOlder = (fault: { setAt: number }) => claims.issuedAt < fault.setAt
  if (context.faults.take('token-revoked', path, isOlder)) throw new WireError(2124)
  const isExpired = claims.expiresAt <= context.clock.now().getTime()
  if (isExpired || context.faults.take('token-expired', path, isOlder)) throw new WireError(22)
  return { card, scopes: claims.scopes }
}

/** Owners see their private parts only if the application asked for that scope. */
export function viewerOf(caller: Caller, card: GuardianCard): Viewer {
  const isOwner = caller.card?.id === card.id
  return isOwner && (caller.scopes & READ_DESTINY_INVENTORY_AND_VAULT) !== 0 ? 'owner' : 'public'
}
