import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../../sandbox-context.ts'
import { viewerOf } from '../caller.ts'
import { parseComponents } from '../components.ts'
import { sendSuccess } from '../envelope.ts'
import { findGameAccount, type MembershipParameters } from '../find-guardian.ts'
import { LARGEST_HASH, parseId, parseWhole } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'

interface CharacterParameters extends MembershipParameters {
  readonly characterId: string
}
interface ComponentsQuery {
  readonly components?: string
}
type CharacterRoute = FastifyRequest<{ Params: CharacterParameters; Querystring: ComponentsQuery }>

/** What vendors sell: to a character, who has to be signed in, and what everybody may know. */
export function registerVendorRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { guardians, clock } = context

  const readRequest = (request: CharacterRoute) => {
    if (!request.caller.card) throw new WireError(99)
    const card = findGameAccount(context, request.params)
    return {
      card,
      viewer: viewerOf(request.caller, card),
      characterId: parseId(request.params.characterId, 'character id'),
      components: parseComponents(request.query.components),
    }
  }
  const path = '/Destiny2/:membershipType/Profile/:membershipId/Character/:characterId/Vendors/'

  app.get<{ Params: CharacterParameters; Querystring: ComponentsQuery }>(path, (request, reply) => {
    const { card, characterId, components, viewer } = readRequest(request)
    const vendors = guardians.vendors(card, characterId, components, viewer, clock.now())
    if (!vendors) throw new WireError(1620)
    return sendSuccess(reply, vendors)
  })

  app.get<{ Params: CharacterParameters & { vendorHash: string }; Querystring: ComponentsQuery }>(
    `${path}:vendorHash/`,
    (request, reply) => {
      const { card, characterId, components, viewer } = readRequest(request)
      const hash = parseWhole(request.params.vendorHash, {
        name: 'vendor hash',
        fallback: 0,
        min: 0,
        max: LARGEST_HASH,
      })
      if (!guardians.hasCharacter(card, characterId)) throw new WireError(1620)
      const vendor = guardians.vendor(card, characterId, hash, components, viewer, clock.now())
      if (!vendor) throw new WireError(1627)
      return sendSuccess(reply, vendor)
    },
  )

  app.get<{ Querystring: ComponentsQuery }>('/Destiny2/Vendors/', (request, reply) =>
    sendSuccess(reply, guardians.publicVendors(parseComponents(request.query.components), clock.now())),
  )
}
