// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * A script that runs from right to left mirrors the page only where the styles speak of start and end. Bevels, art and
 * gradients may name a corner; whatever places text may not.
 */
const PHYSICAL =
  /(?:^|[;{\s])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
const SHORTHAND = /(?:^|[;{\s])(?:margin|padding|inset|border-width)\s*:\s*([^;}]+)/

/** The values of a shorthand; what stands in parentheses is one value. */
function valuesOf(text: string): string[] {
  let flat = text
  while (/\([^()]*\)/.test(flat))
    flat = flat.replace(/\(([^()]*)\)/g, (_, inner) => `<${inner.replaceAll(' ', '')}>`)
  return flat.split(/\s+/).filter(Boolean)
}

/** A place that the program measured on the screen, or the bevel's own corner, is physical by nature. */
const MEASURED = /var\(--left\b|\/\* corner \*\//

function isPhysical(declaration: string): boolean {
  if (MEASURED.test(declaration)) return false
  if (PHYSICAL.test(declaration)) return true
  const [, right, , left] = valuesOf(SHORTHAND.exec(declaration)?.[1] ?? '')
  return left !== undefined && left !== right
}

const folder = join(import.meta.dirname, '..')
const sheets = globSync('**/*.css', { cwd: folder }).map(
  (sheet) => [sheet, readFileSync(join(folder, sheet), 'utf8')] as const,
)

describe('F-351 the styles', () => {
  it('know start and end, not left and right', () => {
    expect(sheets.length).toBeGreaterThan(40)
    const found = sheets.flatMap(([sheet, source]) =>
      source
        .split('\n')
        .flatMap((line, index) => (isPhysical(line) ? [`${sheet}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(sheets.some(([, source]) => source.includes('margin-inline-start'))).toBe(true)
    expect(found).toEqual([])
  })

  // The build knows browsers that do not know `:dir`, and puts a list of languages in its place, whatever the page says.
  it('ask the page for its direction by the attribute, which every browser knows', () => {
    expect(sheets.filter(([, source]) => source.includes(':dir(')).map(([sheet]) => sheet)).toEqual([])
  })

  it.each(['items/badges/RatingBadge.module.css', 'ui/controls/choices/SelectField.module.css'])(
    'lay the mark of %s on the other side',
    (name) => {
      const source = sheets.find(([sheet]) => sheet === name)?.[1]
      expect(source).toMatch(/\[dir="rtl"\] \.\w+ \{\s*background-position/)
    },
  )

  it.each([
    ['margin-left: 4px;', true],
    ['  right: 0;', true],
    ['text-align: left;', true],
    ['border-right-color: red;', true],
    ['padding: 1px 2px 3px 4px;', true],
    ['inset: auto calc(var(--a) + 1px) 0 0;', true],
    ['padding: 1px 2px 3px 2px;', false],
    ['inset: 0 calc(1px + 2px) 0 calc(1px + 2px);', false],
    ['margin-inline-start: auto;', false],
    ['--left: 4px;', false],
    ['inset: var(--top) auto auto var(--left, 0);', false],
  ])('%s: %s', (declaration, physical) => expect(isPhysical(declaration)).toBe(physical))
})
