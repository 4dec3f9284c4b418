/** Reading rows of data files; a row that is not what it should be stops the program at its start, with its file named. */

export function readRows<T>(rows: unknown, file: string, read: (cells: readonly unknown[]) => T): T[] {
  return row(rows).map((cells, place) => {
    try {
      return read(row(cells))
    } catch (cause) {
      throw new TypeError(`row ${place + 1} of ${file}`, { cause })
    }
  })
}

export function row(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError(`no list: ${JSON.stringify(value)}`)
}

export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  throw new TypeError(`no text: ${JSON.stringify(value)}`)
}

export function readNumber(value: unknown): number {
  if (typeof value === 'number') return value
  throw new TypeError(`no number: ${JSON.stringify(value)}`)
}

export function readPair(value: unknown): readonly [number, number] {
  const [pve, pvp] = row(value)
  return [readNumber(pve), readNumber(pvp)]
}

export function readRecord(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new TypeError(`${what}: no record`)
}

/** One of a list of words. */
export function readWord<T extends string>(value: unknown, words: readonly T[]): T {
  const found = words.find((word) => word === value)
  if (found !== undefined) return found
  throw new TypeError(`not among ${words.join(', ')}: ${JSON.stringify(value)}`)
}

/** Numbers by words of a list. */
export function readNumbers<T extends string>(
  value: unknown,
  words: readonly T[],
): Readonly<Partial<Record<T, number>>> {
  const entries = Object.entries(readRecord(value, 'numbers'))
  return Object.fromEntries(
    entries.map(([word, number]) => [readWord(word, words), readNumber(number)]),
  ) as Partial<Record<T, number>>
}
