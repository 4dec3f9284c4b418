import { createHash } from 'node:crypto'
import type { WishListReport } from '@ai-vault/contract/items/weapons.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import type { WishList } from '@ai-vault/game/weapons/wish-list/wish-list.ts'
import { indexWishLists, type WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createListCache, ListFailure, readList, sourceName } from './read-list.ts'

const READ_AGAIN_MS = 24 * 3_600_000
const RETRY_MS = 10 * 60_000

interface LoadedList {
  readonly source: string
  list: WishList | undefined
  readAt: number | undefined
  failure: string | undefined
  /** Of the text that the list was read from. */
  digest: string | undefined
}

export interface WishListsDeps {
  readonly sources: readonly string[]
  readonly folder: string
  readonly manifest: Pick<Manifest, 'status' | 'weapon' | 'plug'>
  readonly logger: FastifyBaseLogger
  readonly now: () => number
}

export type WishLists = ReturnType<typeof createWishLists>

/**
 * The community's lists: read at the start, again every day, and kept on disk. A list that cannot be read is used as
 * it was last read; bad lines are counted and reported and never cost the rest of the list.
 */
export function createWishLists({ sources, folder, manifest, logger, now }: WishListsDeps) {
  const cache = createListCache(folder)
  const loaded: LoadedList[] = sources.map((source) => ({
    source,
    list: undefined,
    readAt: undefined,
    failure: undefined,
    digest: undefined,
  }))
  let built: { readonly version: string | undefined; readonly index: WishListIndex } | undefined
  let edition = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function setList(entry: LoadedList, text: string) {
    entry.list = parseWishList(text)
    entry.digest = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  }

  async function read(entry: LoadedList) {
    try {
      const text = await readList(entry.source)
      setList(entry, text)
      entry.readAt = now()
      entry.failure = undefined
      await cache.write(entry.source, text).catch(() => logger.warn('wish list not kept on disk'))
    } catch (error) {
      if (!(error instanceof ListFailure)) throw error
      entry.failure = error.message
      const kept = entry.list ? undefined : await cache.read(entry.source)
      if (kept !== undefined) setList(entry, kept)
      logger.warn({ list: sourceName(entry.source), kept: entry.list !== undefined }, 'wish list not read')
    }
  }

  async function readAll() {
    await Promise.all(loaded.map(read))
    built = undefined
    edition = loaded.map(({ digest }) => digest ?? 'none').join('.')
    if (stopped) return
    const again = loaded.some((entry) => entry.failure) ? RETRY_MS : READ_AGAIN_MS
    timer = setTimeout(() => void readAll(), again).unref()
  }

  return {
    /** Resolves when every list was tried once. */
    ready: sources.length > 0 ? readAll() : Promise.resolve(),

    /** Changes with what the lists say: whatever rests on them is then to be made again. */
    get edition() {
      return edition
    },

    /** Undefined without a list. Built anew for new definitions, because wishes are matched by name as well. */
    index(): WishListIndex | undefined {
      const lists = loaded.flatMap((entry) =>
        entry.list ? [{ title: sourceName(entry.source), ...entry.list }] : [],
      )
      if (lists.length === 0) return undefined
      const version = manifest.status?.version
      if (!built || built.version !== version) {
        const names = {
          item: (hash: number) => manifest.weapon(hash)?.name,
          perk: (hash: number) => manifest.plug(hash)?.name,
        }
        built = { version, index: indexWishLists(lists, version === undefined ? undefined : names) }
      }
      return built.index
    },

    report(): WishListReport {
      return {
        lists: loaded.map(({ source, list, readAt, failure }) => ({
          source: sourceName(source),
          ...(list?.title ? { title: list.title } : {}),
          rolls: list?.rolls.length ?? 0,
          bad_lines: list?.problemCount ?? 0,
          first_bad_lines: (list?.problems ?? []).map(({ line, reason }) => ({ line, reason })),
          ...(readAt === undefined ? {} : { read_at: new Date(readAt).toISOString() }),
          ...(failure === undefined ? {} : { failure }),
        })),
      }
    },

    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
