import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { createFindings, type Finding } from './findings.ts'
import { inspectGuardian } from './inspect-guardian.ts'

/** Accounts remembered as inspected; the oldest is then looked at once more. */
const REMEMBERED = 10_000

export type Inspector = (profile: unknown, guardian: Guardian, definitions: Definitions) => readonly Finding[]

/** Looks at one copy of each account for a version of the definitions: those that follow hold the same surprises. */
export function createInspector(): Inspector {
  const inspected = new Set<string>()
  return (profile, guardian, definitions) => {
    const { version, loadedAt } = definitions.index.status
    const key = [guardian.membershipType, guardian.membershipId, version, loadedAt].join(' ')
    if (inspected.has(key)) return []
    const [oldest] = inspected
    if (inspected.size >= REMEMBERED && oldest !== undefined) inspected.delete(oldest)
    inspected.add(key)
    const findings = createFindings()
    inspectGuardian(profile, guardian, definitions, findings)
    return findings.list()
  }
}
