/** Languages the sandbox serves. German is marked, not translated: it proves that a client asks for the right one. */
export const LOCALES = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof LOCALES

export const LOCALE_NAMES: readonly Locale[] = ['en', 'de']

const TRANSLATED_FIELDS = new Set(['name', 'itemTypeDisplayName'])

/** The JSON of definitions in a language. */
export function localize(definitions: unknown, locale: Locale): string {
  if (locale === 'en') return JSON.stringify(definitions)
  return JSON.stringify(definitions, (key, value: unknown) =>
    typeof value === 'string' && value !== '' && TRANSLATED_FIELDS.has(key) ? `${value} [${locale}]` : value,
  )
}
