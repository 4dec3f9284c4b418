import type { ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'

export type Listener = (frame: ServerFrame) => void

export interface LiveAnswer {
  readonly id: string
  readonly conversationId: string
  readonly replyTo: string
  /** Sends where it stands, then everything as it comes. Returns the way to stop listening. */
  follow(listener: Listener): () => void
  stop(): void
  readonly isOver: () => boolean
  /** Settles when the answer is stored and sent. */
  readonly over: Promise<void>
}
