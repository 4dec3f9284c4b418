import { useQuery } from '@tanstack/react-query'
import { useId, useSyncExternalStore } from 'react'
import { gameLanguage, languageName, languageTag } from '../../data/language/language.ts'
import { languagesQuery } from '../../data/language/languages-query.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { lateWords } from '../late-words.ts'
import styles from './LanguageDialog.module.css'

const words = lateWords.language

interface LanguageDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Which language the game's things are named in (F-351): what the platform offers, each by its own name. */
export function LanguageDialog({ open, onClose }: LanguageDialogProps) {
  const { data, isError, refetch } = useQuery(languagesQuery)
  const chosen = useSyncExternalStore(gameLanguage.subscribe, gameLanguage.read)
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      <p className={styles.about}>{words.about}</p>
      {data && <Choices languages={data.languages} selected={chosen ?? data.language} />}
      {!data && !isError && <p role="status">{words.loading}</p>}
      {!data && isError && (
        <ErrorLine>
          {words.failed} <TextButton onClick={() => refetch()}>{words.again}</TextButton>
        </ErrorLine>
      )}
    </Dialog>
  )
}

interface ChoicesProps {
  readonly languages: readonly string[]
  readonly selected: string
}

function Choices({ languages, selected }: ChoicesProps) {
  const group = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{words.legend}</legend>
      {languages.map((code) => (
        <label key={code} lang={languageTag(code)} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={code === selected}
            onChange={() => gameLanguage.choose(code)}
          />
          <bdi>{languageName(code)}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
