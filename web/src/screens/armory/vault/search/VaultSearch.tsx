import type { Completion } from '@ai-vault/game/search/complete-search.ts'
import type { SearchFacts } from '@ai-vault/game/search/filters/filter.ts'
import type { Span } from '@ai-vault/game/search/query.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readSingleKeys } from '../../../../data/stored/storage.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../../loading/OptionalPart.tsx'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { isTyping } from '../../../../ui/controls/is-typing.ts'
import { SearchBox } from '../../../../ui/controls/SearchBox.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { useAfterPaint } from '../../../../ui/use-after-paint.ts'
import { words } from '../words/words.ts'
import { useCompleter } from './use-completer.ts'
import { useCompletion } from './use-completion.ts'
import styles from './VaultSearch.module.css'
import type { Vocabulary } from './vocabulary.ts'

const SavedSearches = lazyPart(async () => (await import('./SavedSearches.tsx')).SavedSearches)

interface VaultSearchProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly vocabulary: Vocabulary
  readonly membershipId: string
  /** What a clause may need to be understood, such as the names of loadouts. */
  readonly facts?: Omit<SearchFacts, 'copies' | 'all'>
  /** Where it is not weapons that are searched. */
  readonly label?: string
  readonly placeholder?: string
}

/** The question: words or the query language, with what could come next and what was not understood. */
export function VaultSearch(props: VaultSearchProps) {
  const { search, onSearch, membershipId } = props
  const box = useRef<HTMLInputElement>(null)
  const ids = useId()
  const noteId = `${ids}-note`
  const { completer, fetchCompleter, completions, list, wrong, setCaret } = useCompletedSearch(props, box)
  const clear = () => onSearch('')
  useClearKey(search !== '', clear)

  const type = (text: string) => {
    setCaret(box.current?.selectionStart ?? text.length)
    onSearch(text)
    list.typed()
    fetchCompleter()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.onKeyDown(event)) return event.preventDefault()
    if (event.key === 'Escape') {
      // The browser would empty the field, which is what the clear button is for.
      event.preventDefault()
      box.current?.blur()
    }
  }
  return (
    <div className={styles.search}>
      <SearchBox
        ref={box}
        label={props.label ?? words.search.label}
        placeholder={props.placeholder ?? words.search.placeholder}
        value={search}
        onChange={type}
        shortcut="F"
        underlay={completer && <completer.Marks text={search} errors={wrong} input={box} />}
        input={{
          role: 'combobox',
          'aria-expanded': list.isOpen,
          'aria-autocomplete': 'list',
          'aria-controls': `${ids}-list`,
          'aria-activedescendant': list.marked >= 0 ? `${ids}-${list.marked}` : undefined,
          'aria-invalid': wrong.length > 0,
          'aria-describedby': wrong.length > 0 ? noteId : undefined,
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          onKeyDown,
          onSelect: ({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0),
          onFocus: fetchCompleter,
          onBlur: list.close,
        }}
      >
        {search !== '' && (
          <Button tone="ghost" size="small" iconOnly aria-label={words.search.clear} onClick={clear}>
            <Glyph name="i-close" size="s" />
          </Button>
        )}
        <OptionalPart name="saved-searches" fallback={<span className={styles.savedPlace} />}>
          <SavedSearches search={search} onSearch={onSearch} membershipId={membershipId} />
        </OptionalPart>
      </SearchBox>
      {completer && <completer.List ids={ids} list={list} completions={completions} />}
      {wrong.length > 0 && (
        <p id={noteId} className={styles.note} role="status">
          <Glyph name="i-warn" size="s" />
          {words.search.wrong([...new Set(wrong.map(({ message }) => message))].join('. '))}
        </p>
      )}
    </div>
  )
}

/** What the search under the caret could go on with, and what of it is wrong. */
function useCompletedSearch(
  { search, onSearch, vocabulary, facts }: VaultSearchProps,
  box: RefObject<HTMLInputElement | null>,
) {
  const [caret, setCaret] = useState(0)
  const nextCaret = useRef<number>(undefined)
  // What is wrong with a search does not depend on the weapons.
  const { errors } = useMemo(() => compileSearch(search, [], facts), [search, facts])
  // The letter appears at once; what could come next is said in the frame after it.
  const written = useMemo(() => ({ search, caret: Math.min(caret, search.length) }), [search, caret])
  const asked = useAfterPaint(written)
  const { completer, isComing, fetch: fetchCompleter } = useCompleter(errors.length > 0)
  const complete = useCallback(
    (text: typeof written) => completer?.complete(text.search, text.caret, vocabulary) ?? [],
    [completer, vocabulary],
  )
  const completions = useMemo(() => complete(asked), [complete, asked])
  const offerNow = () => (asked === written ? completions : complete(written))
  const accept = ({ search: completed, term, caret: at }: Completion) => {
    const space = term.endsWith(':') ? '' : ' '
    nextCaret.current = at + space.length
    onSearch(`${completed.slice(0, at)}${space}${completed.slice(at)}`)
    box.current?.focus()
  }
  const list = useCompletion(completions, offerNow, accept)

  // The caret stays behind what was completed, although the text changed under it.
  useEffect(() => {
    if (nextCaret.current === undefined) return
    const at = Math.min(nextCaret.current, box.current?.value.length ?? 0)
    nextCaret.current = undefined
    box.current?.setSelectionRange(at, at)
    setCaret(at)
  })

  // While the list offers how the clause under the caret could go on, or may soon, that clause is unfinished, not wrong.
  const isOffering = list.isOpen || (list.isAsked && isComing)
  const isBeingWritten = ({ start, end }: Span) => isOffering && start <= caret && caret <= end
  const wrong = errors.filter((error) => !isBeingWritten(error))
  return { completer, fetchCompleter, completions, list, wrong, setCaret }
}

/** Shift with F clears the search, wherever nobody types. */
function useClearKey(active: boolean, clear: () => void): void {
  const latest = useRef(clear)
  latest.current = clear
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== 'F' || !event.shiftKey || !plain || !readSingleKeys()) return
      if (isTyping(event.target)) return
      // Before the shell, for which the same key without Shift leads to the field.
      event.stopImmediatePropagation()
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [active])
}
