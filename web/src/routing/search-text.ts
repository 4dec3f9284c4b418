export type Search = Readonly<Record<string, unknown>>

/** Ids and hashes are names, and some have more digits than a number can hold: they stay text, here and in the address. */
const NAME_OF_DIGITS = /^-?\d+$/

function readValue(text: string): unknown {
  if (NAME_OF_DIGITS.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' ? text : value
  } catch {
    return text
  }
}

/** Text stays as it is, unless reading it would make something else of it. */
function textOf(value: unknown): string {
  if (typeof value === 'string' && readValue(value) === value) return value
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** `?q=is:arc&made=true` as values. */
export const readSearch = (text: string): Search =>
  Object.fromEntries([...new URLSearchParams(text)].map(([key, value]) => [key, readValue(value)]))

/** The other way, with the question mark; what is undefined is left out. */
export function searchText(search: object): string {
  const entries = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, textOf(value)])
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
