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

/** The specified body (F-314); the activity is named only where it is not the usual one. */
export const fireteamBody = (ids: readonly string[], activity: string) => ({
  type: 'fireteam_analysis' as const,
  fireteam: ids,
  ...(activity === USUAL_ACTIVITY ? {} : { activity_focus: activity }),
})

export const USUAL_ACTIVITY = 'raid'
