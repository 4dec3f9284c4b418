import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import { useState } from 'react'
import { readKept, writeKept } from '../../../../data/stored/storage.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Menu } from '../../../../ui/controls/choices/Menu.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { savedWords as labels } from '../words/saved-words.ts'

interface SavedSearchesProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly membershipId: string
}

/** Searches worth asking again: one press saves the present one, one asks it again. */
export function SavedSearches({ search, onSearch, membershipId }: SavedSearchesProps) {
  const key = `vault_searches_${membershipId}`
  const [list, setList] = useState(() => parseSaved(readKept(key)))
  const present = search.trim()
  const isSaved = list.some((saved) => saved.search === present)
  const keep = (next: readonly SavedSearch[]) => {
    setList(next)
    writeKept(key, next.length > 0 ? JSON.stringify(next) : null)
  }
  const save = () =>
    keep(withSaved(list, { name: nameOfSearch(present, parseSearch(present).comment), search: present }))
  const forget = () => keep(list.filter((saved) => saved.search !== present))
  return (
    <Menu
      label={labels.label}
      actions={[
        isSaved
          ? { id: 'forget', label: labels.forget, glyph: 'i-close', run: forget }
          : {
              id: 'save',
              label: present ? labels.save : labels.nothingToSave,
              glyph: 'i-pin',
              disabled: present === '',
              run: save,
            },
        ...list.map((saved) => ({
          id: `saved ${saved.search}`,
          label: saved.name,
          glyph: 'i-search' as const,
          run: () => onSearch(saved.search),
        })),
      ]}
    >
      <Button tone="ghost" size="small" iconOnly aria-label={labels.label}>
        <Glyph name="i-pin" size="s" />
      </Button>
    </Menu>
  )
}

/** Searches a player keeps, per account on this device. */
interface SavedSearch {
  readonly name: string
  readonly search: string
}

export const MOST_SAVED = 30

/** Anyone may edit the storage: whatever is not a list of named searches counts as none. */
export function parseSaved(stored: string | null): readonly SavedSearch[] {
  let list: unknown
  try {
    list = JSON.parse(stored ?? '')
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list
    .filter(
      (entry): entry is SavedSearch => typeof entry?.name === 'string' && typeof entry?.search === 'string',
    )
    .slice(0, MOST_SAVED)
}

/** A search may carry its own name as a comment, as in DIM: / * god rolls * / is:godroll. */
export function nameOfSearch(search: string, comment: string | undefined): string {
  return comment || search.trim()
}

/** The newest first; saving the same search again renames it. */
export function withSaved(list: readonly SavedSearch[], added: SavedSearch): readonly SavedSearch[] {
  return [added, ...list.filter(({ search }) => search !== added.search)].slice(0, MOST_SAVED)
}
