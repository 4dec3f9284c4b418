import { useSyncExternalStore } from 'react'
import { gameLanguage, languageName } from '../../data/language/language.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { words } from '../words.ts'

/** Leads to the choice of a language, and says which one was chosen. */
export function LanguageButton({ onClick }: { readonly onClick: () => void }) {
  const chosen = useSyncExternalStore(gameLanguage.subscribe, gameLanguage.read, () => null)
  return <TextButton onClick={onClick}>{words.language(chosen && languageName(chosen))}</TextButton>
}
