/**
 * Answers that are being made. A run belongs to its player, not to the socket that asked: it goes on when the socket is
 * gone, and whoever comes back, to whichever node, gets its answer. One run of a conversation at a time. Memory holds only
 * what is under way; what has ended is told from the database.
 */

import { randomUUID } from 'node:crypto'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ServerFrame } from '@ai-vault/contract/advice/sentinel.ts'
import { metadataOf } from '@ai-vault/sentinel/metadata.ts'
import { type AiAccess, wantsModel } from '../../ai/ai-access.ts'
import type { Assistant } from '../../ai/assistant.ts'
import type { Question } from '../../ai/question.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'
import type { StoredMessage } from '../conversation-rows.ts'
import type { ConversationStore } from '../conversation-store.ts'
import { endedAnswer, responseOf, STOPPED } from './ended-answer.ts'
import type { Listener, LiveAnswer } from './live-answer.ts'
import type { Wanted } from './live-answer-store.ts'
import type { SharedAnswers } from './shared-answers.ts'

export interface LiveAnswersDeps {
  readonly assistant: Pick<Assistant, 'ask'>
  readonly conversations: ConversationStore
  readonly shared: SharedAnswers
  readonly onFailure: (error: unknown) => void
}

/** How it is answered: in whose voice, and by which clock. */
type ReplyStyle = Pick<Question, 'personality' | 'timeZone'>

export interface Asked extends ReplyStyle {
  readonly text: string
  readonly query?: Query | undefined
  readonly conversationId?: string | undefined
  /** Made by the client: a message that arrives twice is answered once. */
  readonly messageId?: string | undefined
}

/** Why a question is not taken: its conversation is being answered or is full, too many are, its answer is gone. */
export type Refusal = 'busy' | 'full' | 'many' | 'unknown'

/** Conversations in many tabs at once are fine; a flood is not. */
const MOST_OF_PLAYER = 32

export type LiveAnswers = ReturnType<typeof createLiveAnswers>

