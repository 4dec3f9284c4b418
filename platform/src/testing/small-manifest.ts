import { join } from 'node:path'
import { Definitions } from '../manifest/definitions.ts'
import { DefinitionIndex } from '../manifest/index/definition-index.ts'
import { IndexWriter } from '../manifest/index/index-writer.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Tables = Readonly<Record<string, Readonly<Record<number, object>>>>

/** Definitions made of a few tables, by way of the same index the product uses. */
export function definitionsOf(tables: Tables): Definitions {
  const file = join(temporaryFolder(), 'test.sqlite')
  const writer = new IndexWriter(file)
  for (const [name, table] of Object.entries(tables)) {
    const into = writer.table(name)
    into.push(new TextEncoder().encode(JSON.stringify(table)))
    into.end()
  }
  writer.finish({ version: 'test', language: 'en', contentKey: 'test', loadedAt: '2026-01-01T00:00:00Z' })
  return new Definitions(new DefinitionIndex(file))
}
