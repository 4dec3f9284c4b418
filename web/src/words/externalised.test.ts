// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { counted, dateFormat } from './formats.ts'

/** The rooms whose words stand in catalogues. */
const ROOMS = ['app', 'chat', 'connect', 'data', 'items', 'loading', 'reports', 'screens', 'sharing', 'ui']
/** Props that speak to a reader or a listener. */
const SPEAKING =
  /^(aria-label|aria-valuetext|title|label|lead|note|hint|about|contents|ask|placeholder|alt|text|head|caption|word)$/
/** Props and calls whose words are for the machine. */
const SILENT =
  /^(className|viewBox|preserveAspectRatio|rel|d|transform|style|glyph|key|id|href|to|tone|type|role)$/
const LETTERS = /\p{L}{2,}/u
/** Two words of prose; paths, keys and class names have no spaces between small words. */
const PROSE = /\p{L}{2,} \p{Ll}{2,}/u

/** For the machine: searches, and values of a request (F-135) whose names for the player stand in a catalogue. */
const LITERALS = [
  '(is:godroll or is:excellent)',
  'is:dismantle tag:none',
  'Any input',
  'Boss damage',
  'Mouse and keyboard',
]
/** What stands in these is not what a prop says: arguments, comparisons, keys, other elements. */
const OF_THEIR_OWN =
  /^(CallExpression|NewExpression|BinaryExpression|MemberExpression|ArrowFunctionExpression|JSXElement)$/

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const textOf = (node: Node): string => {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

/** Every text in a file that a person would read. */
function spokenIn(node: unknown, prop = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => spokenIn(each, prop))
  if (!isNode(node)) return []
  if (['ImportDeclaration', 'TSLiteralType', 'ThrowStatement'].includes(node.type)) return []
  // What a failure is called in the log; players are told in the words of its kind.
  if (node.type === 'NewExpression' && (node.callee as { name?: string }).name === 'Error') return []
  if (node.type === 'JSXAttribute') {
    const name = String((node.name as { name: string }).name)
    return SILENT.test(name) ? [] : spokenIn(node.value, name)
  }
  if (node.type === 'Property' && (node.key as Node).type === 'Identifier') {
    const name = String((node.key as { name?: unknown }).name)
    return spokenIn(node.value, SPEAKING.test(name) ? name : prop)
  }
  const text = textOf(node).trim()
  const isSpoken = node.type === 'JSXText' || SPEAKING.test(prop) ? LETTERS.test(text) : PROSE.test(text)
  const within = OF_THEIR_OWN.test(node.type) ? '' : prop
  const inside = Object.entries(node).flatMap(([field, value]) =>
    spokenIn(value, node.type === 'JSXElement' && field === 'children' ? 'text' : within),
  )
  return isSpoken && !LITERALS.includes(text) ? [text, ...inside] : inside
}

const folder = join(import.meta.dirname, '..')
const files = ROOMS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: folder }))
  .filter((file) => !/\.test\.tsx?$|[\\/]words[\\/]|[\\/](?:[a-z]+-)?words\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)

const spoken = (file: string, source: string) =>
  spokenIn(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)

describe('F-351 the words of the app', () => {
  it('F-351 stand in catalogues: no component, prop or sentence has a text of its own', () => {
    expect(files.length).toBeGreaterThan(400)
    const left = files.flatMap(([file, source]) => spoken(file, source).map((text) => `${file}: ${text}`))
    expect(left).toEqual([])
  })

  it.each([
    ['<p>Signal lost</p>', ['Signal lost']],
    ['<p aria-label="Close" className="big red" />', ['Close']],
    ['<p>{open ? "The vault is open" : words.open}</p>', ['The vault is open']],
    ['<p title={open ? "Close" : words.open}>{open ? "Yes" : name("no")}</p>', ['Close', 'Yes']],
    ['<p>{words.count} · {`\u0024{n} of them`}</p>', ['…of them']],
    ['[{ id: "all", label: "Everything" }]', ['Everything']],
    ['<path d="M0 0 l 1" className={`a \u0024{b}`} />', []],
  ])('F-351 would see it in %s', (source, found) => {
    expect(spoken('x.tsx', `const x = ${source}`).map((text) => text.replace('… ', '…'))).toEqual(found)
  })

  it('F-351 plurals and dates follow the language of the words', () => {
    expect([0, 1, 2, 1204].map((count) => counted(count, { one: 'weapon', other: 'weapons' }))).toEqual([
      '0 weapons',
      '1 weapon',
      '2 weapons',
      '1,204 weapons',
    ])
    expect(dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 5, 9))).toBe(
      'Jun 9',
    )
    expect(
      dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
        Date.UTC(2026, 5, 9, 18, 42),
      ),
    ).toBe('18:42')
  })
})
