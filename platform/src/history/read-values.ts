import { at, entries, number } from '../wire/read.ts'

/** The platform wraps each figure as {statId, basic: {value, displayValue}}; the basic values by stat id. */
export function basicValues(values: unknown): Readonly<Record<string, number>> {
  const read: Record<string, number> = {}
  for (const [statId, value] of entries(values)) {
    const basic = number(at(value, 'basic', 'value'))
    if (basic !== undefined) read[statId] = basic
  }
  return read
}
