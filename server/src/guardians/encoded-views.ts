import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { CopyAge } from '@ai-vault/contract/copy-age.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { createByteLru } from './byte-lru.ts'
import type { GuardianCopy } from './guardians.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { processorSeconds } from './processor-time.ts'

/**
 * Large answers, ready to send. An answer made from a guardian is turned into JSON and compressed once for each
 * copy; after that a request costs a look-up. Brotli is kept, because it is the smallest; the few clients that
 * want something else get it from there. The age inside is renewed by the minute.
 */
const BODY_BYTES = 32 * 1024 * 1024
/** A large guardian takes some 30 MB while it is being encoded. */
const AT_ONCE = 2
const PLACE = '\0'
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface View {
  readonly name: string
  /** Of the names it shows. */
  readonly language?: string
  /** What depends on the guardian alone. */
  content(guardian: Guardian): object
  /** Puts the answer into what surrounds it, where something does. */
  wrap?(json: string): string
}

interface Encoded {
  /** Tells two contents apart, whatever their age. */
  readonly etag: string
  readonly brotli: Buffer
  gzip?: Buffer
}

export interface EncodedViewsDeps {
  readonly now: () => number
  readonly bodyBytes?: number
  readonly onJson?: (seconds: number) => void
}

export type EncodedViews = ReturnType<typeof createEncodedViews>

export function createEncodedViews({ now, bodyBytes, onJson }: EncodedViewsDeps) {
  const ready = createByteLru<{ state: string; encoded: Encoded }>(bodyBytes ?? BODY_BYTES)
  const building = new Map<string, Promise<Encoded>>()
  const oneOfFew = limitConcurrency(AT_ONCE)

  async function build(copy: GuardianCopy, view: View): Promise<Encoded> {
    const guardian = await copy.load()
    const start = processorSeconds()
    const content = Buffer.from(JSON.stringify(view.content(guardian)))
    onJson?.(processorSeconds() - start)
    const age = JSON.stringify(ageOf(copy, now())).slice(0, -1)
    // Only what surrounds it: joining bytes is cheaper than building the whole text once more.
    const [before = '', after = ''] = view.wrap?.(PLACE).split(PLACE) ?? []
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const json = Buffer.concat([Buffer.from(`${before}${age},`), content.subarray(1), Buffer.from(after)])
    return {
      etag: `W/"${digest}${copy.staleReason ? `.${copy.staleReason}` : ''}"`,
      brotli: await compress(json, BROTLI),
    }
  }

  return {
    /** Concurrent readers of a copy that is not encoded yet share the work. */
    async encode(copy: GuardianCopy, view: View): Promise<Encoded> {
      const key = `${view.name}:${copy.key}`
      const state = `${copy.version}:${copy.staleReason ?? ''}:${minutesOf(copy, now())}`
      const kept = ready.get(key)
      if (kept?.state === state) return kept.encoded
      const buildKey = `${key}:${state}`
      const running = building.get(buildKey)
      if (running) return running
      const started = oneOfFew(() => build(copy, view))
        .then((encoded) => {
          ready.set(key, { state, encoded }, encoded.brotli.length)
          return encoded
        })
        .finally(() => building.delete(buildKey))
      building.set(buildKey, started)
      return started
    },

    async body(encoded: Encoded, encoding: Encoding): Promise<Buffer> {
      if (encoding === 'br') return encoded.brotli
      if (encoding === 'identity') return decompress(encoded.brotli)
      encoded.gzip ??= await zip(await decompress(encoded.brotli))
      return encoded.gzip
    },
  }
}

function minutesOf(copy: GuardianCopy, now: number): number {
  return Math.floor(Math.max(0, now - copy.mintedAt) / 60_000)
}

function ageOf(copy: GuardianCopy, now: number): CopyAge {
  return {
    minted_at: new Date(copy.mintedAt).toISOString(),
    fetched_at: new Date(copy.fetchedAt).toISOString(),
    age_seconds: minutesOf(copy, now) * 60,
    stale: copy.staleReason !== undefined,
    ...(copy.staleReason ? { stale_reason: copy.staleReason } : {}),
  }
}
