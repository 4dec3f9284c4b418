import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import {
  type LearnedWorths,
  readLearned,
  writeLearned,
} from '@ai-vault/game/weapons/knowledge/learned-worths.ts'

/**
 * What was learned from the lists, kept on disk for the next start and for the threads. Its name is a digest of all that
 * it was learned from, and the same lists and definitions give the same worths, so nodes that name the same agree.
 */

export interface LearnedFile {
  readonly worths: LearnedWorths
  /** When it was learned here, in milliseconds. */
  readonly at: number
}

/** Raised where learning itself gives other worths for the same lists. */
const EDITION = 2

const ownRows = createHash('sha256')
  .update(JSON.stringify({ ...BASE_KNOWLEDGE, learned: writeLearned(BASE_KNOWLEDGE.learned) }))
  .digest('hex')

export const learnedNameOf = (listDigests: readonly string[], contentKey: string): string =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, ownRows, contentKey, listDigests]))
    .digest('hex')
    .slice(0, 16)

const pathOf = (folder: string, name: string) => join(folder, `learned-${name}.json`)

/** Undefined where it is not there, or is not what we wrote. */
export async function readLearnedFile(folder: string, name: string): Promise<LearnedFile | undefined> {
  const path = pathOf(folder, name)
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { worths: readLearned(JSON.parse(text)), at: mtimeMs }
  } catch {
    return undefined
  }
}

/** Takes the place of what was learned before. */
export async function writeLearnedFile(folder: string, name: string, learned: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = pathOf(folder, name)
  await writeFile(`${path}.new`, learned)
  await rename(`${path}.new`, path)
  const older = (await readdir(folder)).filter(
    (file) => /^learned-[0-9a-f]+\.json$/.test(file) && join(folder, file) !== path,
  )
  await Promise.all(older.map((file) => rm(join(folder, file), { force: true })))
}
