import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import rows from './german-names.json' with { type: 'json' }

/**
 * German names as the game has them, as far as they are known here, and zones in plain
 * translation; what is missing keeps its English name. A name that is
 * made of parts ("Explore: The Moon", "Tier 3: Range") is found by its parts.
 */
const GERMAN_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  readRows(rows, 'german-names.json', ([english, german]) => [readText(english), readText(german)]),
)

/** Languages the sandbox serves: the world is written in English, and German has the names that are known. */
export const LOCALES = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof LOCALES

export const LOCALE_NAMES: readonly Locale[] = ['en', 'de']

const TRANSLATED_FIELDS = new Set(['name', 'itemTypeDisplayName'])
const BETWEEN_PARTS = ': '

function inGerman(name: string): string {
  const whole = GERMAN_NAMES[name]
  if (whole !== undefined) return whole
  return name
    .split(BETWEEN_PARTS)
    .map((part) => GERMAN_NAMES[part] ?? part.replace(/^Tier (?=\d)/, 'Stufe '))
    .join(BETWEEN_PARTS)
}

/** The JSON of definitions in a language. */
export function localize(definitions: unknown, locale: Locale): string {
  if (locale === 'en') return JSON.stringify(definitions)
  return JSON.stringify(definitions, (key, value: unknown) =>
    typeof value === 'string' && TRANSLATED_FIELDS.has(key) ? inGerman(value) : value,
  )
}
