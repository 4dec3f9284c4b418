import { createHash } from 'node:crypto'
import { WORLD_TABLES, type World } from '../world/world.ts'
import { LOCALE_NAMES, type Locale, localize } from './locales.ts'
import { type ServedBody, servedBody } from './served-body.ts'

/** The definition tables as files: a path names its content by hash, so that a changed table has a new path. */
export interface ManifestContent {
  readonly worldPaths: Readonly<Record<string, string>>
  readonly componentPaths: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By lower-case path. */
  readonly files: ReadonlyMap<string, ServedBody>
}

const ENCODINGS = ['br', 'gzip'] as const

/** A hash in the shape the platform's paths have. */
function contentId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

function addLocale(files: Map<string, ServedBody>, world: World, locale: Locale) {
  const add = (name: string, text: string) => {
    const path = `/common/destiny2_content/json/${locale}/${name}-${contentId(text)}.json`
    files.set(path.toLowerCase(), servedBody(text, ENCODINGS))
    return path
  }
  const texts = WORLD_TABLES.map(
    (table) => [table, localize(Object.fromEntries(world.tables[table]), locale)] as const,
  )
  const componentPaths = Object.fromEntries(texts.map(([table, text]) => [table, add(table, text)]))
  const whole = `{${texts.map(([table, text]) => `"${table}":${text}`).join(',')}}`
  return { componentPaths, worldPath: add('aggregate', whole) }
}

export function createManifestContent(world: World): ManifestContent {
  const files = new Map<string, ServedBody>()
  const locales = LOCALE_NAMES.map((locale) => [locale, addLocale(files, world, locale)] as const)
  return {
    worldPaths: Object.fromEntries(locales.map(([locale, { worldPath }]) => [locale, worldPath])),
    componentPaths: Object.fromEntries(
      locales.map(([locale, { componentPaths }]) => [locale, componentPaths]),
    ),
    files,
  }
}
