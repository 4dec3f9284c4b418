/**
 * How much JavaScript the browser loads, read from web/dist. The first load is everything that a visitor's browser fetches
 * to show the command center and make its first calls: the entry, the shell and the hub's chunk. A player's first load
 * adds the library of schemas and those of the first personal answers. A screen's price is what it adds to that; charts
 * and the map, which load inside a screen that stands already, are counted apart.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/**
 * In bytes after gzip. F-348 allows 150,000 for the first load and 60,000 for a screen; we want 130,000 for a visitor's
 * first load. Both budgets of a first load are what was reached, rounded up, so that nothing grows unseen. React and queries
 * alone are 80,000.
 */
/** What a visitor's first load may cost. */
export const FIRST_LOAD_BUDGET = 118_800
/** What a player's first load may cost: the visitor's and what the first personal answers need. */
export const PLAYER_LOAD_BUDGET = 132_600
/** What a screen may add to the player's first load: the specified number. */
export const SCREEN_BUDGET = 60_000

export interface Size {
  readonly raw: number
  readonly gzip: number
}
export interface Load extends Size {
  readonly name: string
  readonly files: ReadonlySet<string>
}

const FIRST_LOAD_CHUNKS = ['shell', 'HubScreen']
const PLAYER_LOAD_CHUNKS = [...FIRST_LOAD_CHUNKS, 'dashboard', 'session']
/** Chunks that open as a whole: screens, and what lies over all of them. */
const OPENED = /Screen-|Palette-|KeyboardHelp-/

const dist = new URL('../../web/dist/', import.meta.url)
const assets = new URL('assets/', dist)

/** `HubScreen-DzpbWvT.js` is the chunk HubScreen; the hash is always 7 characters (web/vite.config.ts). */
const nameOf = (file: string) => file.slice(0, -'-1234567.js'.length)

function sizeOf(file: string): Size {
  const bytes = readFileSync(new URL(file, assets))
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 6 }).length }
}

function load(name: string, files: ReadonlySet<string>): Load {
  const sizes = [...files].map(sizeOf)
  const sum = (pick: (size: Size) => number) => sizes.reduce((total, size) => total + pick(size), 0)
  return { name, files, raw: sum(({ raw }) => raw), gzip: sum(({ gzip }) => gzip) }
}

export function measureBundle() {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const staticImports = (file: string) => {
    const source = readFileSync(new URL(file, assets), 'utf8')
    const found = source.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'()]*?["']\.\/([^"']+\.js)["']/g)
    return [...found].map(([, path]) => path ?? '').filter((path) => files.includes(path))
  }
  /** These files and all that they import. */
  const closure = (roots: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const next of staticImports(file)) visit(next)
    }
    for (const root of roots) visit(root)
    return seen
  }
  const html = readFileSync(new URL('index.html', dist), 'utf8')
  const entry = [...html.matchAll(/src="\/assets\/([^"]+\.js)/g)].map(([, file]) => file ?? '')
  const opening = (chunks: readonly string[]) =>
    closure([...entry, ...files.filter((file) => chunks.includes(nameOf(file)))])
  const first = opening(FIRST_LOAD_CHUNKS)
  const player = opening(PLAYER_LOAD_CHUNKS)
  const screens = files
    .filter((file) => OPENED.test(file) && !first.has(file))
    .map((file) => load(nameOf(file), new Set([...closure([file])].filter((chunk) => !player.has(chunk)))))
  return {
    /** Before the first paint. */
    entry: load('entry', closure(entry)),
    firstLoad: load('first load of / as a visitor', first),
    playerLoad: load('first load of / as a player', player),
    screens,
  }
}
