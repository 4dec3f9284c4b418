import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import type { Reply } from './respond.ts'

export interface Answer extends Reply {
  /** Who read the question; the words are always ours. */
  readonly engine: ChatMetadata['engine']
  /** By the provider's own count; absent where no model was asked. */
  readonly tokens?: { readonly input: number; readonly output: number } | undefined
  /** Why the built-in reader read it although a model was asked. */
  readonly fallback?: { readonly code: string; readonly text: string } | undefined
}

/** What an answer carries besides its text, the same on every wire and on the device. */
export function metadataOf(answer: Answer): ChatMetadata {
  const { confidence, sources, tokens, fallback, suggestions } = answer
  return {
    confidence: Math.min(1, Math.max(0, confidence.value)),
    confidence_reasons: [...confidence.reasons],
    ...(answer.claimsNothing ? { claims_nothing: true } : {}),
    sources: sources.map(({ opinion: _, missing, ...source }, at) => ({
      ...source,
      id: `s${at + 1}`,
      missing: [...missing],
    })),
    items: answer.items.map((item) => ({ ...item })),
    engine: answer.engine,
    usage: {
      tool_calls: sources.length,
      ...(tokens ? { input_tokens: tokens.input, output_tokens: tokens.output } : {}),
    },
    ...(fallback ? { fallback: { ...fallback } } : {}),
    suggestions: suggestions.map(({ label }) => label),
    suggested: [...suggestions],
    parts: [...answer.parts],
    ...(answer.asked.length > 0 ? { asked: [...answer.asked] } : {}),
  }
}
