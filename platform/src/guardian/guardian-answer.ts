import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Account } from '../account/account.ts'
import type { Reply } from '../http/message.ts'
import { readEnvelope } from '../http/read-envelope.ts'
import type { Finding } from '../inspection/findings.ts'
import type { Inspector } from '../inspection/inspector.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { translateGuardian } from './translate-guardian.ts'

/** A profile as it came, with all that its translation needs: plain data, which can go to another thread. */
export interface GuardianAnswer {
  readonly owner: Pick<Account, 'membershipId' | 'membershipType'>
  readonly reply: Reply
  readonly contentKey: string
  readonly readAt: number
}

/** With what the answer held that could not be read. Throws a PlatformError where the answer is a refusal, or none. */
export function readGuardianAnswer(
  { reply, owner, readAt }: GuardianAnswer,
  definitions: Definitions,
  inspect: Inspector,
): { readonly guardian: Guardian; readonly unread: readonly Finding[] } {
  const profile = readEnvelope(reply)
  const guardian = translateGuardian(profile, owner, definitions, readAt)
  return { guardian, unread: inspect(profile, guardian, definitions) }
}
