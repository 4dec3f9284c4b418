import type { Completion } from '@ai-vault/game/search/complete-search.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { readSingleKeys } from '../../../../data/stored/storage.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../../loading/OptionalPart.tsx'
import { Button } from '../../../../ui/controls/Button.tsx'
import { isTyping } from '../../../../ui/controls/is-typing.ts'
import { SearchBox } from '../../../../ui/controls/SearchBox.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { useAfterPaint } from '../../../../ui/use-after-paint.ts'
import { settleSearch, splitClauses, withDraft, withoutChip } from '../query/clauses.ts'
import { words } from '../words/words.ts'
import { CompletionList } from './CompletionList.tsx'
import { completeVaultSearch, type Vocabulary } from './complete-vault-search.ts'
import { ErrorMarks } from './ErrorMarks.tsx'
import { useCompletion } from './use-completion.ts'
import styles from './VaultSearch.module.css'

const SavedSearches = lazyPart(async () => (await import('./SavedSearches.tsx')).SavedSearches)

interface VaultSearchProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly vocabulary: Vocabulary
  readonly membershipId: string
}

/** The question: words or the query language, with what could come next and what was not understood. */
export function VaultSearch({ search, onSearch, vocabulary, membershipId }: VaultSearchProps) {
  const box = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(0)
  const nextCaret = useRef<number>(undefined)
  const ids = useId()
  // What is wrong with a search does not depend on the weapons.
  const { errors } = useMemo(() => compileSearch(search, []), [search])
  const split = splitClauses(search, errors)
  const { draft, draftStart } = split
  // The letter appears at once; what could come next is said in the frame after it.
  const written = useMemo(() => ({ draft, caret: Math.min(caret, draft.length) }), [draft, caret])
  const asked = useAfterPaint(written)
  const completions = useMemo(
    () => completeVaultSearch(asked.draft, asked.caret, vocabulary),
    [asked, vocabulary],
  )
  const offerNow = () =>
    asked === written ? completions : completeVaultSearch(written.draft, written.caret, vocabulary)
  const accept = ({ search: completed, term, caret: at }: Completion) => {
    const space = term.endsWith(':') ? '' : ' '
    nextCaret.current = at + space.length
    onSearch(withDraft(split, `${completed.slice(0, at)}${space}${completed.slice(at)}`))
    box.current?.focus()
  }
  const list = useCompletion(completions, offerNow, accept)
  useClearKey(search !== '', () => onSearch(''))

  // The caret stays behind what was completed, although the chips took a part of the text away.
  useEffect(() => {
    if (nextCaret.current === undefined) return
    const at = Math.min(nextCaret.current, box.current?.value.length ?? 0)
    nextCaret.current = undefined
    box.current?.setSelectionRange(at, at)
    setCaret(at)
  })

  const type = (text: string) => {
    setCaret(box.current?.selectionStart ?? text.length)
    onSearch(withDraft(split, text))
    list.typed()
  }
  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.hearKey(event)) return event.preventDefault()
    if (event.key === 'Enter') onSearch(settleSearch(search, errors))
    if (event.key === 'Escape') {
      // The browser would empty the field, which is what the clear button is for.
      event.preventDefault()
      box.current?.blur()
    }
    // Nothing before the caret but chips: the last one becomes text again.
    if (event.key === 'Backspace' && draft === '' && search !== '') {
      event.preventDefault()
      nextCaret.current = Number.MAX_SAFE_INTEGER
      onSearch(search.trimEnd())
    }
  }
  // While the list offers how the last clause could go on, that clause is unfinished, not wrong.
  const wrong = list.isOpen ? errors.filter(({ end }) => end <= draftStart) : errors
  const inDraft = wrong.filter(({ end }) => end > draftStart)
  const noteId = `${ids}-note`
  return (
    <div className={styles.search}>
      <SearchBox
        ref={box}
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={draft}
        onChange={type}
        chips={split.chips}
        onRemoveChip={(_, index) => onSearch(withoutChip(split, index))}
        shortcut="F"
        underlay={<ErrorMarks text={draft} errors={inDraft} offset={draftStart} input={box} />}
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
          onKeyDown: hearKey,
          onSelect: ({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0),
          onBlur: () => {
            list.close()
            onSearch(settleSearch(search, errors))
          },
        }}
      >
        {search !== '' && (
          <Button
            tone="ghost"
            size="small"
            iconOnly
            aria-label={words.search.clear}
            onClick={() => onSearch('')}
          >
            <Glyph name="i-close" size="s" />
          </Button>
        )}
        <OptionalPart name="saved-searches" fallback={<span className={styles.savedPlace} />}>
          <SavedSearches search={search} onSearch={onSearch} membershipId={membershipId} />
        </OptionalPart>
      </SearchBox>
      <CompletionList ids={ids} list={list} completions={completions} />
      {wrong.length > 0 && (
        <p id={noteId} className={styles.note} role="status">
          <Glyph name="i-warn" size="s" />
          {words.search.wrong(wrong.map(({ message }) => message).join('. '))}
        </p>
      )}
    </div>
  )
}

/** Shift with F clears the search, wherever nobody types. */
function useClearKey(active: boolean, clear: () => void): void {
  const latest = useRef(clear)
  latest.current = clear
  useEffect(() => {
    if (!active) return
    const hear = (event: globalThis.KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== 'F' || !event.shiftKey || !plain || !readSingleKeys()) return
      if (isTyping(event.target)) return
      // Before the shell, for which the same key without Shift leads to the field.
      event.stopImmediatePropagation()
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [active])
}
