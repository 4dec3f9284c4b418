export interface ShareSearch {
  /** One of its earlier versions; without it the newest is shown. */
  readonly version?: number | undefined
}

export function readShareSearch({ version }: Record<string, unknown>): ShareSearch {
  const number = Number(version)
  return Number.isInteger(number) && number > 0 && number < 10_000 ? { version: number } : {}
}
