import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DefinitionIndex } from './definition-index.ts'

/**
 * Names and life of index files: `<language>-<content key>.sqlite` in one folder. A file with such a name is
 * complete, because it is built under a name of its own and renamed when it is on the disk. Two processes that
 * build the same version at the same time both succeed; the later rename wins with equal contents.
 */
const SUFFIX = '.sqlite'
const BUILDING = '.building'
/** What a process that died left behind is removed after this time. */
const ABANDONED_AFTER_MS = 60 * 60_000
/** To be raised with every change of what is kept: older files then count as another version. */
const INDEX_FORMAT = 6

export function contentKey(paths: Readonly<Record<string, string>>): string {
  const text = JSON.stringify([INDEX_FORMAT, Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))])
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

/** Which languages have a complete file whose name begins so. */
export function languagesOnDisk(dataDir: string, prefix: string): readonly string[] {
  const name = new RegExp(`^${prefix}([a-z-]+)-[0-9a-f]{24}\\${SUFFIX}$`)
  return [...new Set(namesIn(join(dataDir, 'manifest')).flatMap((file) => name.exec(file)?.[1] ?? []))]
}

export class IndexFiles {
  readonly #folder: string
  readonly #language: string

  constructor(dataDir: string, language: string) {
    this.#folder = join(dataDir, 'manifest')
    this.#language = language
  }

  /** A file to build in, which no other process knows. */
  begin(): string {
    mkdirSync(this.#folder, { recursive: true })
    return join(this.#folder, `${this.#language}-${process.pid}-${randomUUID()}${BUILDING}`)
  }

  /** The index of these contents, if this or another process has built it already. */
  find(key: string): DefinitionIndex | undefined {
    return this.#complete().includes(this.#fileOf(key)) ? openIndex(this.#fileOf(key)) : undefined
  }

  publish(built: string, key: string): DefinitionIndex {
    const file = this.#fileOf(key)
    syncToDisk(built)
    renameSync(built, file)
    syncToDisk(this.#folder)
    return new DefinitionIndex(file)
  }

  discard(built: string): void {
    remove(built)
  }

  /** The newest complete index on disk, if any. */
  newest(): DefinitionIndex | undefined {
    for (const file of this.#complete().toSorted((a, b) => modifiedAt(b) - modifiedAt(a))) {
      const index = openIndex(file)
      if (index) return index
    }
    return undefined
  }

  /** Removes this language's other versions and what dead builds left. */
  removeAllBut(key: string): void {
    const others = this.#complete().filter((file) => file !== this.#fileOf(key))
    const abandoned = this.#list(BUILDING).filter(
      (file) => Date.now() - modifiedAt(file) > ABANDONED_AFTER_MS,
    )
    for (const file of [...others, ...abandoned]) remove(file)
  }

  #fileOf(key: string): string {
    return join(this.#folder, `${this.#language}-${key}${SUFFIX}`)
  }

  #complete(): string[] {
    const name = new RegExp(`^${this.#language}-[0-9a-f]{24}\\${SUFFIX}$`)
    return this.#list(SUFFIX).filter((file) => name.test(file.slice(this.#folder.length + 1)))
  }

  #list(suffix: string): string[] {
    return namesIn(this.#folder)
      .filter((name) => name.endsWith(suffix))
      .map((name) => join(this.#folder, name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Where another process still reads a file the system may refuse; the next version tries again. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    return
  }
}

/** A file that cannot be read is removed, and built again when it is needed. */
function openIndex(file: string): DefinitionIndex | undefined {
  try {
    return new DefinitionIndex(file)
  } catch {
    remove(file)
    return undefined
  }
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
