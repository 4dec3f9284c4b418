import { type FileHandle, open } from 'node:fs/promises'

type SyncHandle = Pick<FileHandle, 'datasync' | 'stat' | 'close'>
export type OpenFile = (path: string) => Promise<SyncHandle>

/**
 * Waits for the disk off the main thread. A sync counts only for what was written before it began, so whoever comes
 * while one runs waits for the next, which is one for all of them.
 */
export function createSyncedFile(path: string, onSynced: (bytes: number) => void, openFile: OpenFile = open) {
  let handle: Promise<SyncHandle> | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function sync() {
    // Whatever kept it from being opened may be over at the next write.
    handle ??= openFile(path).catch((error) => {
      handle = undefined
      throw error
    })
    const file = await handle
    await file.datasync()
    onSynced((await file.stat()).size)
  }

  function synced(): Promise<void> {
    if (!running) {
      running = sync().finally(() => {
        running = undefined
      })
      return running
    }
    // The one that runs may fail for its own: this one begins all the same.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return synced()
      })
    return next
  }

  return {
    synced,
    async close() {
      await (next ?? running)?.catch(() => {})
      await (await handle?.catch(() => undefined))?.close()
    },
  }
}
