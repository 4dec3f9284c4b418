import type {
  DestinyCharacterResponse,
  DestinyItemComponent,
  DestinyProfileResponse,
} from 'bungie-api-ts/destiny2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GuardianCard } from '../../guardians/account/memberships.ts'
import type { Viewer } from '../../guardians/guardians.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { pathOf } from '../areas.ts'
import { viewerOf } from '../caller.ts'
import { COMPONENTS, parseComponents } from '../components.ts'
import { sendSuccess, successBody } from '../envelope.ts'
import { findGameAccount, type MembershipParameters } from '../find-guardian.ts'
import { parseId } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'
import { type ServedBody, sendBody, servedBody } from '../served-body.ts'

/** The last answers to profile calls, serialised: within a minted step every equal call gets the same bytes. */
interface ProfileCache {
  body(key: string, build: () => unknown): ServedBody
}

const MOST_BYTES = 96 * 1024 * 1024

function createProfileCache(): ProfileCache {
  const bodies = new Map<string, ServedBody>()
  let bytes = 0
  const evict = () => {
    for (const [key, body] of bodies) {
      if (bytes <= MOST_BYTES || bodies.size === 1) return
      bodies.delete(key)
      bytes -= body.bytes.length
    }
  }
  return {
    body(key, build) {
      const known = bodies.get(key)
      if (known) {
        // Used last goes last, so that the least used is first to leave.
        bodies.delete(key)
        bodies.set(key, known)
        return known
      }
      const body = servedBody(successBody(JSON.stringify(build())), ['gzip'])
      bodies.set(key, body)
      bytes += body.bytes.length
      evict()
      return body
    },
  }
}

const DEFAULT_STALE_MS = 10 * 60_000
const OWNERSHIP = [COMPONENTS.Characters, COMPONENTS.CharacterInventories, COMPONENTS.CharacterEquipment]

interface ComponentsQuery {
  readonly components?: string
}

interface ProfileRequest {
  readonly card: GuardianCard
  readonly viewer: Viewer
  readonly components: ReadonlySet<number>
  /** The moment this answer was made: the platform caches profiles for a while, and a fault can age them. */
  readonly minted: Date
}

type ProfileRoute = FastifyRequest<{ Params: MembershipParameters; Querystring: ComponentsQuery }>

function readProfileRequest(context: SandboxContext, request: ProfileRoute): ProfileRequest {
  const { faults, clock, mintSeconds } = context
  const card = findGameAccount(context, request.params)
  const path = pathOf(request.url)
  const components = parseComponents(request.query.components)
  const isRequested = (fault: { component?: number }) =>
    fault.component !== undefined && components.has(fault.component)
  for (let fault = faults.take('missing-component', path, isRequested); fault; ) {
    if (fault.component !== undefined) components.delete(fault.component)
    fault = faults.take('missing-component', path, isRequested)
  }
  const stale = faults.take('stale', path)
  const age = stale ? (stale.ms ?? DEFAULT_STALE_MS) : 0
  const step = mintSeconds * 1000
  const now = clock.now().getTime()
  const minted = new Date(Math.floor(now / step) * step - age)
  return { card, viewer: viewerOf(request.caller, card), components, minted }
}

/** Profile, character and item: what a player owns. */
export function registerProfileRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { guardians, faults } = context
  const cache = createProfileCache()

  app.get<{ Params: MembershipParameters; Querystring: ComponentsQuery }>(
    '/Destiny2/:membershipType/Profile/:membershipId/',
    (request, reply) => {
      const { card, viewer, components, minted } = readProfileRequest(context, request)
      const key = [card.id, viewer, minted.getTime(), ...[...components].sort((a, b) => a - b)].join(' ')
      const body = cache.body(key, () => guardians.profile(card, components, viewer, minted))
      reply.header('x-ventcore-status', '1')
      return sendBody(faults, request, reply, body)
    },
  )

  app.get<{ Params: MembershipParameters & { characterId: string }; Querystring: ComponentsQuery }>(
    '/Destiny2/:membershipType/Profile/:membershipId/Character/:characterId/',
    (request, reply) => {
      const { card, viewer, components, minted } = readProfileRequest(context, request)
      const characterId = parseId(request.params.characterId, 'character id')
      const whole = guardians.profile(card, new Set([...components, ...OWNERSHIP]), 'owner', minted)
      if (!whole.characters?.data?.[characterId]) throw new WireError(1620)
      const requested = guardians.profile(card, components, viewer, minted)
      return sendSuccess(reply, cutCharacterResponse(requested, whole, characterId))
    },
  )

  app.get<{ Params: MembershipParameters & { itemInstanceId: string }; Querystring: ComponentsQuery }>(
    '/Destiny2/:membershipType/Profile/:membershipId/Item/:itemInstanceId/',
    (request, reply) => {
      const { card, viewer, components, minted } = readProfileRequest(context, request)
      const instanceId = parseId(request.params.itemInstanceId, 'item id')
      const item = guardians.item(card, instanceId, components, viewer, minted)
      if (!item) throw new WireError(1623)
      return sendSuccess(reply, item)
    },
  )
}

/** Which property of a profile answer a property of a character answer is cut from. */
const FROM_PROFILE = {
  inventory: 'characterInventories',
  character: 'characters',
  progressions: 'characterProgressions',
  renderData: 'characterRenderData',
  activities: 'characterActivities',
  equipment: 'characterEquipment',
  loadouts: 'characterLoadouts',
  kiosks: 'characterKiosks',
  plugSets: 'characterPlugSets',
  presentationNodes: 'characterPresentationNodes',
  records: 'characterRecords',
  collectibles: 'characterCollectibles',
  currencyLookups: 'characterCurrencyLookups',
} as const satisfies Partial<Record<keyof DestinyCharacterResponse, keyof DestinyProfileResponse>>

interface Component {
  readonly data?: Readonly<Record<string, unknown>>
  readonly privacy: number
}

function pick(component: Component, keys: ReadonlySet<string>): Component {
  if (!component.data) return component
  const data = Object.fromEntries(Object.entries(component.data).filter(([key]) => keys.has(key)))
  return { ...component, data }
}

/** Character and item components are dictionaries by id; the ids in use decide what is kept. */
function instancesOf(profile: DestinyProfileResponse, characterId: string): Set<string> {
  const items: DestinyItemComponent[] = [profile.characterInventories, profile.characterEquipment].flatMap(
    (component) => component?.data?.[characterId]?.items ?? [],
  )
  return new Set(items.flatMap((item) => item.itemInstanceId ?? []))
}

/**
 * One character's part of a profile answer. `whole` must hold inventories and equipment, which say whose items are
 * whose; only what `requested` holds is answered.
 */
function cutCharacterResponse(
  requested: DestinyProfileResponse,
  whole: DestinyProfileResponse,
  characterId: string,
): object {
  const parts = Object.entries(FROM_PROFILE).flatMap(([name, source]) => {
    const component: Component | undefined = requested[source]
    if (!component) return []
    const data = component.data?.[characterId]
    return [[name, { ...component, data }] as const]
  })
  const instances = instancesOf(whole, characterId)
  const itemComponents = Object.fromEntries(
    Object.entries(requested.itemComponents ?? {}).map(([name, component]) => [
      name,
      name === 'plugStates' ? component : pick(component, instances),
    ]),
  )
  const uninstancedItemComponents = requested.characterUninstancedItemComponents?.[characterId] ?? {}
  return { ...Object.fromEntries(parts), itemComponents, uninstancedItemComponents }
}
