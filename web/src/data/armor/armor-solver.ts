import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { type ArmorAnswer, freshAnswer, withMessage } from './armor-answer.ts'
import type { ArmorMessage, ArmorQuestion } from './messages.ts'

/** As much of a Worker as is needed. */
export interface WorkerLike {
  postMessage(question: ArmorQuestion): void
  terminate(): void
  onmessage: ((event: MessageEvent<ArmorMessage>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** A busy worker gets this long to look up; then it is ended and a rested one takes the question. */
const PATIENCE_MS = 60

/**
 * The page's side of the armor worker. The newest question wins: a worker that is still at an older one gets a moment to
 * finish its step, because a warm worker is worth more than a new one, and is then ended. A second worker stands by, so
 * that ending one costs nothing.
 */
export function createArmorSolver(startWorker: () => WorkerLike, publish: (answer: ArmorAnswer) => void) {
  let answer: ArmorAnswer | undefined
  let active: WorkerLike | undefined
  let standby: WorkerLike | undefined
  let busyWith: number | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  /** Stop was pressed while the first question was still being put together. */
  let stopsFirst = false

  function update(next: ArmorAnswer) {
    if (next === answer) return
    answer = next
    publish(next)
  }

  function listen(worker: WorkerLike) {
    worker.onmessage = ({ data }) => {
      if (worker !== active) return
      if (answer) update(withMessage(answer, data))
      const sleeping = data.kind === 'done' && data.id === busyWith
      if (sleeping) busyWith = undefined
      if (data.id === answer?.id) endPatience()
    }
    worker.onerror = () => {
      if (worker === active) replaceActive()
      if (answer) update({ ...answer, phase: 'failed' })
    }
    return worker
  }

  function endPatience() {
    clearTimeout(patience)
    patience = undefined
  }

  function replaceActive() {
    endPatience()
    active?.terminate()
    active = standby ?? listen(startWorker())
    standby = listen(startWorker())
    busyWith = undefined
  }

  function post(worker: WorkerLike, { id, problem, toTheEnd }: ArmorAnswer) {
    busyWith = id
    worker.postMessage({ id, problem, ...(toTheEnd && { toTheEnd }) })
  }

  return {
    /** `toTheEnd`: without the limits that an answer usually keeps to. */
    ask(problem: ArmorProblem, toTheEnd = false): void {
      const asked = freshAnswer(++lastId, problem, toTheEnd)
      if (stopsFirst) {
        stopsFirst = false
        update({ ...asked, phase: 'cancelled' })
        return
      }
      update(asked)
      active ??= listen(startWorker())
      standby ??= listen(startWorker())
      const wasBusy = busyWith !== undefined
      post(active, asked)
      if (!wasBusy || patience !== undefined) return
      patience = setTimeout(() => {
        replaceActive()
        if (active && answer) post(active, answer)
      }, PATIENCE_MS)
    },

    /** Ends the search and keeps what it has found. */
    cancel(): void {
      stopsFirst = answer === undefined
      if (!answer || answer.phase === 'done') return
      replaceActive()
      update({ ...answer, phase: 'cancelled' })
    },

    close(): void {
      endPatience()
      active?.terminate()
      standby?.terminate()
      active = standby = busyWith = undefined
    },
  }
}
