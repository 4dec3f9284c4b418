// `npm run behaviours [-- F-041 ...]`: which test proves which behaviour, by the numbers in the names of the tests. Fails
// on a number that docs/behaviours.md does not know, and on a test with more numbers than one test can prove; `--check`
// says that alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'

const ROOMS = ['game', 'contract', 'sentinel', 'platform', 'sandbox', 'server', 'web', 'e2e']
const MOST_NUMBERS = 4

/** Number and title of every behaviour. */
function readKnown() {
  const list = readFileSync(join(root, 'docs', 'behaviours.md'), 'utf8')
  return new Map([...list.matchAll(/^- (F-\d+) (.+)$/gm)].map(([, number, title]) => [number, title]))
}

function testFiles() {
  return ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .map((file) => join(room, file))
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !/\b(node_modules|dist)\b/.test(file)),
  ).sort()
}

const COMMENT_OR_TEXT =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g

/** Texts of a test file that name behaviours: names of tests and suites, and rows of a table that becomes names. */
function claimsIn(file) {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(COMMENT_OR_TEXT)].flatMap(({ 1: single, 2: double, 3: template, index }) => {
    const text = single ?? double ?? template
    const numbers = [...new Set(text?.match(/\bF-\d+/g))]
    const line = source.slice(0, index).split('\n').length
    return numbers.length > 0 ? [{ numbers, text, place: `${file}:${line}` }] : []
  })
}

const known = readKnown()
const claims = testFiles().flatMap(claimsIn)

const wrong = claims.flatMap(({ numbers, place }) => [
  ...numbers.filter((number) => !known.has(number)).map((number) => `${place}: there is no ${number}`),
  ...(numbers.length > MOST_NUMBERS ? [`${place}: ${numbers.length} numbers in one name`] : []),
])

function print(wanted) {
  for (const [number, title] of known) {
    if (wanted.length > 0 && !wanted.includes(number)) continue
    const proofs = claims.filter(({ numbers }) => numbers.includes(number))
    console.log(`${number} ${title}${proofs.length === 0 ? ': no test' : ''}`)
    for (const { place, text } of proofs) console.log(`  ${place}  ${text}`)
  }
  const proven = [...known.keys()].filter((number) => claims.some(({ numbers }) => numbers.includes(number)))
  console.log(`${proven.length} of ${known.size} behaviours have a test`)
}

const [first, ...others] = process.argv.slice(2)
if (first !== '--check') print(first ? [first, ...others] : [])
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 || known.size === 0 || claims.length === 0 ? 1 : 0
