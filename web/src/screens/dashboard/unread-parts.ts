import type { GuardianData } from '@ai-vault/contract/dashboard.ts'
import { hasGuardian } from './has-guardian.ts'

/** The server waits only a moment for these; what was late is in its next answer. */
const LATE_PARTS = ['weapon_usage', 'effectiveness', 'recent_activities'] as const
const LOOKS = 4
const WAIT_MS = 2_500

/** When to look again for what was not read in time: a few times, then only when the player asks. */
export function nextLook(data: GuardianData | undefined, answers: number): number | false {
  if (!data?.extras || !hasGuardian(data) || answers > LOOKS) return false
  const { extras } = data
  return LATE_PARTS.some((part) => extras[part] === undefined) && WAIT_MS
}
