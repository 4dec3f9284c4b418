/** Searches a player keeps, per account on this device. */
export interface SavedSearch {
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
