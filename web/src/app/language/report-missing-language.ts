import { languageName } from '../../data/language/language.ts'
import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { INTERFACE_LOCALE } from '../../words/formats.ts'
import { words } from '../words.ts'

/** Said once: the English names stay, and the others come by themselves as soon as the platform has them again. */
export function reportMissingLanguage(code: string): void {
  const language = languageName(code, INTERFACE_LOCALE)
  toasts.show(words.missingLanguage(language), {
    tone: 'bad',
    glyph: 'i-warn',
  })
}
