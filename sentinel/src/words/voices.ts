/** Three voices for the same rows: a fellow player, a patient companion, a commander. */
import type { Personality } from '@ai-vault/contract/advice/sentinel.ts'

export type Voiced = Readonly<Record<Personality, string>>

export const voiced = (guardian: string, ghost: string, vanguard: string): Voiced => ({
  guardian,
  ghost,
  vanguard,
})