export function createLiveAnswers({ assistant, conversations, shared, onFailure }: LiveAnswersDeps) {
  /** Until the copy of their end is kept; the newest last. */
  const runs = new Map<
    string,
    {
      readonly run: LiveAnswer
      readonly membershipId: string
      readonly copy: ReturnType<SharedAnswers['publish']>
    }
  >()

  const runsOf = (membershipId: string): LiveAnswer[] =>
    [...runs.values()].flatMap((entry) => (entry.membershipId === membershipId ? entry.run : []))

  const fits = (run: LiveAnswer, { id, conversationId, replyTo }: Wanted) =>
    (id === undefined || run.id === id) &&
    (conversationId === undefined || run.conversationId === conversationId) &&
    (replyTo === undefined || run.replyTo === replyTo)

  const findRunning = async (membershipId: string, wanted: Wanted): Promise<LiveAnswer | undefined> =>
    runsOf(membershipId).findLast((run) => fits(run, wanted)) ?? shared.find(membershipId, wanted)

  /** The answer that a question was given, or is given right now; undefined where there is none. */
  async function answerTo(
    { membershipId }: Session,
    question: StoredMessage,
  ): Promise<LiveAnswer | undefined> {
    const running = await findRunning(membershipId, { replyTo: question.id })
    if (running) return running
    const answer = await conversations.answerTo(question.conversationId, question.id)
    return answer && endedAnswer(answer, question.conversationId, question.id)
  }

  shared.onStop((id) => runs.get(id)?.run.stop())

  /** Why nothing more can be written for this player, or in this conversation, right now. */
  async function hindrance(membershipId: string, conversationId?: string): Promise<Refusal | undefined> {
    const known = runsOf(membershipId)
    const writing = known.filter((run) => !run.isOver())
    if (writing.length >= MOST_OF_PLAYER) return 'many'
    if (conversationId === undefined) return undefined
    const here = known.filter((run) => run.conversationId === conversationId)
    if (here.some((run) => !run.isOver())) return 'busy'
    // An answer is told before its copy is marked as ended, and a player may ask on at once.
    await Promise.all(here.map((run) => run.over))
    return (await shared.isBusy(membershipId, conversationId)) ? 'busy' : undefined
  }

  function begin(session: Session, question: StoredMessage, style: ReplyStyle, ai: AiAccess): LiveAnswer {
    const id = randomUUID()
    const { conversationId, id: replyTo, memory } = question
    const listeners = new Set<Listener>()
    const abort = new AbortController()
    let last: ServerFrame | undefined

    const notify = (frame: ServerFrame) => {
      for (const listener of listeners) listener(frame)
    }
    const copy = shared.publish(id, !wantsModel(ai), () => ({
      id,
      membershipId: session.membershipId,
      conversationId,
      replyTo,
      ...(last ? { last } : {}),
    }))

    async function answer(): Promise<ServerFrame> {
      const asking = assistant.ask(
        session,
        { ...style, text: question.content, query: memory.pressed, memory },
        { signal: abort.signal, ai },
      )
      const stopped = new Promise<undefined>((resolve) => {
        abort.signal.addEventListener('abort', () => resolve(undefined), { once: true })
      })
      // What still comes after a stop is not shown.
      asking.catch(() => undefined)
      const given = await Promise.race([asking, stopped])
      const stored = await conversations.add(conversationId, {
        id,
        sender: 'ai',
        content: given?.content ?? '',
        replyTo,
        stopped: given === undefined,
        metadata: given ? metadataOf(given) : STOPPED,
        ...(given ? { remember: given.memory } : {}),
      })
      // The conversation was deleted meanwhile: then nobody waits for the answer either.
      return stored ? responseOf(stored, conversationId, replyTo) : { type: 'typing_stop' }
    }

    const over = answer()
      .catch((error: unknown): ServerFrame => {
        onFailure(error)
        return { type: 'error', code: 'answer-failed', message: failureText(error) }
      })
      .then(async (frame) => {
        last = frame
        if (frame.type !== 'typing_stop') notify({ type: 'typing_stop' })
        notify(frame)
        listeners.clear()
        // Its conversation is gone: so is the copy.
        await (frame.type === 'typing_stop' ? copy.drop() : copy.end())
        runs.delete(id)
      })

    const run: LiveAnswer = {
      id,
      conversationId,
      replyTo,
      over,
      isOver: () => last !== undefined,
      stop: () => abort.abort(),
      follow(listener) {
        if (last) {
          listener({ type: 'typing_stop' })
          listener(last)
        } else {
          listener({ type: 'typing_start', id, reply_to: replyTo, conversation_id: conversationId })
          listeners.add(listener)
        }
        return () => listeners.delete(listener)
      },
    }
    runs.set(id, { run, membershipId: session.membershipId, copy })
    return run
  }

  async function storedQuestion(
    { membershipId }: Session,
    asked: Asked,
  ): Promise<StoredMessage | 'full' | 'busy'> {
    const { id, memory: before } = await conversations.open(membershipId, asked.conversationId, asked.text)
    if (await conversations.isFull(id)) return 'full'
    const memory = { ...before, pressed: asked.query }
    const message = await conversations.add(id, {
      ...(asked.messageId ? { id: asked.messageId } : {}),
      sender: 'user',
      content: asked.text,
      memory,
    })
    // It was deleted in this moment, and what is written in it is being stopped.
    return message ? { ...message, conversationId: id, memory } : 'busy'
  }

  /** Two sockets of a player may ask in the same moment: the second waits until the first has its place. */
  const starting = new Map<string, Promise<unknown>>()
  async function inTurn<T>(membershipId: string, work: () => Promise<T>): Promise<T> {
    const before = starting.get(membershipId) ?? Promise.resolve()
    const mine = before.then(work, work)
    starting.set(membershipId, mine)
    try {
      return await mine
    } finally {
      if (starting.get(membershipId) === mine) starting.delete(membershipId)
    }
  }

  return {
    ask: (session: Session, asked: Asked, ai: AiAccess): Promise<LiveAnswer | Refusal> =>
      inTurn(session.membershipId, async () => {
        const { membershipId } = session
        const { messageId, conversationId, personality, timeZone } = asked
        const known = messageId ? await conversations.message(membershipId, messageId) : undefined
        const answer = known && (await answerTo(session, known))
        if (answer) return answer
        const hindered = await hindrance(membershipId, known?.conversationId ?? conversationId)
        if (hindered) return hindered
        // A question that is known and was never answered: its node has died.
        const question = known ?? (await storedQuestion(session, asked))
        return typeof question === 'object'
          ? begin(session, question, { personality, timeZone }, ai)
          : question
      }),

    /** Answers the question of an earlier answer once more; both answers stay. */
    again: (
      session: Session,
      answerId: string,
      style: ReplyStyle,
      ai: AiAccess,
    ): Promise<LiveAnswer | Refusal> =>
      inTurn(session.membershipId, async () => {
        const answer = await conversations.message(session.membershipId, answerId)
        const question = answer?.reply_to
          ? await conversations.message(session.membershipId, answer.reply_to)
          : undefined
        if (!question) return 'unknown'
        if (await conversations.isFull(question.conversationId)) return 'full'
        const hindered = await hindrance(session.membershipId, question.conversationId)
        return hindered ?? begin(session, question, style, ai)
      }),

    /** What is being written in this player's conversation; it may have ended a moment ago. */
    inConversation: (membershipId: string, conversationId: string): Promise<LiveAnswer | undefined> =>
      findRunning(membershipId, { conversationId }),

    async byId(membershipId: string, id: string): Promise<LiveAnswer | undefined> {
      const running = await findRunning(membershipId, { id })
      if (running) return running
      const answer = await conversations.message(membershipId, id)
      return answer?.reply_to ? endedAnswer(answer, answer.conversationId, answer.reply_to) : undefined
    },

    /** Ends what is being written in a conversation that is deleted. */
    async dropConversation(membershipId: string, conversationId: string): Promise<void> {
      for (const [id, { run, copy, membershipId: owner }] of runs) {
        if (owner !== membershipId || run.conversationId !== conversationId) continue
        run.stop()
        void copy.drop()
        runs.delete(id)
      }
      await shared.dropConversation(membershipId, conversationId)
    },

    /** Ends what is being written for a player who is leaving. */
    drop(membershipId: string) {
      for (const [id, entry] of runs) {
        if (entry.membershipId !== membershipId) continue
        entry.run.stop()
        void entry.copy.drop()
        runs.delete(id)
      }
    },

    async stopAll() {
      const all = [...runs.values()].map(({ run }) => run)
      for (const run of all) run.stop()
      await Promise.all(all.map(({ over }) => over))
      shared.stop()
    },
  }
}

/** A refusal of ours says what happened; anything else stays in the log. */
function failureText(error: unknown): string {
  const message = error instanceof Error && 'status' in error ? error.message : ''
  return message || 'The answer could not be written. Please try again.'
}
