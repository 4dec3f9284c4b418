import { createHash } from 'node:crypto'
import { HISTORICAL_STATS } from '../../guardians/play/stats/stat-definitions.ts'
import { onFirstUse } from '../../on-first-use.ts'
import type { World } from '../../world/world.ts'
import { EMPTY_TABLES, WORLD_TABLES, type WorldTable } from '../../world/world-tables.ts'
import { type ServedBody, servedBody } from '../served-body.ts'
import { LOCALE_NAMES, type Locale, localize } from './locales.ts'
import { type DatabaseTable, worldDatabase } from './world-database.ts'

/** The definition tables as files: a path names its content by hash, so that a changed table has a new path. */
export interface ManifestContent {
  readonly worldPaths: Readonly<Record<string, string>>
  /** The databases for mobile clients. */
  readonly databasePaths: Readonly<Record<string, string>>
  readonly componentPaths: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By lower-case path; a file is written when it is first asked for. */
  readonly files: ReadonlyMap<string, () => ServedBody>
}

/** Keyed by the names of figures, where every other table is keyed by hashes. */
const HISTORY_TABLE = 'DestinyHistoricalStatsDefinition'
const SERVED_TABLES = [...WORLD_TABLES, ...EMPTY_TABLES, HISTORY_TABLE].sort()

const isFilled = (table: string): table is WorldTable => (WORLD_TABLES as readonly string[]).includes(table)

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
  const entriesOf = (table: string): readonly (readonly [key: string, definition: object])[] => {
    if (table === HISTORY_TABLE) return Object.entries(HISTORICAL_STATS)
    return isFilled(table) ? [...world.tables[table]].map(([hash, entry]) => [String(hash), entry]) : []
  }
  const write = (table: string, locale: Locale) => localize(Object.fromEntries(entriesOf(table)), locale)
  const addDatabase = (locale: Locale, id: string) => {
    const name = `world_sql_content_${id}.content`
    const path = `/common/destiny2_content/sqlite/${locale}/${name}`
    const rowsOf = (table: string): DatabaseTable['rows'] =>
      entriesOf(table).map(([key, entry]) => [key, localize(entry, locale)])
    const write = () =>
      worldDatabase(
        name,
        SERVED_TABLES.map((table) => ({
          name: table,
          keyedBy: table === HISTORY_TABLE ? 'name' : 'hash',
          rows: rowsOf(table),
        })),
      )
    files.set(
      path.toLowerCase(),
      onFirstUse(() => servedBody(write(), [])),
    )
    return path
  }
  // Another language follows from the English text alone, so its id can too: nothing is translated in advance.
  const ids = SERVED_TABLES.map((table) => [table, contentId(write(table, 'en'))] as const)

  const locales = LOCALE_NAMES.map((locale) => {
    const componentPaths = ids.map(([table, id]) => [
      table,
      add(locale, table, contentId(`${locale} ${id}`), () => write(table, locale)),
    ])
    const whole = () => `{${SERVED_TABLES.map((table) => `"${table}":${write(table, locale)}`).join(',')}}`
    const worldPath = add(locale, 'aggregate', contentId(`${locale} ${ids.join()}`), whole)
    const databasePath = addDatabase(locale, contentId(`${locale} ${ids.join()}`).replaceAll('-', ''))
    return { locale, worldPath, databasePath, componentPaths: Object.fromEntries(componentPaths) }
  })
  return {
    worldPaths: Object.fromEntries(locales.map(({ locale, worldPath }) => [locale, worldPath])),
    databasePaths: Object.fromEntries(locales.map(({ locale, databasePath }) => [locale, databasePath])),
    componentPaths: Object.fromEntries(locales.map(({ locale, componentPaths }) => [locale, componentPaths])),
    files,
  }
}
