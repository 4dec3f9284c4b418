import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/account/storage.ts'
import type { AiChoice } from '@ai-vault/contract/advice/sentinel.ts'

/** With whose key a question may be answered. The key lives as long as the request or the socket, and nowhere else. */
export interface AiAccess extends AiChoice {
  readonly key?: string | undefined
}

/** Whether a model may be asked, which takes seconds; the built-in analyst takes a moment. */
export const wantsModel = ({ key, provider }: AiAccess): boolean =>
  provider !== undefined || (key !== undefined && key !== BUILT_IN_ANALYST_KEY)
