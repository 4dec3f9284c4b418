import type { FireteamPlayer } from '@ai-vault/contract/advice/fireteam.ts'

export interface ReadIds {
  /** F-313: split on commas and trimmed. */
  readonly ids: readonly string[]
  /** How many of the parts were blank; they are not sent (G-35). */
  readonly blanks: number
}

export function readIds(input: string): ReadIds {
  const parts = input.split(',').map((part) => part.trim())
  const ids = parts.filter((part) => part !== '')
  return { ids, blanks: input.trim() === '' ? 0 : parts.length - ids.length }
}

/** What stands there more than once, each once. */
export const namedTwice = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]

/** A membership id, or a name with its #code. */
export const isFindable = (entry: string): boolean => /^\d{5,20}$|#\d{1,4}$/.test(entry)

/** The specified body (F-314); the activity is named only where it is not the usual one, a run where the team is its. */
export const fireteamBody = (ids: readonly string[], activity: string, run?: string) => ({
  type: 'fireteam_analysis' as const,
  fireteam: ids,
  ...(activity === USUAL_ACTIVITY ? {} : { activity_focus: activity }),
  ...(run === undefined ? {} : { run }),
})

export const USUAL_ACTIVITY = 'raid'

/** Name and #code where that finds the player again; a name with a comma would fall apart in the field. */
export const entryOf = ({ player_id, name, code }: FireteamPlayer): string =>
  code && name && !name.includes(',') ? `${name}#${code}` : player_id

/** Adds a player at the end of what was typed. */
export const withEntry = (input: string, entry: string): string => [...readIds(input).ids, entry].join(', ')
