import { Definitions } from './definitions.ts'
import { IndexFiles } from './index/index-files.ts'
import { lookUpIn, type ManifestLookups } from './manifest-lookups.ts'

export interface OpenDefinitions extends ManifestLookups {
  readonly definitions: Definitions
  readonly status: Definitions['index']['status']
  close(): void
}

/** A version that another thread has put on disk, for reading alone; undefined where it is no longer there. */
export function openDefinitions(
  dataDir: string,
  language: string,
  contentKey: string,
): OpenDefinitions | undefined {
  const index = new IndexFiles(dataDir, language).find(contentKey)
  if (!index) return undefined
  const definitions = new Definitions(index)
  return {
    ...lookUpIn(() => definitions),
    definitions,
    status: index.status,
    close: () => index.close(),
  }
}
