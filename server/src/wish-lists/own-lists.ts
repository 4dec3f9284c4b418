import type { OwnLearning, OwnListsRequest } from '@ai-vault/contract/items/own-lists.ts'
import { readLearned } from '@ai-vault/game/weapons/knowledge/learned-worths.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { limitConcurrency } from '../async/limit-concurrency.ts'
import type { Learn } from './learn-from-lists.ts'
import { learnedNameOf } from './learned-file.ts'
import type { OwnListHead, OwnListStore } from './own-list-store.ts'
import type { WishLists } from './wish-lists.ts'

/** What a player's own lists taught, for whoever rates: the table as text, because it goes to other threads. */
export interface Taught {
  /** The same name, the same worths. */
  readonly name: string
  readonly json: string
}

export type TaughtOf = (membershipId: string) => Promise<Taught | undefined>

export interface OwnListsDeps {
  readonly store: OwnListStore
  readonly installed: Pick<WishLists, 'isSettled' | 'learnedName'>
  readonly manifest: Pick<Manifest, 'status' | 'contentKey'>
  readonly dataDir: string
  /** Of what the installation's lists taught. */
  readonly folder: string
  /** Absent: nothing is learned from lists. */
  readonly learn: Learn | undefined
  readonly logger: FastifyBaseLogger
  readonly now: () => number
}

/** Tables of a hundred kilobytes each. */
const MOST_HELD = 100
const MOST_FAILED = 10_000

export type OwnLists = ReturnType<typeof createOwnLists>

/**
 * What players' own lists teach, on top of what the installation's taught. The table lies in the database, so that every
 * node rates by the same one; it is learned anew where the lists, the definitions or our own rows are others than those
 * it was learned from, when the player is next here. Until then it holds.
 */
export function createOwnLists(deps: OwnListsDeps) {
  const { store, installed, manifest, logger, now } = deps
  const held = new LRUCache<string, Taught>({ max: MOST_HELD })
  /** By player: what could not be learned is tried again with other lists alone. */
  const failed = new LRUCache<string, string>({ max: MOST_FAILED })
  const underWay = createSingleFlight<void>()
  const oneAtATime = limitConcurrency(1)
  const stopped = new AbortController()

  /** The name of what would be learned now. */
  function wanted({ digest, count }: OwnListHead): string | undefined {
    const { contentKey } = manifest
    if (!deps.learn || count === 0 || contentKey === undefined || !installed.isSettled) return undefined
    return learnedNameOf([digest, installed.learnedName ?? ''], contentKey)
  }

  async function learnNow(learn: Learn, membershipId: string, head: OwnListHead, name: string) {
    const { status, contentKey } = manifest
    const lists = await store.lists(membershipId)
    if (!status || contentKey === undefined) return
    const { learnedName } = installed
    const task = {
      lists: lists.map(({ text }) => text),
      definitions: { dataDir: deps.dataDir, language: status.language, contentKey },
      ...(learnedName === undefined ? {} : { over: { folder: deps.folder, name: learnedName } }),
    }
    const learned = await learn(task, stopped.signal)
    const { weapons, rolls } = readLearned(JSON.parse(learned)).from
    const from = { lists: head.count, weapons, rolls }
    await store.keepLearned(membershipId, head.digest, { name, at: now(), from }, learned)
  }

  function learnAnew(membershipId: string, head: OwnListHead) {
    const { learn } = deps
    const name = wanted(head)
    const key = `${membershipId} ${name}`
    if (!learn || name === undefined || head.learned?.name === name || underWay.has(key)) return
    if (failed.get(membershipId) === name) return
    void underWay.run(key, () =>
      oneAtATime(() => learnNow(learn, membershipId, head, name)).catch((error: unknown) => {
        failed.set(membershipId, name)
        if (!stopped.signal.aborted) logger.warn({ reason: (error as Error).message }, 'nothing learned')
      }),
    )
  }

  async function headOf(membershipId: string): Promise<OwnListHead | undefined> {
    const head = await store.head(membershipId)
    if (!head?.isLearning) return head
    learnAnew(membershipId, head)
    return head
  }

  async function report(membershipId: string): Promise<OwnLearning> {
    if (!deps.learn) return { learning: 'unavailable' }
    const head = await headOf(membershipId)
    if (!head) return { learning: 'on' }
    if (!head.isLearning) return { learning: 'off' }
    const { learned } = head
    const isRunning = underWay.has(`${membershipId} ${wanted(head)}`)
    return {
      learning: isRunning ? 'under-way' : 'on',
      ...(learned ? { learned: { ...learned.from, at: new Date(learned.at).toISOString() } } : {}),
    }
  }

  return {
    report,

    /** What the player's ratings rest on, if their lists taught anything. */
    async taughtOf(membershipId: string): Promise<Taught | undefined> {
      if (!deps.learn) return undefined
      const name = (await headOf(membershipId))?.learned?.name
      if (name === undefined) return undefined
      const taught = held.get(name) ?? (await store.learned(membershipId))
      if (taught) held.set(taught.name, taught)
      return taught
    },

    async keep(membershipId: string, request: OwnListsRequest): Promise<OwnLearning> {
      await store.keep(membershipId, request)
      failed.delete(membershipId)
      return report(membershipId)
    },

    drop: (membershipId: string) => void failed.delete(membershipId),

    async stop() {
      stopped.abort()
      await underWay.settle()
    },
  }
}
