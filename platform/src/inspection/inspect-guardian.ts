import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../manifest/definitions.ts'
import type { Findings } from './findings.ts'
import { inspectAccount } from './inspect-account.ts'
import { inspectItems } from './inspect-items.ts'

/**
 * Holds a guardian against the answer it was read from, so that nothing is dropped or replaced silently. Readers are
 * lenient on purpose: an unknown value must never keep a player from the rest of the account. Here it is counted.
 */
export function inspectGuardian(
  profile: unknown,
  guardian: Guardian,
  definitions: Definitions,
  findings: Findings,
): void {
  inspectItems(profile, guardian, definitions, findings)
  inspectAccount(profile, guardian, definitions, findings)
}
