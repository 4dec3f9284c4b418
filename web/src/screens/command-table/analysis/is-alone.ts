import type { FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'

/** Who is not found is nobody. */
export const isAlone = (members: readonly FireteamMember[]): boolean =>
  members.filter(({ state }) => state !== 'not-found').length === 1
