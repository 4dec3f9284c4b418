import type { SandboxClock } from './clock.ts'
import type { FaultStore } from './faults/fault-store.ts'
import type { Guardians } from './guardians/guardians.ts'
import type { Grants } from './oauth/grants.ts'
import type { RegisteredApp } from './oauth/registered-app.ts'
import type { World } from './world/world.ts'

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
