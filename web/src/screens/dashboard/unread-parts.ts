import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'

const LOOKS = 5
const WAIT_MS = 2_000

/** The server waits only a moment for the platform's statistics; what was late is in its next answer. */
export function nextLook(data: GuardianData | undefined, tries: number): number | false {
  return data?.extras?.pending === true && tries <= LOOKS && WAIT_MS
}
