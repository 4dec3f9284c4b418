import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitConcurrency } from '../../async/limit-concurrency.ts'
import { codeFingerprint } from '../../caches/code-fingerprint.ts'
import { pruneFolder, removeOlder } from '../../caches/prune-folder.ts'

/**
 * Encoded answers on the node's own disk, so that neither a restart nor many other players make a returning one wait
 * until theirs is made again. One file for each guardian and kind of answer, in a folder of the player's; a file says
 * what its answer was made from, and one that was made from anything else is not used. A lost or broken file costs
 * nothing but the making.
 */
const DISK_BYTES = 1024 * 1024 * 1024
const PRUNE_EVERY_BYTES = 64 * 1024 * 1024
const WRITES_AT_ONCE = 4
/** Who finds no room does not keep its answer. */
const MOST_WAITING = 200
const LINE_END = 10

export interface CachedResponse {
  readonly etag: string
  readonly brotli: Buffer
}

/** Which file it is. */
export interface AnswerPlace {
  readonly membershipId: string
  readonly membershipType: string
  /** Kind and language. */
  readonly name: string
}

export type CachedResponses = ReturnType<typeof createCachedResponses>

const digestOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('base64url')

export function createCachedResponses(root: string, diskBytes = DISK_BYTES) {
  const inTurn = limitConcurrency(WRITES_AT_ONCE, MOST_WAITING)
  const writing = new Map<string, Promise<void>>()
  let written = 0
  let pruning: Promise<void> | undefined

  const folderOf = (membershipId: string) => {
    const name = digestOf(membershipId)
    return join(root, name.slice(0, 2), name)
  }
  const fileOf = ({ membershipId, membershipType, name }: AnswerPlace) =>
    join(folderOf(membershipId), digestOf(`${membershipType} ${name}`).slice(0, 32))

  async function put(file: string, state: string, { etag, brotli }: CachedResponse) {
    const head = JSON.stringify({ state, etag, code: codeFingerprint(), digest: digestOf(brotli) })
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${head}\n`), brotli]), { mode: 0o600 })
    await rename(unfinished, file)
    written += brotli.length
    if (written < PRUNE_EVERY_BYTES) return
    written = 0
    pruning ??= pruneFolder(root, diskBytes).finally(() => {
      pruning = undefined
    })
    await pruning
  }

  return {
    /** Undefined where there is none that was made from just this. */
    async read(place: AnswerPlace, state: string): Promise<CachedResponse | undefined> {
      const bytes = await readFile(fileOf(place)).catch(() => undefined)
      return bytes && answerIn(bytes, state)
    },

    /** Nobody waits for it, and a disk that does not take it costs the next start some work. */
    write(place: AnswerPlace, state: string, answer: CachedResponse): void {
      const file = fileOf(place)
      const before = writing.get(file) ?? Promise.resolve()
      const running = before
        .then(() => inTurn(() => put(file, state, answer)))
        .catch(() => {})
        .finally(() => {
          if (writing.get(file) === running) writing.delete(file)
        })
      writing.set(file, running)
    },

    async drop(membershipId: string) {
      const folder = folderOf(membershipId)
      await Promise.all([...writing].filter(([file]) => file.startsWith(folder)).map(([, write]) => write))
      await rm(folder, { recursive: true, force: true })
    },

    /**
     * Answers written before that time. A player who still comes has newer ones: whenever the copy of the profile changes,
     * its answers are written anew.
     */
    async purge(before: number): Promise<void> {
      // Without a folder nothing was kept yet.
      await removeOlder(root, before).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },

    async settle() {
      await Promise.all(writing.values())
    },
  }
}

function answerIn(bytes: Buffer, state: string): CachedResponse | undefined {
  const end = bytes.indexOf(LINE_END)
  const brotli = bytes.subarray(end + 1)
  try {
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Record<string, string>
    const fits = head.state === state && head.code === codeFingerprint() && head.digest === digestOf(brotli)
    return fits && head.etag ? { etag: head.etag, brotli } : undefined
  } catch {
    return undefined
  }
}
