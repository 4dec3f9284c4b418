import type { GameWords } from '@ai-vault/contract/service/languages.ts'
import { WEAPON_STAT_BY_HASH } from '@ai-vault/platform/manifest/items/stat-hashes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { FastifyBaseLogger } from 'fastify'
import { patient, within } from '../async/patience.ts'

/** The first download of a language takes longer; whoever waits gets English names and asks again. */
const LONGEST_WAIT_MS = 4_000

/** The language of one answer. Without names the things are called as the main definitions call them. */
export interface ShownIn {
  readonly language: string
  readonly names?: Names
  readonly words?: GameWords
  /** What was wanted, where it could not be given just now. */
  readonly missing?: string
  /** Tells answers in different names apart. */
  readonly edition: string
}

export const IN_ENGLISH: ShownIn = { language: 'en', edition: 'en' }

/** What a request says about it: `?language=` and the browser's own header. */
export interface Wish {
  readonly query: { readonly language?: string | undefined }
  readonly headers: { readonly 'accept-language'?: string | undefined }
}

export type LanguageService = ReturnType<typeof createLanguageService>

/** Rules know nothing of languages: this only finds the names that an answer shows. */
export function createLanguageService(
  { languages, manifest }: Pick<Platform, 'languages' | 'manifest'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  longestWaitMs = patient(LONGEST_WAIT_MS),
) {
  const words = new Map<string, { readonly edition: string; readonly words: GameWords }>()
  /** Made once for each version of a language. */
  const wordsOf = (names: Names): GameWords => {
    const edition = `${names.edition} ${manifest.status?.loadedAt}`
    const kept = words.get(names.language)
    if (kept?.edition === edition) return kept.words
    const made = gameWords(manifest, names)
    words.set(names.language, { edition, words: made })
    return made
  }
  const main = () => manifest.status?.language ?? 'en'
  const wanted = ({ query, headers }: Wish) =>
    wantedLanguage(languages.offered(), main(), {
      language: query.language,
      accepted: headers['accept-language'],
    })

  return {
    offered: () => languages.offered(),
    wanted,
    async shownIn(wish: Wish): Promise<ShownIn> {
      const language = wanted(wish)
      if (language === main()) return { language, edition: language }
      const names = await within(longestWaitMs, languages.names(language), () => undefined).catch(
        (error: unknown) => {
          logger.warn({ code: (error as { code?: string }).code, language }, 'names not loaded')
          return undefined
        },
      )
      if (names) return { language, names, words: wordsOf(names), edition: names.edition }
      return { language: main(), missing: language, edition: `${main()}-not-${language}` }
    },
  }
}

/** How an answer says in which language its names are. */
export const languageFields = ({ language, missing }: ShownIn) => ({
  language,
  ...(missing ? { missing_language: missing } : {}),
})

/** The game's own words for what our code knows by a key: "void" is "Leere". What has no name is left out. */
function gameWords(manifest: Pick<Manifest, 'hashes' | 'named'>, names: Names): GameWords {
  const byEnglishName = (table: string) =>
    manifest
      .hashes(table)
      .map((hash) => [manifest.named(table, hash)?.name.toLowerCase(), names.nameOf(table, hash)])
  const stats = [...WEAPON_STAT_BY_HASH].map(([hash, stat]) => [
    stat,
    names.nameOf('DestinyStatDefinition', hash),
  ])
  return {
    elements: known(byEnglishName('DestinyDamageTypeDefinition')),
    rarities: known(byEnglishName('DestinyItemTierTypeDefinition')),
    weapon_stats: known(stats),
  }
}

const known = (words: readonly (readonly (string | undefined)[])[]): Record<string, string> =>
  Object.fromEntries(words.flatMap(([key, word]) => (key && word ? [[key, word]] : [])))

/** The platform writes two languages by names of its own. */
const PLATFORM_CODES: Readonly<Record<string, string>> = {
  'zh-hant': 'zh-cht',
  'zh-tw': 'zh-cht',
  'zh-hk': 'zh-cht',
  'zh-mo': 'zh-cht',
  zh: 'zh-chs',
}

/**
 * Which of the offered languages a caller wants: the one it names, else the first of its browser's languages that is on
 * offer, be it only without the country. A language that is not offered is the main one.
 */
export function wantedLanguage(
  offered: readonly string[],
  main: string,
  { language, accepted }: { readonly language?: string | undefined; readonly accepted?: string | undefined },
): string {
  const find = (code: string) => offered.find((each) => each === (PLATFORM_CODES[code] ?? code))
  if (language !== undefined) return find(language.toLowerCase()) ?? main
  for (const code of byPreference(accepted ?? '')) {
    const parts = code.split('-')
    // The longest form first: zh-hant-tw, zh-hant, zh.
    const found = parts.map((_, end) => find(parts.slice(0, parts.length - end).join('-'))).find(Boolean)
    if (found) return found
  }
  return main
}

/** `de-AT, en;q=0.8` as codes in lower case, the most wanted first. */
function byPreference(accepted: string): readonly string[] {
  return accepted
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
      return { code, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ code, quality }) => code !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ code }) => code)
}
