// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Firefox blends other colours than those of sRGB in many steps, and thereby loses stripes as thin as ours. */
const unblended = (source: string) =>
  (source.match(/repeating-\w+-gradient\([^,]*/g) ?? []).filter((start) => !start.endsWith(' in srgb'))

/** A keyword for the whole property among values makes the declaration void, and the text takes its parent's face. */
const voided = (source: string) =>
  source.match(
    /:[^;{}]*[^\s:;{}]\s+(inherit|initial|unset)(?![-\w])[^;{}]*;|:\s*(inherit|initial|unset)\s+[^;{}!]+;/g,
  ) ?? []

/** A head that is not there at all leaves every other head over the column beside its own, for those who listen. */
const headless = (source: string) => source.match(/thead[^{}]*\{[^{}]*display:\s*none[^{}]*\}/g) ?? []

/** What a style prints from an attribute that the page says already is printed for the eye alone. */
const spokenTwice = (source: string) =>
  (source.match(/\{[^{}]*content:\s*attr\(data-head\)[^{}]*\}/g) ?? []).filter(
    (rule) => !/content:\s*attr\(data-head\)\s*\/\s*""/.test(rule),
  )

const folder = join(import.meta.dirname, '..')
const sheets = globSync('**/*.css', { cwd: folder }).map(
  (sheet) => [sheet, readFileSync(join(folder, sheet), 'utf8')] as const,
)
const found = (look: (source: string) => readonly string[]) =>
  sheets.flatMap(([sheet, source]) => look(source).map((text) => `${sheet}: ${text}`))

describe('the styles, in every browser', () => {
  it('blend repeated stripes in sRGB', () => {
    expect(sheets.some(([, source]) => source.includes('repeating-linear-gradient('))).toBe(true)
    expect(found(unblended)).toEqual([])
  })

  it('have no declaration that is void', () => expect(found(voided)).toEqual([]))

  it('hide no head of a table from those who listen, and print none for them twice', () => {
    expect(sheets.some(([, source]) => source.includes('attr(data-head)'))).toBe(true)
    expect(found(headless)).toEqual([])
    expect(found(spokenTwice)).toEqual([])
  })

  it.each([
    ['repeating-linear-gradient(90deg, red 0 1px, transparent 1px 5px)', 1],
    ['repeating-linear-gradient(90deg in srgb, red 0 1px, transparent 1px 5px)', 0],
  ])('%s: %i', (source, count) => expect(unblended(source)).toHaveLength(count))

  it.each([
    ['font: 600 1rem / inherit serif;', 1],
    ['border: inherit solid;', 1],
    ['font: inherit;', 0],
    ['color: inherit !important;', 0],
  ])('%s: %i', (source, count) => expect(voided(source)).toHaveLength(count))
})
