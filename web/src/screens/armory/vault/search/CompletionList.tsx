import type { Completion } from '@ai-vault/game/search/complete-search.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { words } from '../words/words.ts'
import type { useCompletion } from './use-completion.ts'
import styles from './VaultSearch.module.css'

interface CompletionListProps {
  readonly ids: string
  readonly list: ReturnType<typeof useCompletion>
  readonly completions: readonly Completion[]
}

export function CompletionList({ ids, list, completions }: CompletionListProps) {
  return (
    <div
      id={`${ids}-list`}
      role="listbox"
      aria-label={words.search.completions}
      tabIndex={-1}
      className={styles.list}
      hidden={!list.isOpen}
    >
      {list.isOpen &&
        completions.map((completion, index) => (
          // The field keeps the focus and hears the keys.
          <div
            key={completion.term}
            id={`${ids}-${index}`}
            role="option"
            aria-selected={index === list.marked}
            tabIndex={-1}
            className={classNames(styles.option, index === list.marked && styles.marked)}
            onPointerDown={(event) => {
              event.preventDefault()
              list.take(completion)
            }}
          >
            <code>{completion.term}</code>
            <span>{completion.help}</span>
          </div>
        ))}
    </div>
  )
}
