import { platformFailure } from '../http/failures.ts'
import { at, object, text, words } from '../wire/read.ts'
import { contentKey } from './index/index-files.ts'
import { ITEM_TABLE, TABLE_SHAPES, type TableShapes } from './index/table-shapes.ts'

const FALLBACK_LANGUAGE = 'en'
/** Codes name files, so nothing else passes. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z]{2,4})?$/

/** What the platform offers now: the paths of our tables in one language. */
export interface ManifestVersion {
  readonly version: string
  /** The language asked for, even where the platform only has the fallback. */
  readonly language: string
  readonly tables: Readonly<Record<string, string>>
  /** Made from the paths, because contents change without a new version number. */
  readonly contentKey: string
}

/** The languages the platform has definitions in, as it spells them. */
export const readLanguages = (answer: unknown): readonly string[] =>
  Object.keys(object(at(answer, 'jsonWorldComponentContentPaths'))).filter((code) => LANGUAGE.test(code))

export function readManifestVersion(
  answer: unknown,
  language: string,
  shapes: TableShapes = TABLE_SHAPES,
): ManifestVersion {
  const locales = at(answer, 'jsonWorldComponentContentPaths')
  const paths = at(locales, language) ?? at(locales, FALLBACK_LANGUAGE)
  const tables: Record<string, string> = {}
  for (const table of Object.keys(shapes)) {
    const path = words(at(paths, table))
    if (path !== undefined) tables[table] = path
  }
  if (tables[ITEM_TABLE] === undefined) throw platformFailure('malformed')
  return { version: text(at(answer, 'version')) ?? '', language, tables, contentKey: contentKey(tables) }
}
