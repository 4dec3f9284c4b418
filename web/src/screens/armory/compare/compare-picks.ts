import { MOST_COMPARED } from '../../../items/sheet/weapon/compare-context.ts'

export const togglePick = (picks: readonly string[], id: string): readonly string[] => {
  if (picks.includes(id)) return picks.filter((other) => other !== id)
  return picks.length < MOST_COMPARED ? [...picks, id] : picks
}

/** The copies an address names, each once. */
export const parseCompare = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? '').split(',').flatMap((id) => id.trim() || [])),
]

/** Of the copies an address names, those that are there, as many as fit. */
export const readCompare = (text: string | undefined, isThere: (id: string) => boolean): readonly string[] =>
  parseCompare(text).filter(isThere).slice(0, MOST_COMPARED)

export const writeCompare = (ids: readonly string[]) => ids.join(',') || undefined
