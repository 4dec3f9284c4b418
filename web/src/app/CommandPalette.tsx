import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { BareDialog } from '../ui/Dialog.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import styles from './CommandPalette.module.css'
import { findEntries, type PaletteEntry, paletteEntries } from './palette-entries.ts'

const GROUPS = ['Screens', 'Your weapons', 'Triumphs'] as const

interface CommandPaletteProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Ctrl or Cmd with K: type, arrow, Enter. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  return (
    <BareDialog label="Command palette" open={open} onClose={onClose}>
      <PaletteSearch onClose={onClose} />
    </BareDialog>
  )
}

function PaletteSearch({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('')
  // The letter appears at once; the list follows when the browser has drawn it.
  const wanted = useDeferredValue(query)
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField aria-label="Find a screen, a weapon or a triumph" autoFocus className={styles.field ?? ''}>
        <Glyph name="i-search" />
        <Input className={styles.input ?? ''} placeholder="Go to a screen, a weapon, a triumph" />
        <kbd>Esc</kbd>
      </SearchField>
      <PaletteList query={wanted} onClose={onClose} />
    </Autocomplete>
  )
}

interface PaletteListProps {
  readonly query: string
  readonly onClose: () => void
}

const PaletteList = memo(function PaletteList({ query, onClose }: PaletteListProps) {
  const client = useQueryClient()
  const router = useRouter()
  const entries = useMemo(() => paletteEntries(client), [client])
  const found = findEntries(entries, query)
  const go = (id: unknown) => {
    const entry = found.find((candidate) => candidate.id === id)
    if (!entry) return
    onClose()
    router.history.push(entry.to)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move a mark, not the focus; this lets the keyboard scroll
    <div className={styles.scroll} tabIndex={0}>
      <Menu
        aria-label="Places"
        className={styles.list ?? ''}
        onAction={go}
        renderEmptyState={() => <p className={styles.none}>Nothing here is called “{query}”.</p>}
      >
        {GROUPS.map((group) => (
          <PaletteGroup key={group} name={group} entries={found.filter((entry) => entry.group === group)} />
        ))}
      </Menu>
    </div>
  )
})

function PaletteGroup({ name, entries }: { name: string; entries: readonly PaletteEntry[] }) {
  if (entries.length === 0) return null
  return (
    <MenuSection>
      <Header className={styles.group}>{name}</Header>
      {entries.map(({ id, label, note, glyph }) => (
        <MenuItem key={id} id={id} textValue={label} className={styles.entry ?? ''}>
          <Glyph name={glyph} />
          <span className={styles.label}>{label}</span>
          <span className={styles.note}>{note}</span>
        </MenuItem>
      ))}
    </MenuSection>
  )
}
