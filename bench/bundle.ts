/**
 * How much JavaScript the browser loads, read from web/dist (run `vite build` in web first). The first load is everything
 * that a visitor's browser fetches to show the command center and make its first calls: the entry, the hub's chunk, and
 * the schemas of those calls. A screen's price is what it adds to that.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const FIRST_LOAD_BUDGET = 150_000
const SCREEN_BUDGET = 60_000
const FIRST_LOAD_CHUNKS = ['shell', 'HubScreen', 'status', 'briefing']

const dist = new URL('../web/dist/', import.meta.url)
const assets = new URL('assets/', dist)
const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
const source = (file: string) => readFileSync(new URL(file, assets), 'utf8')

/** `HubScreen-DzpbWvTe.js` is the chunk HubScreen; the hash is always 8 characters. */
const nameOf = (file: string) => file.slice(0, -'-12345678.js'.length)

function staticImports(file: string): string[] {
  const found = source(file).matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'()]*?["']\.\/([^"']+\.js)["']/g)
  return [...found].map(([, path]) => path ?? '').filter((path) => files.includes(path))
}

function closure(roots: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of staticImports(file)) visit(next)
  }
  for (const root of roots) visit(root)
  return seen
}

const sizeOf = (file: string) => {
  const bytes = readFileSync(new URL(file, assets))
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 6 }).length }
}

function total(chunks: Iterable<string>) {
  let [raw, gzip] = [0, 0]
  for (const size of [...chunks].map(sizeOf)) {
    raw += size.raw
    gzip += size.gzip
  }
  return { raw, gzip }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
let over = 0

function print(what: string, { raw, gzip }: { raw: number; gzip: number }, budget?: number) {
  const verdict = budget === undefined ? '' : gzip <= budget ? 'within' : 'OVER'
  if (verdict === 'OVER') over++
  console.log(`${what.padEnd(34)}${kB(raw)}${kB(gzip)}${budget ? kB(budget) : ''.padStart(10)}  ${verdict}`)
}

const html = readFileSync(new URL('index.html', dist), 'utf8')
const entry = [...html.matchAll(/src="\/assets\/([^"]+\.js)/g)].map(([, file]) => file ?? '')
const start = closure(entry)
const firstLoad = closure([...entry, ...files.filter((file) => FIRST_LOAD_CHUNKS.includes(nameOf(file)))])

console.log(`${'JavaScript'.padEnd(34)}${'raw'.padStart(10)}${'gzip'.padStart(10)}${'budget'.padStart(10)}`)
print('before the first paint: entry', total(start))
print('first load of / as a visitor', total(firstLoad), FIRST_LOAD_BUDGET)
for (const file of files.filter((name) => /Screen-|Palette-|KeyboardHelp-/.test(name))) {
  if (firstLoad.has(file)) continue
  const added = [...closure([file])].filter((chunk) => !firstLoad.has(chunk))
  print(`+ ${nameOf(file)}`, total(added), SCREEN_BUDGET)
}
if (files.some((file) => nameOf(file) === 'DesignScreen')) {
  over++
  console.log('The design page is part of this build; the product must not hold it.')
}
process.exitCode = over > 0 ? 1 : 0
