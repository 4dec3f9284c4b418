import type { QueryClient } from '@tanstack/react-query'
import { gameLanguage } from './language.ts'

/**
 * Answers that name things say in which language. One in another language than the chosen one is stale, whatever its
 * age; a change of language asks again for all of them. Each is in one language as a whole, so nothing ever mixes.
 */
const FRESH_MS = 60_000
/** The platform could not give the language: the names come as soon as it can. */
const RETRY_MS = 30_000

interface NamedAnswer {
  readonly language?: unknown
  readonly missing_language?: unknown
}

function languageOf(answer: unknown): NamedAnswer {
  if (typeof answer !== 'object' || answer === null) return {}
  return 'data' in answer ? languageOf(answer.data) : answer
}

interface Holding {
  readonly state: { readonly data: unknown }
}

/** The options of a query whose answer names things. */
export const namedAnswer = (freshMs = FRESH_MS) => ({
  staleTime: ({ state }: Holding) => {
    const { language } = languageOf(state.data)
    const chosen = gameLanguage.read()
    return chosen === null || language === undefined || language === chosen ? freshMs : 0
  },
  refetchInterval: ({ state }: Holding) =>
    languageOf(state.data).missing_language === undefined ? (false as const) : RETRY_MS,
})

/** Keeps all answers in the player's language, and tells once where the platform does not have it just now. */
export function keepLanguage(client: QueryClient, onMissing: (language: string) => void): void {
  const announced = new Set<string>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.query.meta?.named) return
    const { language, missing_language: missing } = languageOf(event.query.state.data)
    if (typeof language === 'string') gameLanguage.note(language)
    if (typeof missing !== 'string' || announced.has(missing)) return
    announced.add(missing)
    onMissing(missing)
  })
  gameLanguage.subscribe(() => {
    announced.clear()
    const named = {
      predicate: ({ meta }: { readonly meta: { named?: boolean } | undefined }) => meta?.named === true,
    }
    // An answer that is still on its way would come in the old language.
    void client.cancelQueries(named).then(() => client.invalidateQueries(named))
  })
  gameLanguage.followOtherTabs()
}
