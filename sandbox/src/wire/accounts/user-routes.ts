import type { FastifyInstance } from 'fastify'
import { READ_BASIC_USER_PROFILE } from '../../oauth/scopes.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { sendSuccess } from '../envelope.ts'
import { findGuardian, type MembershipParameters } from '../find-guardian.ts'
import { parseMembershipType } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'

/** Who is who: memberships, linked profiles, search by name. */
export function registerUserRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { guardians, clock } = context

  app.get('/User/GetMembershipsForCurrentUser/', (request, reply) => {
    const { card, scopes } = request.caller
    if (!card) throw new WireError(99)
    if ((scopes & READ_BASIC_USER_PROFILE) === 0) throw new WireError(2108)
    return sendSuccess(reply, guardians.memberships(card))
  })

  app.get<{ Params: MembershipParameters }>(
    '/User/GetMembershipsById/:membershipId/:membershipType/',
    (request, reply) => sendSuccess(reply, guardians.memberships(findGuardian(context, request.params, 217))),
  )

  app.get<{ Params: MembershipParameters }>(
    '/Destiny2/:membershipType/Profile/:membershipId/LinkedProfiles/',
    (request, reply) =>
      sendSuccess(reply, guardians.linkedProfiles(findGuardian(context, request.params, 217), clock.now())),
  )

  app.post<{ Params: { membershipType: string }; Body: unknown }>(
    '/Destiny2/SearchDestinyPlayerByBungieName/:membershipType/',
    (request, reply) => {
      const type = parseMembershipType(request.params.membershipType)
      const { name, code } = readExactSearch(request.body)
      const found = guardians
        .byName(name, code)
        .filter((card) => type === -1 || card.membershipType === type)
        .map((card) => guardians.userInfo(card))
      return sendSuccess(reply, found)
    },
  )
}

function readExactSearch(body: unknown): { name: string; code: number } {
  const fields: { displayName?: unknown; displayNameCode?: unknown } =
    typeof body === 'object' && body !== null ? body : {}
  const code = Number(fields.displayNameCode)
  if (typeof fields.displayName !== 'string' || !Number.isInteger(code) || code < 0 || code > 9999) {
    throw new WireError(18, { message: 'Send displayName and displayNameCode.' })
  }
  return { name: fields.displayName, code }
}
