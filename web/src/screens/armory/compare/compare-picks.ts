/** More columns than this cannot be told apart. */
export const MOST_COMPARED = 6

export const togglePick = (picks: readonly string[], id: string): readonly string[] => {
  if (picks.includes(id)) return picks.filter((other) => other !== id)
  return picks.length < MOST_COMPARED ? [...picks, id] : picks
}

/** The copies an address names: those that are there, each once, as many as fit. */
export function readCompare(text: string | undefined, isThere: (id: string) => boolean): readonly string[] {
  const named = new Set((text ?? '').split(',').map((id) => id.trim()))
  return [...named].filter(isThere).slice(0, MOST_COMPARED)
}

export const writeCompare = (ids: readonly string[]) => ids.join(',') || undefined
