import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import type { Answer } from '../ai/answer.ts'

/** What an answer carries besides its text, the same on every wire. */
export function metadataOf(answer: Answer): ChatMetadata {
  return {
    confidence: Math.min(1, Math.max(0, answer.confidence)),
    confidence_reasons: [...answer.confidenceReasons],
    ...(answer.claimsNothing ? { claims_nothing: true } : {}),
    sources: answer.sources.map(({ readAt, expiresAt: _, missing, ...source }) => ({
      ...source,
      missing: [...missing],
      ...(readAt === undefined ? {} : { read_at: readAt }),
    })),
    items: answer.items.map((item) => ({ ...item })),
    engine: answer.engine,
    usage: {
      tool_calls: answer.toolCalls.filter(({ outcome }) => outcome !== 'refused').length,
      ...(answer.tokens ? { input_tokens: answer.tokens.input, output_tokens: answer.tokens.output } : {}),
    },
    ...(answer.fallback ? { fallback: { ...answer.fallback } } : {}),
    suggestions: [...answer.suggestions],
  }
}
