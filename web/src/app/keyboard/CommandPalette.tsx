import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useOwnInventory } from '../../data/inventory/use-own-inventory.ts'
import { useSignedIn } from '../../data/session/use-session.ts'
import { useItemSheet } from '../../items/sheet/use-item-sheet.ts'
import { useRouter } from '../../routing/router-context.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { lateWords } from '../late-words.ts'
import styles from './CommandPalette.module.css'
import { PaletteList } from './PaletteList.tsx'
import { findEntries, type PaletteEntry, paletteEntries } from './palette-entries.ts'

const GROUPS = ['screens', 'weapons', 'items', 'triumphs'] as const
const words = lateWords.palette

/** The groups one after the other, each with its best find first. */
const byGroup = (found: readonly PaletteEntry[]) =>
  GROUPS.flatMap((group) => found.filter((entry) => entry.group === group))

interface CommandPaletteProps {
  readonly onClose: () => void
}

/**
 * Ctrl or Cmd with K: type, arrow, Enter. The browser's own modal dialog keeps the focus inside; the focus stays in the
 * field, and the arrows move a mark along the list.
 */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const listId = useId()
  const client = useQueryClient()
  const router = useRouter()
  const readAt = useOwned()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are read from the cache, which the inventory fills.
  const entries = useMemo(() => paletteEntries(client), [client, readAt])
  const { open: openSheet } = useItemSheet()
  const found = useMemo(() => byGroup(findEntries(entries, query)), [entries, query])
  useEffect(() => dialog.current?.showModal(), [])

  const ask = (text: string) => {
    setQuery(text)
    setMarked(0)
  }
  const go = ({ to, sheet }: PaletteEntry) => {
    dialog.current?.close()
    if (sheet) openSheet(sheet)
    else router.history.push(to)
  }
  const leave = () => {
    dialog.current?.close()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const entry = found[marked]
    if (event.key === 'ArrowDown') setMarked(Math.min(last, marked + 1))
    else if (event.key === 'ArrowUp') setMarked(Math.max(0, marked - 1))
    else if (event.key === 'Enter' && entry) go(entry)
    // The first Escape empties the field, the second one closes: at once, because the browser tells it a moment later,
    // and a key pressed in that moment would still be the palette's.
    else if (event.key === 'Escape' && query !== '') ask('')
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes it, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.field}>
        <Glyph name="i-search" />
        <input
          role="combobox"
          className={styles.input}
          aria-label={words.field}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[marked] && `${listId}-${marked}`}
          aria-autocomplete="list"
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>{words.escape}</kbd>
      </div>
      <PaletteList id={listId} entries={found} marked={marked} onChoose={go} />
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {words.nothing(query)}
        </p>
      )}
    </dialog>
  )
}

/** What the player owns is found from any screen: read here where no screen has yet. Tells when it last came. */
function useOwned(): number {
  const session = useSignedIn()
  const { dataUpdatedAt } = useOwnInventory(session)
  return dataUpdatedAt
}
