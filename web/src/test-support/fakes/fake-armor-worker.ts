import type { WorkerLike } from '../../data/armor/armor-solver.ts'
import type { ArmorMessage, ArmorNews, ArmorQuestion } from '../../data/armor/messages.ts'

/** A worker that answers by hand, and knows what it was asked. */
export class FakeArmorWorker implements WorkerLike {
  static started: FakeArmorWorker[] = []
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  ended = false
  readonly asked: ArmorQuestion[] = []
  constructor() {
    FakeArmorWorker.started.push(this)
  }
  postMessage(question: ArmorQuestion) {
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
  say(id: number, news: ArmorNews) {
    const message: ArmorMessage = { ...news, id, ms: 5 }
    if (!this.ended) this.onmessage?.(new MessageEvent('message', { data: message }))
  }
}
