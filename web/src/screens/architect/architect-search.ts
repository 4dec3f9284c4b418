/**
 * What of the screen stands in the address: the activity by its focus, the request's text, what was taken out of it, and
 * whether a build was made of them; then also what the player put into that build: swapped items and the subclass.
 */
export interface ArchitectSearch {
  readonly activity?: string | undefined
  readonly prompt?: string | undefined
  /** Ids of understood parts, with commas between. */
  readonly without?: string | undefined
  readonly made?: true | undefined
  /** Instance ids in the order of the swaps, with underscores between. */
  readonly swaps?: string | undefined
  readonly subclass?: string | undefined
}

/** Characters of a request's text. */
export const LONGEST_REQUEST = 1_000
const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

export function readArchitectSearch(raw: Record<string, unknown>): ArchitectSearch {
  const { activity, prompt, without, made, swaps, subclass } = raw
  return {
    activity: matching(activity, /^[a-z_]{2,40}$/),
    prompt: prompt !== undefined && prompt !== '' ? String(prompt).slice(0, LONGEST_REQUEST) : undefined,
    without: matching(without, /^[a-z]+:[\w-]{1,60}(?:,[a-z]+:[\w-]{1,60}){0,39}$/),
    made: made === true || undefined,
    swaps: matching(swaps, /^\d{1,20}(?:_\d{1,20}){0,7}$/),
    subclass: matching(subclass, /^\d{1,10}$/),
  }
}

/** The same for the same address. */
export const addressKey = (search: ArchitectSearch): string =>
  JSON.stringify(readArchitectSearch({ ...search }))
