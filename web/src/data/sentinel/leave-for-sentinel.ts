/** Alone in its file: a screen that leaves a question loads nothing that reads one. */
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { writePreloadedPrompt, writePreloadedQuery } from '../stored/storage.ts'

export interface Preloaded {
  readonly prompt: string
  readonly query?: Query | undefined
}

export function leaveForSentinel({ prompt, query }: Preloaded): void {
  writePreloadedQuery(query ? JSON.stringify({ prompt, query }) : null)
  writePreloadedPrompt(prompt)
}
