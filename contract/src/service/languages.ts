import * as z from 'zod/mini'

/** What a call wants names in: a code as the platform spells it. Without it the browser's own languages decide. */
export const languageParameter = z.optional(z.string().check(z.maxLength(16)))

/** GET /api/languages. */
export const languagesAnswerSchema = z.object({
  /** All that the platform has names in. */
  languages: z.array(z.string()),
  /** What names are wanted in by this call. */
  language: z.string(),
})

/** The game's words for what is known by a key, in another language than English. */
export const gameWordsSchema = z.object({
  elements: z.record(z.string(), z.string()),
  rarities: z.record(z.string(), z.string()),
  weapon_stats: z.record(z.string(), z.string()),
})
export type GameWords = z.infer<typeof gameWordsSchema>

/** On every answer that names things of the game. */
export const shownLanguage = {
  /** The language of the names in this answer. */
  language: z.optional(z.string()),
  /** What was wanted instead, where the platform could not give it just now. */
  missing_language: z.optional(z.string()),
}
