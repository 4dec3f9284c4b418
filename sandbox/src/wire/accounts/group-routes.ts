import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../../sandbox-context.ts'
import { sendSuccess } from '../envelope.ts'
import { findGuardian, type MembershipParameters } from '../find-guardian.ts'
import { parseId } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'

const CLAN = '1'

/** Clans: the one a player is in, what it is, and who else is in it. */
export function registerGroupRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { guardians } = context
  const known = <T>(group: T | undefined): T => {
    if (group === undefined) throw new WireError(622)
    return group
  }

  app.get<{ Params: MembershipParameters & { filter: string; groupType: string } }>(
    '/GroupV2/User/:membershipType/:membershipId/:filter/:groupType/',
    (request, reply) => {
      const card = findGuardian(context, request.params, 217)
      if (request.params.groupType !== CLAN) throw new WireError(18, { message: 'There are clans alone.' })
      return sendSuccess(reply, guardians.groupsOf(card))
    },
  )

  app.get<{ Params: { groupId: string } }>('/GroupV2/:groupId/', (request, reply) =>
    sendSuccess(reply, known(guardians.groups.detail(parseId(request.params.groupId, 'group id')))),
  )

  app.get<{ Params: { groupId: string } }>('/GroupV2/:groupId/Members/', (request, reply) =>
    sendSuccess(reply, known(guardians.groups.members(parseId(request.params.groupId, 'group id')))),
  )
}
