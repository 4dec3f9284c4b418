import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, writeCsv } from './csv.ts'

/** Reads what we write, as RFC 4180 has it. */
function readCsv(file: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)
  for (const [, quoted, plain, end] of cells) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

describe('a table for spreadsheets', () => {
  it('begins with the mark by which Excel knows UTF-8, and ends every line as Excel does', () => {
    const file = writeCsv([
      ['Name', 'Power'],
      ['Épitaphe, 夜', 500],
    ])
    expect([...new TextEncoder().encode(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(file.slice(1)).toBe('Name,Power\r\n"Épitaphe, 夜",500\r\n')
  })

  it('lets no text become a formula, and leaves numbers numbers', () => {
    expect(csvCell('=HYPERLINK("evil")')).toBe('"\'=HYPERLINK(""evil"")"')
    expect(csvCell('@SUM(A1)')).toBe("'@SUM(A1)")
    expect(csvCell('  =1+1')).toBe("'  =1+1")
    expect(csvCell('＝1+1')).toBe("'＝1+1")
    expect(csvCell('\n=1')).toBe('"\'\n=1"')
    expect(csvCell(-5)).toBe('-5')
  })

  it('keeps together what another country’s separator would part', () => {
    expect(csvCell('Frenzy; Firefly')).toBe('"Frenzy; Firefly"')
  })

  it('can be read back cell by cell, whatever stands in it', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@",;\r\n\t a]*$/))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
        const read = readCsv(writeCsv(rows).slice(1))
        expect(read.map((cells) => cells.length)).toEqual(rows.map(() => 2))
        for (const [at, cells] of rows.entries()) {
          for (const [column, written] of cells.entries()) {
            const cell = read[at]?.[column] ?? ''
            expect([written, `'${written}`, `"${written}"`]).toContain(cell)
            expect(/^\s*[=+\-@]/.test(cell)).toBe(false)
          }
        }
      }),
    )
  })
})
