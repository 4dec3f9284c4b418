/**
 * Tables for spreadsheets (RFC 4180). The byte-order mark in front tells Excel that names are in UTF-8; without it every
 * accent and every Japanese name is garbled. Destiny Item Manager and the other readers skip it.
 */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula: also behind blanks, and in the wide signs of Japanese keyboards. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

/** Separators of any country's spreadsheet, and blanks that a reader might cut off. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u

export type CsvValue = string | number

/** The first row is the head. */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvRow).join('')
}

/** For files that are written row by row, behind `writeCsv` of the head. */
export const csvRow = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * Quoted where it must be. A text that a spreadsheet would take for a formula gets an apostrophe in front, as names come
 * from elsewhere. An id of nineteen digits wears quotes of its own, because a spreadsheet would round the number; Destiny
 * Item Manager writes and reads it the same way.
 */
export function csvCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value)
  if (/^\d{16,}$/.test(value)) return `"""${value}"""`
  const safe = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
