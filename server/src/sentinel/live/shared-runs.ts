/**
 * Answers of all nodes. The node that writes one keeps a copy in the database, unless it is done in a moment, and says so
 * over the bus; any other node can follow it from there, byte for byte, and have it stopped. A node that died is told by
 * its silence.
 */
import type { ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import type { Bus } from '../../notices/bus.ts'
import type { RunStore, StoredRun, Wanted } from './run-store.ts'
import type { Listener, Run } from './runs.ts'

const CHANGED = 'sentinel run changed'
const STOP = 'sentinel run stop'
const BEAT_MS = 5_000
/** Several missed beats: nobody writes it any more. */
const SILENT_MS = 4 * BEAT_MS
/** In case a word over the bus was lost. */
const LOOK_AGAIN_MS = 2_000
/** An answer that is there before anybody could come back for it from elsewhere needs no copy. */
const QUICK_MS = 250
/** Between two copies of a run; what is said meanwhile goes into the next one. */
const REST_MS = 100
/** Between two looks for copies that are too old. */
const SWEEP_MS = 10_000
/** How long the end of a run is kept for a client that was away when it came. */
export const KEEP_ENDED_MS = 120_000

const DIED: ServerFrame = {
  type: 'error',
  code: 'answer-failed',
  message: 'The answer could not be written. Please try again.',
}

export interface SharedRunsDeps {
  readonly store: RunStore
  readonly bus: Bus
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
  readonly quickMs?: number
  readonly sweepMs?: number
}

export type SharedRuns = ReturnType<typeof createSharedRuns>

export function createSharedRuns(deps: SharedRunsDeps) {
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

  /** Keeps the copy of a run that this node writes: from now on, or, where it is quick, once it is not. */
  function publish(id: string, isQuick: boolean, read: () => Omit<StoredRun, 'updatedAt'>) {
    let isBehind = true
    let isDropped = false
    let isKept = false
    let writing = Promise.resolve()
    const writeAfter = (ms: number) =>
      setTimeout(() => {
        resting = undefined
        write()
      }, ms).unref()
    let resting = isQuick ? writeAfter(quickMs) : undefined
    function write() {
      if (!isBehind || isDropped) return
      isBehind = false
      isKept = true
      resting = writeAfter(REST_MS)
      // The answer itself does not wait for its copy, and is none the worse without it.
      writing = writing
        .then(async () => {
          if (isDropped) return
          await store.write(read())
          await bus.publish(CHANGED, id)
        })
        .catch(onFailure)
    }
    const changed = () => {
      isBehind = true
      if (!resting) write()
    }
    const beating = setInterval(changed, BEAT_MS).unref()
    const rest = () => {
      clearInterval(beating)
      clearTimeout(resting)
    }
    changed()
    return {
      changed,
      async end() {
        rest()
        if (!isKept) return
        isBehind = true
        write()
        clearTimeout(resting)
        lastEndedAt = now()
        sweepLater()
        await writing
      },
      /** Nothing of it stays, not even what is being written in this moment. */
      async drop() {
        rest()
        isDropped = true
        await writing
        if (isKept) await store.remove(id).catch(onFailure)
      },
    }
  }

  function follow(known: StoredRun, listener: Listener, lastSeq: number): () => void {
    const { id, replyTo, conversationId } = known
    let sent = lastSeq
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
    const show = (run: StoredRun) => {
      for (; sent < run.pieces.length; sent++) {
        listener({ type: 'ai_delta', id, seq: sent + 1, content: run.pieces[sent] ?? '' })
      }
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
  const elsewhere = (run: StoredRun): Run => {
    let isOver = run.last !== undefined
    return {
      id: run.id,
      conversationId: run.conversationId,
      replyTo: run.replyTo,
      isOver: () => isOver,
      stop: () => void bus.publish(STOP, run.id).catch(onFailure),
      over: Promise.resolve(),
      follow: (listener, lastSeq = 0) =>
        follow(
          run,
          (frame) => {
            if (frame.type === 'typing_stop') isOver = true
            listener(frame)
          },
          lastSeq,
        ),
    }
  }

  return {
    publish,
    onStop: (stop: (id: string) => void) => bus.subscribe(STOP, stop),

    async find(membershipId: string, wanted: Wanted): Promise<Run | undefined> {
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
