import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitConcurrency } from '../async/limit-concurrency.ts'
import { pruneFolder } from '../files/prune-folder.ts'
import { timeUntil } from '../frame/age.ts'
import { createByteLru } from '../guardians/byte-lru.ts'
import { readAtMost } from '../http/read-at-most.ts'
import type { IconAddress } from './icon-path.ts'

const DISK_BYTES = 512 * 1024 * 1024
const MEMORY_BYTES = 8 * 1024 * 1024
const MISSING_MS = 60_000
const PRUNE_EVERY = 500
/** Under way to the platform at a time, whoever asks. */
const AT_ONCE = 12
/** A full vault of pictures; whoever comes after that asks again a little later. */
const MOST_WAITING = 2_000

export interface IconCacheDeps {
  readonly folder: string
  readonly origin: string
  readonly now: () => number
  readonly diskBytes?: number
  readonly mostWaiting?: number
  readonly fetch?: (origin: string, address: IconAddress) => Promise<FetchedIcon>
}

export type IconCache = ReturnType<typeof createIconCache>

/** The platform's pictures on our own disk, so that no browser has to talk to the platform. */
export function createIconCache(deps: IconCacheDeps) {
  const { folder, origin, now, diskBytes, fetch = fetchIcon } = deps
  const inTurn = limitConcurrency(AT_ONCE, deps.mostWaiting ?? MOST_WAITING)
  const memory = createByteLru<Buffer>(MEMORY_BYTES)
  const missing = createByteLru<number>(10_000)
  const fetching = new Map<string, Promise<Buffer | undefined>>()
  let written = 0

  const fileOf = ({ path, extension }: IconAddress) => {
    const name = createHash('sha256').update(`${origin}${path}`).digest('hex')
    return join(folder, name.slice(0, 2), `${name}.${extension}`)
  }

  async function keep(file: string, bytes: Buffer) {
    await mkdir(join(file, '..'), { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
    written++
    if (written % PRUNE_EVERY === 0) await pruneFolder(folder, diskBytes ?? DISK_BYTES)
  }

  async function bring(address: IconAddress): Promise<Buffer | undefined> {
    const file = fileOf(address)
    const onDisk = await readFile(file).catch(() => undefined)
    if (onDisk) return onDisk
    const fetched = await inTurn(() => fetch(origin, address))
    if (!fetched.found) {
      missing.set(address.path, now() + MISSING_MS, 1)
      return undefined
    }
    // A full or read-only disk costs the cache, not the picture.
    await keep(file, fetched.bytes).catch(() => {})
    return fetched.bytes
  }

  return {
    /** Undefined where the platform has no such picture; rejects where the platform fails. */
    async get(address: IconAddress): Promise<Buffer | undefined> {
      const held = memory.get(address.path)
      if (held) return held
      if (timeUntil(missing.get(address.path) ?? 0, now(), MISSING_MS) > 0) return undefined
      const running = fetching.get(address.path)
      if (running) return running
      const started = bring(address)
        .then((bytes) => {
          if (bytes) memory.set(address.path, bytes, bytes.length)
          return bytes
        })
        .finally(() => fetching.delete(address.path))
      fetching.set(address.path, started)
      return started
    },
  }
}

const LIMIT_MS = 5_000
const LARGEST_BYTES = 2 * 1024 * 1024

type FetchedIcon = { readonly found: true; readonly bytes: Buffer } | { readonly found: false }

/** Fetches one picture from the platform; throws where the platform fails, answers `found: false` where it has none. */
async function fetchIcon(origin: string, address: IconAddress): Promise<FetchedIcon> {
  const response = await fetch(new URL(address.path, origin), {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { accept: 'image/*' },
  })
  if (response.status === 404 || response.status === 410) return { found: false }
  const isPicture = response.headers.get('content-type')?.startsWith('image/')
  if (!response.ok || !response.body || !isPicture) {
    throw new Error(`The platform answered ${response.status} for a picture`)
  }
  return { found: true, bytes: await readAtMost(response.body, LARGEST_BYTES) }
}
