import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pruneFolder } from './prune-folder.ts'

const PRUNE_EVERY = 500

export type DiskCache = ReturnType<typeof createDiskCache>

/** Bytes by name in a folder of bounded size. A disk that does not take them costs the next reader the making. */
export function createDiskCache(folder: string, limitBytes: number) {
  let written = 0
  const fileOf = (name: string) => {
    const digest = createHash('sha256').update(name).digest('hex')
    return join(folder, digest.slice(0, 2), digest)
  }

  async function put(file: string, bytes: Buffer) {
    await mkdir(dirname(file), { recursive: true })
    // Renamed when it is whole: a reader never sees half of it.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
    written++
    if (written % PRUNE_EVERY === 0) await pruneFolder(folder, limitBytes)
  }

  return {
    read: (name: string): Promise<Buffer | undefined> => readFile(fileOf(name)).catch(() => undefined),
    write: (name: string, bytes: Buffer): Promise<void> => put(fileOf(name), bytes).catch(() => {}),
  }
}
