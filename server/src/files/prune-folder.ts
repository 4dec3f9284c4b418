import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the files written longest ago until a fifth of the space is free again. */
export async function pruneFolder(folder: string, limitBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another removal may have been faster.
      return { path, stats: await stat(path).catch(() => undefined) }
    }),
  )
  const files = found.flatMap(({ path, stats }) =>
    stats?.isFile() ? [{ path, size: stats.size, at: stats.mtimeMs }] : [],
  )
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= limitBytes) return
  for (const { path, size } of files.sort((one, other) => one.at - other.at)) {
    if (total <= limitBytes * 0.8) return
    await rm(path, { force: true })
    total -= size
  }
}
