/** What of the screen stands in the address: the activity by its focus, the request's text, and whether a build was made of them. */
export interface ArchitectSearch {
  readonly activity?: string | undefined
  readonly prompt?: string | undefined
  readonly made?: true | undefined
}

const LONGEST = 1_000

export function readArchitectSearch(raw: Record<string, unknown>): ArchitectSearch {
  const { activity, prompt, made } = raw
  return {
    activity: typeof activity === 'string' && /^[a-z_]{2,40}$/.test(activity) ? activity : undefined,
    prompt: prompt !== undefined && prompt !== '' ? String(prompt).slice(0, LONGEST) : undefined,
    made: made === true || undefined,
  }
}
