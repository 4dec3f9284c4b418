import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { limitConcurrency } from '../async/limit-concurrency.ts'
import { patient } from '../async/patience.ts'
import { createDiskCache } from '../caches/disk-cache.ts'
import { timeUntil } from '../composition/age.ts'
import { readAtMost } from '../http/read-at-most.ts'
import type { IconAddress } from './icon-path.ts'

const DISK_BYTES = 512 * 1024 * 1024
const MEMORY_BYTES = 8 * 1024 * 1024
const MISSING_MS = 60_000
const MOST_MISSING = 10_000
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
  const { origin, now, fetch = fetchIcon } = deps
  const disk = createDiskCache(deps.folder, deps.diskBytes ?? DISK_BYTES)
  const inTurn = limitConcurrency(AT_ONCE, deps.mostWaiting ?? MOST_WAITING)
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  })
  const missing = new LRUCache<string, number>({ max: MOST_MISSING })
  const fetching = createSingleFlight<Buffer | undefined>()
  async function bring(address: IconAddress): Promise<Buffer | undefined> {
    const name = `${origin}${address.path}`
    const onDisk = await disk.read(name)
    if (onDisk) return onDisk
    const fetched = await inTurn(() => fetch(origin, address))
    if (!fetched.found) {
      missing.set(address.path, now() + MISSING_MS)
      return undefined
    }
    await disk.write(name, fetched.bytes)
    return fetched.bytes
  }

  return {
    /** Undefined where the platform has no such picture; rejects where the platform fails. */
    async get(address: IconAddress): Promise<Buffer | undefined> {
      const held = memory.get(address.path)
      if (held) return held
      if (timeUntil(missing.get(address.path) ?? 0, now(), MISSING_MS) > 0) return undefined
      return fetching.run(address.path, async () => {
        const bytes = await bring(address)
        if (bytes) memory.set(address.path, bytes)
        return bytes
      })
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
    signal: AbortSignal.timeout(patient(LIMIT_MS)),
    headers: { accept: 'image/*' },
  })
  if (response.status === 404 || response.status === 410) return { found: false }
  const isPicture = response.headers.get('content-type')?.startsWith('image/')
  if (!response.ok || !response.body || !isPicture) {
    throw new Error(`The platform answered ${response.status} for a picture`)
  }
  return { found: true, bytes: await readAtMost(response.body, LARGEST_BYTES) }
}
