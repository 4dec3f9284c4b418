import { createHash } from 'node:crypto'
import { onFirstUse } from '../on-first-use.ts'
import { WORLD_TABLES, type World, type WorldTable } from '../world/world.ts'
import { LOCALE_NAMES, type Locale, localize } from './locales.ts'
import { type ServedBody, servedBody } from './served-body.ts'

/** The definition tables as files: a path names its content by hash, so that a changed table has a new path. */
export interface ManifestContent {
  readonly worldPaths: Readonly<Record<string, string>>
  readonly componentPaths: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By lower-case path; a file is written when it is first asked for. */
  readonly files: ReadonlyMap<string, () => ServedBody>
}

const ENCODINGS = ['br', 'gzip'] as const

/** A hash in the shape the platform's paths have. */
function contentId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

export function createManifestContent(world: World): ManifestContent {
  const files = new Map<string, () => ServedBody>()
  const add = (locale: Locale, name: string, id: string, write: () => string) => {
    const path = `/common/destiny2_content/json/${locale}/${name}-${id}.json`
    const file = onFirstUse(() => servedBody(write(), ENCODINGS))
    files.set(path.toLowerCase(), file)
    return path
  }
  const write = (table: WorldTable, locale: Locale) =>
    localize(Object.fromEntries(world.tables[table]), locale)
  // Another language follows from the English text alone, so its id can too: nothing is translated in advance.
  const ids = WORLD_TABLES.map((table) => [table, contentId(write(table, 'en'))] as const)

  const locales = LOCALE_NAMES.map((locale) => {
    const componentPaths = ids.map(([table, id]) => [
      table,
      add(locale, table, contentId(`${locale} ${id}`), () => write(table, locale)),
    ])
    const whole = () => `{${WORLD_TABLES.map((table) => `"${table}":${write(table, locale)}`).join(',')}}`
    const worldPath = add(locale, 'aggregate', contentId(`${locale} ${ids.join()}`), whole)
    return { locale, worldPath, componentPaths: Object.fromEntries(componentPaths) }
  })
  return {
    worldPaths: Object.fromEntries(locales.map(({ locale, worldPath }) => [locale, worldPath])),
    componentPaths: Object.fromEntries(locales.map(({ locale, componentPaths }) => [locale, componentPaths])),
    files,
  }
}
