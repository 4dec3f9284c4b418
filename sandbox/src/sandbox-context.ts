import type { SandboxClock } from './clock.ts'
import type { FaultStore } from './faults/fault-store.ts'
import type { Guardians } from './guardians/guardians.ts'
import type { Grants } from './oauth/grants.ts'
import type { World } from './world/world.ts'

/** The one application that is registered on this platform. */
export interface RegisteredApp {
  readonly apiKey: string
  readonly clientId: string
  readonly clientSecret: string
  /** The first is where a sign-in returns when the caller names none. */
  readonly redirectUrls: readonly [string, ...string[]]
  /** Whose pages may call from a browser. */
  readonly origins: readonly string[]
  /** Bits of the platform's ApplicationScopes. */
  readonly scopes: number
}

/** What every route of the sandbox works with. */
export interface SandboxContext {
  readonly world: World
  readonly guardians: Guardians
  readonly clock: SandboxClock
  readonly app: RegisteredApp
  readonly grants: Grants
  readonly faults: FaultStore
  /** Profiles are minted in steps of this many seconds, as the platform's cache does. */
  readonly mintSeconds: number
}
