/// <reference types="node" />
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
/** What decides the form in which an answer is kept: the messages, how they are read, and the items that they hold. */
const SOURCES = [
  'contract/src/**/*.ts',
  'game/src/items.ts',
  'game/src/guardian.ts',
  'game/src/inventory/**/*.ts',
  'web/src/data/**/*.ts',
]

/**
 * The version of the form in which answers are kept on a player's device. It changes with every change of the sources
 * above: one too many costs the next visit an answer from the server, one too few would show a screen what it misreads.
 */
export function answerShape(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  if (files.length === 0) throw new Error('The sources of the messages were not found')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
  return hash.digest('base64url').slice(0, 12)
}
