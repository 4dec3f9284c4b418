import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'

/** Whether there is anyone to show: the server's own finding, or a character or a weapon in the answer (F-105). */
export function hasGuardian({ checks, characters = [], guardian_overview: overview }: GuardianData): boolean {
  return checks?.has_data ?? (characters.length > 0 || (overview?.total_weapons ?? 0) > 0)
}
