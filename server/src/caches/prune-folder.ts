import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** All files in a folder and in those below it. */
async function filesIn(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another removal may have been faster.
      return { path, stats: await stat(path).catch(() => undefined) }
    }),
  )
  return found.flatMap(({ path, stats }) =>
    stats?.isFile() ? [{ path, size: stats.size, at: stats.mtimeMs }] : [],
  )
}

/** Removes the files written longest ago until a fifth of the space is free again. */
export async function pruneFolder(folder: string, limitBytes: number): Promise<void> {
  const files = await filesIn(folder)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= limitBytes) return
  for (const { path, size } of files.sort((one, other) => one.at - other.at)) {
    if (total <= limitBytes * 0.8) return
    await rm(path, { force: true })
    total -= size
  }
}

/** Removes the files written before that time, and the folders below this one that are empty then. */
export async function removeOlder(folder: string, before: number): Promise<void> {
  const old = (await filesIn(folder)).filter(({ at }) => at < before)
  for (const { path } of old) await rm(path, { force: true })
  for (const emptied of new Set(old.map(({ path }) => dirname(path)))) {
    // One that holds newer files is not removed.
    if (emptied !== folder) await rmdir(emptied).catch(() => {})
  }
}
