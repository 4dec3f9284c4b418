import type { UserInfoCard } from 'bungie-api-ts/user'
import type { FastifyInstance } from 'fastify'
import { isoSeconds } from '../../guardians/calendar.ts'
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
    (request, reply) => {
      const { membershipId } = request.params
      const stranger = guardians.strangers().find((card) => card.membershipId === membershipId)
      const answer = stranger
        ? onlyProfile(stranger, clock.now())
        : guardians.linkedProfiles(findGuardian(context, request.params, 217), clock.now())
      return sendSuccess(reply, answer)
    },
  )

  app.post<{ Params: { membershipType: string }; Body: unknown }>(
    '/Destiny2/SearchDestinyPlayerByBungieName/:membershipType/',
    (request, reply) => {
      const type = parseMembershipType(request.params.membershipType)
      const { name, code } = readExactSearch(request.body)
      const strangers = guardians
        .strangers()
        .filter((card) => card.displayName === name && card.bungieGlobalDisplayNameCode === code)
      const found = [...guardians.byName(name, code).map((card) => guardians.userInfo(card)), ...strangers]
      return sendSuccess(
        reply,
        found.filter(({ membershipType }) => type === -1 || membershipType === type),
      )
    },
  )
}

/** Of a player who shows nothing but that they play. */
const onlyProfile = (card: UserInfoCard, now: Date) => ({
  profiles: [
    { dateLastPlayed: isoSeconds(now.getTime()), isOverridden: false, isCrossSavePrimary: false, ...card },
  ],
  profilesWithErrors: [],
})

function readExactSearch(body: unknown): { name: string; code: number } {
  const fields: { displayName?: unknown; displayNameCode?: unknown } =
    typeof body === 'object' && body !== null ? body : {}
  const code = Number(fields.displayNameCode)
  if (typeof fields.displayName !== 'string' || !Number.isInteger(code) || code < 0 || code > 9999) {
    throw new WireError(18, { message: 'Send displayName and displayNameCode.' })
  }
  return { name: fields.displayName, code }
}
