import { onLanguageChangedElsewhere, readLanguage, writeLanguage } from '../stored/storage.ts'

/**
 * The language that things of the game are named in. The player's choice is kept on this device; without one the server
 * goes by the browser's own languages. What is really shown stands in every answer, because the platform may lack it.
 */
let chosen = readLanguage()
let shown = chosen ?? 'en'
const listeners = new Set<() => void>()

function notify(next: string | null) {
  if (next === chosen) return
  chosen = next
  for (const listener of listeners) listener()
}

export const gameLanguage = {
  /** The platform's code, or null where the player has not chosen. */
  read: () => chosen,
  choose(code: string) {
    writeLanguage(code)
    notify(code)
  },
  /** As the last answer said; what names are marked with. */
  shown: () => shown,
  note(language: string) {
    shown = language
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  followOtherTabs: () => onLanguageChangedElsewhere(() => notify(readLanguage())),
}

/** What a call adds to its query so that names come in the player's language. */
export const languageQuery = (): Readonly<Record<string, string>> =>
  chosen === null ? {} : { language: chosen }

/** The platform has codes of its own for written Chinese; browsers know the general ones. */
const TAGS: Readonly<Record<string, string>> = { 'zh-cht': 'zh-Hant', 'zh-chs': 'zh-Hans' }
export const languageTag = (code: string): string => TAGS[code] ?? code

/** A language by its own name, or in the words of another: "Deutsch", "German". */
export function languageName(code: string, inLanguage = languageTag(code)): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(languageTag(code)) ?? code
  } catch {
    return code
  }
}

/** For an element that is wholly a name: nothing where the name is the English one. */
export const langOf = ({ englishName }: { readonly englishName?: string }): string | undefined =>
  englishName === undefined ? undefined : languageTag(shown)
