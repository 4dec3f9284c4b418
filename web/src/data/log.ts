/** What failed, for the player to copy and for us to read: codes only, never tokens, queries or names. */
export interface LogLine {
  readonly at: string
  readonly code: string
  readonly note: string
}

const LIMIT = 50
const lines: LogLine[] = []

export function logFailure(code: string, note = ''): void {
  lines.push({ at: new Date().toISOString(), code, note })
  if (lines.length > LIMIT) lines.shift()
  // biome-ignore lint/suspicious/noConsole: the one place that speaks to the console
  console.warn(`[ai-vault] ${code} ${note}`.trimEnd())
}

export const readLog = (): readonly LogLine[] => [...lines]
