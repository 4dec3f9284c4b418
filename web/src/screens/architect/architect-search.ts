/** What of the screen stands in the address: the activity by its focus, and the request's text. */
export interface ArchitectSearch {
  readonly activity?: string | undefined
  readonly prompt?: string | undefined
}

const LONGEST = 1_000

export function readArchitectSearch(raw: Record<string, unknown>): ArchitectSearch {
  const { activity, prompt } = raw
  return {
    activity: typeof activity === 'string' && /^[a-z_]{2,40}$/.test(activity) ? activity : undefined,
    prompt: prompt !== undefined && prompt !== '' ? String(prompt).slice(0, LONGEST) : undefined,
  }
}
