import type { AddressInfo } from 'node:net'
import { buildSandbox } from './build-sandbox.ts'
import { createClock, type SandboxClock } from './clock.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from './demo-credentials.ts'
import { createFaultStore } from './faults/fault-store.ts'
import { DEMO_MODERATOR } from './guardians/account/personas.ts'
import { createGuardians } from './guardians/create-guardians.ts'
import { createGrants } from './oauth/grants.ts'
import type { RegisteredApp } from './oauth/registered-app.ts'
import { READ_BASIC_USER_PROFILE, READ_DESTINY_INVENTORY_AND_VAULT } from './oauth/scopes.ts'
import { createTokenCodec } from './oauth/token-codec.ts'
import { reachableHost } from './reachable-host.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { createWorld } from './world/create-world.ts'

export interface SandboxOptions {
  /** 0: any free port. */
  readonly port: number
  readonly host?: string
  readonly seed?: number
  /** The time it runs by; the machine's if absent. */
  readonly clock?: () => Date
  readonly apiKey?: string
  readonly clientId?: string
  readonly clientSecret?: string
  readonly redirectUrls?: readonly [string, ...string[]]
  /** Whose pages may call from a browser; those that sign-ins return to if absent. */
  readonly origins?: readonly string[]
  readonly scopes?: number
  /** Profiles are minted in steps of this many seconds. */
  readonly mintSeconds?: number
}

export interface Sandbox {
  readonly url: string
  readonly clock: SandboxClock
  /** Membership id of the guardian who moderates in a demo. */
  readonly moderator: string
  close(): Promise<void>
}

export const DEFAULT_SEED = 20_260_609
const DEFAULT_MINT_SECONDS = 15
const DEFAULT_REDIRECT_URLS = [
  'http://127.0.0.1:3000/auth/callback',
  'http://localhost:3000/auth/callback',
] as const
/** How long a request in flight may take to finish when the sandbox closes. */
const CLOSE_GRACE_MS = 500

const worlds = new Map<number, Pick<SandboxContext, 'world' | 'guardians'>>()

/** A world is a pure function of its seed, so sandboxes of one process that share a seed share the world. */
function worldOf(seed: number): Pick<SandboxContext, 'world' | 'guardians'> {
  const known = worlds.get(seed)
  if (known) return known
  const world = createWorld(seed)
  const made = { world, guardians: createGuardians(world, { seed }) }
  worlds.clear()
  worlds.set(seed, made)
  return made
}

export function createSandboxContext(options: Omit<SandboxOptions, 'port' | 'host'>): SandboxContext {
  const seed = options.seed ?? DEFAULT_SEED
  const clock = createClock(options.clock)
  const redirectUrls = options.redirectUrls ?? DEFAULT_REDIRECT_URLS
  const app: RegisteredApp = {
    apiKey: options.apiKey ?? DEMO_API_KEY,
    clientId: options.clientId ?? DEMO_CLIENT_ID,
    clientSecret: options.clientSecret ?? DEMO_CLIENT_SECRET,
    redirectUrls,
    origins: options.origins ?? redirectUrls.map((url) => new URL(url).origin),
    scopes: options.scopes ?? READ_BASIC_USER_PROFILE | READ_DESTINY_INVENTORY_AND_VAULT,
  }
  const made = worldOf(seed)
  const refusedScopes = (id: string) => made.guardians.find(id)?.refusedScopes ?? 0
  return {
    ...made,
    clock,
    app,
    grants: createGrants({ clock, app, codec: createTokenCodec(seed), refusedScopes }),
    faults: createFaultStore({ tick: clock.tick }),
    mintSeconds: options.mintSeconds ?? DEFAULT_MINT_SECONDS,
  }
}

/** A game platform on this machine: the same wire format, a world made from a seed, demo guardians. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const context = createSandboxContext(options)
  const app = buildSandbox(context)
  const host = options.host ?? '127.0.0.1'
  await app.listen({ port: options.port, host })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://${reachableHost(host)}:${port}`,
    clock: context.clock,
    moderator: context.guardians.cards.find(({ id }) => id === DEMO_MODERATOR)?.membershipId ?? '',
    async close() {
      const limit = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
      await app.close()
      clearTimeout(limit)
    },
  }
}
