import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Reply } from '../http/message.ts'
import { readEnvelope } from '../http/read-envelope.ts'
import type { Definitions } from '../manifest/definitions.ts'
import type { Account } from '../platform.ts'
import { translateGuardian } from './translate-guardian.ts'

/** A profile as it came, with all that its translation needs: plain data, which can go to another thread. */
export interface GuardianAnswer {
  readonly owner: Pick<Account, 'membershipId' | 'membershipType'>
  readonly reply: Reply
  readonly contentKey: string
  readonly readAt: number
}

/** Throws a PlatformError where the answer is a refusal, or none. */
export const readGuardianAnswer = (
  { reply, owner, readAt }: GuardianAnswer,
  definitions: Definitions,
): Guardian => translateGuardian(readEnvelope(reply), owner, definitions, readAt)
