import { createThreadPool } from '../async/thread-pool.ts'

/**
 * Threads that draw pictures anybody may ask for: two at a time, with a lower priority than the thread that answers
 * everybody. So many wait for each that the last of them has its picture within a second; more are refused with a 503.
 */
const AT_ONCE = 2
const MOST_WAITING = 48
const TASK_LIMIT_MS = 5_000

export interface PictureThreadsOptions {
  readonly thread: URL
  readonly fonts: readonly string[]
  readonly onLost?: (reason: string) => void
}

/** `kind` names what the thread draws, `key` the picture. */
export type DrawInThread = (kind: string, key: string, input: object) => Promise<Buffer>

export function createPictureThreads({ thread, fonts, onLost }: PictureThreadsOptions) {
  const pool = createThreadPool({
    thread,
    size: AT_ONCE,
    workerData: { fonts },
    taskLimitMs: TASK_LIMIT_MS,
    mostWaiting: MOST_WAITING,
    ...(onLost ? { onLost } : {}),
  })
  const draw: DrawInThread = async (kind, key, input) => {
    // Only our own thread answers here, with bytes.
    const bytes = (await pool.run(key, { kind, input })) as Uint8Array<ArrayBuffer>
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  return { draw, stop: () => pool.stop() }
}
