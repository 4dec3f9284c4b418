/**
 * Answers of all nodes. The node that writes one keeps a copy in the database and says so over the bus; any other node
 * can follow it from there, byte for byte, and have it stopped. A node that died is told by its silence.
 */
import type { ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import type { Bus } from '../../notices/bus.ts'
import type { RunStore, StoredRun } from './run-store.ts'
import type { Listener, Run } from './runs.ts'

const CHANGED = 'sentinel run changed'
const STOP = 'sentinel run stop'
const BEAT_MS = 5_000
/** Several missed beats: nobody writes it any more. */
const SILENT_MS = 4 * BEAT_MS
/** In case a word over the bus was lost. */
const LOOK_AGAIN_MS = 2_000
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
}

export type SharedRuns = ReturnType<typeof createSharedRuns>

export function createSharedRuns({ store, bus, now, onFailure }: SharedRunsDeps) {
  /** Keeps the copy of a run that this node writes. */
  function publish(id: string, read: () => Omit<StoredRun, 'updatedAt'>) {
    let isBehind = false
    let isDropped = false
    let writing: Promise<void> | undefined
    async function write() {
      while (isBehind && !isDropped) {
        isBehind = false
        await store.write(read())
        await bus.publish(CHANGED, id)
      }
    }
    const changed = () => {
      isBehind = true
      if (isDropped) return
      // The answer itself does not wait for its copy, and is none the worse without it.
      writing ??= write()
        .catch(onFailure)
        .finally(() => {
          writing = undefined
        })
    }
    const beating = setInterval(changed, BEAT_MS).unref()
    changed()
    return {
      changed,
      async end() {
        clearInterval(beating)
        changed()
        await writing
      },
      /** Nothing of it stays, not even what is being written in this moment. */
      async drop() {
        clearInterval(beating)
        isDropped = true
        await writing
        await store.remove(id).catch(onFailure)
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

  /** A run that another node writes, or wrote. */
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

    async find(membershipId: string, isIt: (run: StoredRun) => boolean): Promise<Run | undefined> {
      const runs = await store.of(membershipId, now() - KEEP_ENDED_MS)
      const found = runs.find(isIt)
      return found && elsewhere(found)
    },

    /** Whether another node writes in this conversation. */
    async isBusy(membershipId: string, conversationId: string | undefined): Promise<boolean> {
      const runs = await store.of(membershipId, now() - SILENT_MS)
      return runs.some((run) => !run.last && run.conversationId === conversationId)
    },

    async dropConversation(membershipId: string, conversationId: string): Promise<void> {
      const runs = await store.of(membershipId, now() - KEEP_ENDED_MS)
      for (const run of runs)
        if (run.conversationId === conversationId && !run.last) await bus.publish(STOP, run.id)
      await store.dropConversation(conversationId)
    },
  }
}
