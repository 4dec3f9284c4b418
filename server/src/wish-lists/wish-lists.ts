import { createHash } from 'node:crypto'
import type { WishListReport } from '@ai-vault/contract/items/weapons.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import type { WishList } from '@ai-vault/game/weapons/wish-list/wish-list.ts'
import type { WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { FastifyBaseLogger } from 'fastify'
import { indexLists } from './kept-lists.ts'
import type { Learn } from './learn-from-lists.ts'
import { type LearnedFile, learnedNameOf, readLearnedFile, writeLearnedFile } from './learned-file.ts'
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
  readonly manifest: Pick<Manifest, 'status' | 'contentKey' | 'weapon' | 'plug'>
  /** Of the definitions on disk. */
  readonly dataDir: string
  /** Absent: nothing is learned from the lists. */
  readonly learn: Learn | undefined
  readonly logger: FastifyBaseLogger
  readonly now: () => number
}

/** What the lists taught. */
interface LearningState {
  learned?: LearnedFile & { readonly name: string }
  /** The name of what is being learned. */
  underWay?: string
  /** False until it is known what the lists teach. */
  settled: boolean
}

/** Reads a list from where it is, or as it was kept on disk. */
function createListReader({ folder, logger, now }: WishListsDeps) {
  const cache = createListCache(folder)

  function setList(entry: LoadedList, text: string) {
    entry.list = parseWishList(text)
    entry.digest = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  }

  return async function read(entry: LoadedList) {
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
}

/** Learns from the lists whenever they or the definitions change. */
function createListLearning(
  deps: WishListsDeps,
  loaded: readonly LoadedList[],
  stopped: AbortSignal,
  onLearned: () => void,
) {
  const { sources, folder, manifest, logger } = deps
  const state: LearningState = { settled: sources.length === 0 }

  async function learnAnew() {
    const { status, contentKey } = manifest
    const digests = loaded.flatMap(({ digest }) => digest ?? [])
    // A list that was never read is not on the disk either.
    const isComplete = digests.length > 0 && digests.length === loaded.length
    if (!deps.learn || !status || contentKey === undefined) return
    if (!isComplete) {
      state.settled ||= loaded.every(({ digest, failure }) => digest !== undefined || failure !== undefined)
      return
    }
    const name = learnedNameOf(digests, contentKey)
    if (name === state.learned?.name || name === state.underWay) return
    state.underWay = name
    try {
      let file = await readLearnedFile(folder, name)
      if (!file) {
        const definitions = { dataDir: deps.dataDir, language: status.language, contentKey }
        const worths = await deps.learn({ lists: { folder, sources }, definitions }, stopped)
        await writeLearnedFile(folder, name, worths)
        file = await readLearnedFile(folder, name)
      }
      // Newer lists may have come meanwhile: then theirs counts.
      if (state.underWay !== name || !file) return
      state.learned = { ...file, name }
      onLearned()
      logger.info({ ...file.worths.from, of: undefined }, 'learned from the wish lists')
    } catch (error) {
      if (!stopped.aborted) logger.warn({ reason: (error as Error).message }, 'nothing learned')
    } finally {
      if (state.underWay === name) delete state.underWay
      state.settled = true
    }
  }

  function learningReport(): Pick<WishListReport, 'learning' | 'learned'> {
    if (!deps.learn) return { learning: 'off' }
    const { weapons, rolls } = state.learned?.worths.from ?? { weapons: 0, rolls: 0 }
    return {
      learning: state.underWay === undefined ? 'on' : 'under-way',
      ...(state.learned && rolls > 0
        ? { learned: { lists: sources.length, weapons, rolls, at: new Date(state.learned.at).toISOString() } }
        : {}),
    }
  }

  return { state, learnAnew, learningReport }
}

export type WishLists = ReturnType<typeof createWishLists>

/**
 * The community's lists: read at the start, again every day, and kept on disk. A list that cannot be read is used as
 * it was last read; bad lines are counted and reported and never cost the rest of the list. What perks are worth is
 * learned from them whenever they or the definitions change; until that is done, what was learned before holds.
 */
export function createWishLists(deps: WishListsDeps) {
  const { sources, manifest } = deps
  const read = createListReader(deps)
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
  const stopped = new AbortController()
  const { state, learnAnew, learningReport } = createListLearning(deps, loaded, stopped.signal, () => {
    built = undefined
  })

  async function readAll() {
    await Promise.all(loaded.map(read))
    built = undefined
    edition = loaded.map(({ digest }) => digest ?? 'none').join('.')
    void learnAnew()
    if (stopped.signal.aborted) return
    const again = loaded.some((entry) => entry.failure) ? RETRY_MS : READ_AGAIN_MS
    timer = setTimeout(() => void readAll(), again).unref()
  }

  return {
    /** Learns from the lists where they or the definitions have changed. */
    learnAnew,

    /** Of what was learned from the lists and holds now. */
    get learnedName() {
      return state.learned?.name
    },

    /** False until it is known what the lists teach: what else is learned rests on it. */
    get isSettled() {
      return state.settled
    },

    /** Resolves when every list was tried once. */
    ready: sources.length > 0 ? readAll() : Promise.resolve(),

    /** Changes with what the lists say: whatever rests on them is then to be made again. */
    get edition() {
      return state.learned ? `${edition}~${state.learned.name}` : edition
    },

    /** Undefined without a list. Built anew for new definitions, because wishes are matched by name as well. */
    index(): WishListIndex | undefined {
      const lists = loaded.flatMap((entry) =>
        entry.list ? [{ title: sourceName(entry.source), ...entry.list }] : [],
      )
      if (lists.length === 0) return undefined
      const version = manifest.status?.version
      if (!built || built.version !== version) {
        const definitions = version === undefined ? undefined : manifest
        built = { version, index: indexLists(lists, state.learned?.worths, definitions) }
      }
      return built.index
    },

    report(): WishListReport {
      return {
        ...(sources.length > 0 ? learningReport() : {}),
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
      stopped.abort()
      clearTimeout(timer)
    },
  }
}
