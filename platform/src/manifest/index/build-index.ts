import type { Addresses } from '../../http/addresses.ts'
import { platformFailure } from '../../http/failures.ts'
import type { ManifestVersion } from '../manifest-version.ts'
import type { DefinitionIndex } from './definition-index.ts'
import { type DownloadSettings, downloadTable } from './download-table.ts'
import type { IndexFiles } from './index-files.ts'
import { IndexWriter } from './index-writer.ts'
import { TruncatedTableError } from './table-entries.ts'
import { ITEM_TABLE, type TableShapes } from './table-shapes.ts'

interface BuildSettings extends DownloadSettings {
  readonly addresses: Addresses
  readonly files: IndexFiles
  readonly now: () => number
  /** What to keep of each table; the whole index keeps more than a language's names. */
  readonly shapes?: TableShapes
}

/** Downloads the tables of a version into a new index file. Whatever goes wrong, no published file changes. */
export async function buildIndex(
  version: ManifestVersion,
  settings: BuildSettings,
): Promise<DefinitionIndex> {
  const { files } = settings
  const file = files.begin()
  const writer = new IndexWriter(file, settings.shapes)
  try {
    for (const [table, path] of Object.entries(version.tables)) {
      const entries = await fetchTable(table, path, writer, settings)
      if (table === ITEM_TABLE && entries === 0) throw platformFailure('malformed')
    }
    writer.finish({
      version: version.version,
      language: version.language,
      contentKey: version.contentKey,
      loadedAt: new Date(settings.now()).toISOString(),
    })
    return files.publish(file, version.contentKey)
  } catch (error) {
    writer.abandon()
    files.discard(file)
    if (error instanceof TruncatedTableError || error instanceof SyntaxError)
      throw platformFailure('malformed')
    throw error
  }
}

/** The content network has served stale 404s and cut files; the same path with a query gets past it. */
const ATTEMPTS = 3

async function fetchTable(
  table: string,
  path: string,
  writer: IndexWriter,
  settings: BuildSettings,
): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const url = new URL(settings.addresses.content(path))
    if (attempt > 1) url.searchParams.set('again', String(settings.now()))
    const into = writer.table(table)
    try {
      await downloadTable(url.href, settings, (chunk) => into.push(chunk))
      return into.end()
    } catch (error) {
      if (attempt === ATTEMPTS || settings.signal?.aborted) throw error
    }
  }
}
