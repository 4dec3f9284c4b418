/**
 * Answers of all nodes. The node that writes one keeps a copy in the database, unless it is done in a moment, and says so
 * over the bus; any other node can follow it from there and have it stopped. A node that died is told by its silence.
 */
import type { ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import type { Bus } from '../../notices/bus.ts'
import type { Listener, LiveAnswer } from './live-answer.ts'
import type { LiveAnswerStore, StoredLiveAnswer, Wanted } from './live-answer-store.ts'

const CHANGED = 'sentinel run changed'
const STOP = 'sentinel run stop'
const BEAT_MS = 5_000
/** Several missed beats: nobody writes it any more. */
const SILENT_MS = 4 * BEAT_MS
/** In case a word over the bus was lost. */
const LOOK_AGAIN_MS = 2_000
/** An answer that is there before anybody could come back for it from elsewhere needs no copy. */
const QUICK_MS = 250
/** Between two looks for copies that are too old. */
const SWEEP_MS = 10_000
/** How long the end of a run is kept for a client that was away when it came. */
export const KEEP_ENDED_MS = 120_000

const DIED: ServerFrame = {
  type: 'error',
  code: 'answer-failed',
  message: 'The answer could not be written. Please try again.',
}

export interface SharedAnswersDeps {
  readonly store: LiveAnswerStore
  readonly bus: Bus
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
  readonly quickMs?: number
  readonly sweepMs?: number
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

export function createSharedAnswers(deps: SharedAnswersDeps) {
  const { store, bus, now, onFailure, quickMs = QUICK_MS, sweepMs = SWEEP_MS } = deps
  let lastEndedAt = 0
  let sweeping: NodeJS.Timeout | undefined
  /** Runs on for as long as this node has copies that will be too old one day. */
  function sweepLater() {
    sweeping ??= setTimeout(() => {
      sweeping = undefined
      const until = now() - KEEP_ENDED_MS
      if (lastEndedAt >= until) sweepLater()
      store.purge(until).catch(onFailure)
    }, sweepMs).unref()
  }

  /** Keeps the copy of a run that this node makes: from now on, or, where it is quick, once it is not. */
  function publish(id: string, isQuick: boolean, read: () => Omit<StoredLiveAnswer, 'updatedAt'>) {
    let state: 'not kept' | 'kept' | 'dropped' = 'not kept'
    let writing = Promise.resolve()
    const isDropped = () => state === 'dropped'
    function write() {
      if (isDropped()) return
      state = 'kept'
      // The answer itself does not wait for its copy, and is none the worse without it.
      writing = writing
        .then(async () => {
          if (isDropped()) return
          await store.write(read())
          await bus.publish(CHANGED, id)
        })
        .catch(onFailure)
    }
    const first = isQuick ? setTimeout(write, quickMs).unref() : undefined
    const beating = setInterval(write, BEAT_MS).unref()
    const rest = () => {
      clearInterval(beating)
      clearTimeout(first)
    }
    if (!isQuick) write()
    return {
      async end() {
        rest()
        if (state !== 'kept') return
        write()
        lastEndedAt = now()
        sweepLater()
        await writing
      },
      /** Nothing of it stays, not even what is being written in this moment. */
      async drop() {
        rest()
        const wasKept = state === 'kept'
        state = 'dropped'
        await writing
        if (wasKept) await store.remove(id).catch(onFailure)
      },
    }
  }

  function follow(known: StoredLiveAnswer, listener: Listener): () => void {
    const { id, replyTo, conversationId } = known
    let isOver = false
    let isLooking = false
    /** Something changed while it was read. */
    let isBehind = false
    const end = (frame: ServerFrame) => {
      isOver = true
      unfollow()
      if (frame.type !== 'typing_stop') listener({ type: 'typing_stop' })
      listener(frame)
    }
    const show = (run: StoredLiveAnswer) => {
      if (run.last) end(run.last)
      else if (now() - run.updatedAt > SILENT_MS) end(DIED)
    }
    const look = () => {
      if (isLooking) {
        isBehind = true
        return
      }
      isLooking = true
      isBehind = false
      store
        .find(id)
        .then((run) => {
          if (isOver) return
          if (run) show(run)
          else end({ type: 'typing_stop' })
        })
        .catch(onFailure)
        .finally(() => {
          isLooking = false
          if (isBehind && !isOver) look()
        })
    }
    const unsubscribe = bus.subscribe(CHANGED, (changed) => {
      if (changed === id) look()
    })
    const again = setInterval(look, LOOK_AGAIN_MS).unref()
    function unfollow() {
      isOver = true
      clearInterval(again)
      unsubscribe()
    }
    if (!known.last) {
      listener({ type: 'typing_start', id, reply_to: replyTo, conversation_id: conversationId })
    }
    show(known)
    // It may have gone on between the reading and the listening.
    if (!isOver) look()
    return unfollow
  }

  /** A run that another node writes, or one that has ended: nothing of that is held in memory. */
  const elsewhere = (run: StoredLiveAnswer): LiveAnswer => {
    let isOver = run.last !== undefined
    return {
      id: run.id,
      conversationId: run.conversationId,
      replyTo: run.replyTo,
      isOver: () => isOver,
      stop: () => void bus.publish(STOP, run.id).catch(onFailure),
      over: Promise.resolve(),
      follow: (listener) =>
        follow(run, (frame) => {
          if (frame.type === 'typing_stop') isOver = true
          listener(frame)
        }),
    }
  }

  return {
    publish,
    onStop: (stop: (id: string) => void) => bus.subscribe(STOP, stop),

    async find(membershipId: string, wanted: Wanted): Promise<LiveAnswer | undefined> {
      const found = await store.newest(membershipId, wanted, now() - KEEP_ENDED_MS)
      return found && elsewhere(found)
    },

    /** Whether another node writes in this conversation. */
    isBusy: async (membershipId: string, conversationId: string): Promise<boolean> =>
      (await store.unfinished(membershipId, conversationId, now() - SILENT_MS)).length > 0,

    async dropConversation(membershipId: string, conversationId: string): Promise<void> {
      const writing = await store.unfinished(membershipId, conversationId, now() - KEEP_ENDED_MS)
      for (const id of writing) await bus.publish(STOP, id)
      await store.dropConversation(conversationId)
    },

    stop: () => clearTimeout(sweeping),
  }
}
