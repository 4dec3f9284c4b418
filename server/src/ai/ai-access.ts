import type { AiChoice } from '@ai-vault/contract/advice/sentinel.ts'

/** With whose key a question may be answered. The key lives as long as the request or the socket, and nowhere else. */
export interface AiAccess extends AiChoice {
  readonly key?: string | undefined
}
