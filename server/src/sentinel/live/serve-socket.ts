import {
  type ClientFrame,
  chatContextSchema,
  type Personality,
  type ServerFrame,
  SOCKET_NOT_YOURS,
  SOCKET_SIGNED_OUT,
} from '@ai-vault/contract/advice/sentinel.ts'
import { queryInWords } from '@ai-vault/sentinel/query-in-words.ts'
import type { WebSocket } from '@fastify/websocket'
import * as z from 'zod/mini'
import type { AiAccess } from '../../ai/ai-access.ts'
import type { Assistant } from '../../ai/assistant.ts'
import { patient } from '../../async/patience.ts'
import { ApiError } from '../../errors/api-error.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'
import type { MessageLimit } from '../message-limit.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { LiveAnswers, Refusal } from './live-answers.ts'
import type { SessionChecks } from './session-checks.ts'
import { readFrame } from './socket-frames.ts'

/** A client that reads this far behind is let go; it comes back with its last piece. */
const MOST_BUFFERED_BYTES = 512 * 1024
const MOST_BAD_FRAMES = 10
/** Frames that may wait for the one before them; nobody types that fast. */
const MOST_WAITING = 32
/** Whoever has not said who they are by then is let go. */
const IDENTIFY_WITHIN_MS = 10_000
const POLICY = 1008
/** Code and text of each. */
const REFUSALS: Readonly<Record<Refusal, readonly [code: string, message: string]>> = {
  busy: ['busy', 'One answer at a time: wait for it or stop it first.'],
  full: ['conversation-full', 'This conversation has reached its limit of messages. Start a new one.'],
  many: ['too-many-messages', 'Many of your answers are being written: wait for one of them.'],
  unknown: ['no-such-answer', 'This answer is not there any more.'],
}
/** The code for "come back later". */
export const TRY_LATER = 1013

export interface SocketContext {
  readonly runs: LiveAnswers
  readonly limit: MessageLimit
  readonly assistant: Pick<Assistant, 'engineFor' | 'sees'>
  /** The membership that the address names. */
  readonly wanted: string
  byCookie(): Promise<Session>
  /** Only where the socket lives on another host than the page. */
  readonly byTicket: ((ticket: string) => (() => Promise<Session>) | undefined) | undefined
  readonly checks: SessionChecks
  /** Counts a frame of this player over all sockets; false where there were too many. */
  takeFrame(): boolean
  /** Called once it is known who speaks, with the way to ask again whether that still holds. */
  onSession(membershipId: string, check: () => Promise<unknown>): void
}

const seenSchema = z.pick(chatContextSchema, { inventoryData: true })

/** An outage of the database is no reason to sign anybody out. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

export function closeAfter(socket: WebSocket, error: unknown): undefined {
  if (isSignedOut(error)) socket.close(SOCKET_SIGNED_OUT, 'signed out')
  else socket.close(TRY_LATER, 'try again later')
}

/** One socket from its first frame to its last. Frames are handled one after the other, as they came. */
export function serveSocket(socket: WebSocket, context: SocketContext) {
  const { runs, limit, wanted, checks } = context
  let ai: AiAccess = {}
  let personality: Personality = 'guardian'
  let timeZone: string | undefined
  let bad = 0
  /** The answer this socket follows. */
  let current: LiveAnswer | undefined
  let unfollow = () => {}
  /** The sign-in, once it is known. */
  let sessionId: string | undefined

  const send = (frame: ServerFrame) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) return socket.terminate()
    socket.send(JSON.stringify(frame))
  }
  /** A question that is refused is named, so that the page can give it back to its player. */
  const refuse = (code: string, message: string, question?: string) =>
    send({ type: 'error', code, message, ...(question ? { reply_to: question } : {}) })
  const refuseFor = (reason: Refusal, question?: string) => refuse(...REFUSALS[reason], question)

  function isTooMany({ membershipId }: Session, question?: string): boolean {
    const seconds = Math.ceil(limit.take(membershipId) / 1_000)
    if (seconds > 0)
      refuse('too-many-messages', `Too many messages. You can ask again in ${seconds} s.`, question)
    return seconds > 0
  }

  function follow(run: LiveAnswer) {
    unfollow()
    unfollow = () => {}
    current = run
    const leave = run.follow((frame) => {
      send(frame)
      // What has ended is let go at once: a socket may stay open for hours.
      if (current !== run || !run.isOver()) return
      current = undefined
      unfollow = () => {}
    })
    if (current === run) unfollow = leave
  }

  async function settle(ask: () => Promise<Session>): Promise<void> {
    const { id, membershipId } = await ask()
    if (membershipId !== wanted) return socket.close(SOCKET_NOT_YOURS, 'not yours')
    sessionId = id
    context.onSession(membershipId, () => checks.kept(id))
  }

  /** The cookie tells who speaks, or the ticket of the first frame where no cookie comes along. */
  async function identify(frame: ClientFrame | undefined): Promise<boolean> {
    try {
      await settle(context.byCookie)
    } catch (error) {
      if (!isSignedOut(error)) {
        socket.close(TRY_LATER, 'try again later')
        return false
      }
      const ticket = frame?.type === 'configure' ? frame.ticket : undefined
      const { byTicket } = context
      if (!byTicket || (frame !== undefined && ticket === undefined)) {
        socket.close(SOCKET_SIGNED_OUT, 'signed out')
        return false
      }
      if (ticket === undefined) return false
      const bySession = byTicket(ticket)
      if (!bySession) {
        socket.close(SOCKET_SIGNED_OUT, 'signed out')
        return false
      }
      // The sign-in is read anew each time: a ticket does not outlive it.
      await settle(bySession).catch((late: unknown) => closeAfter(socket, late))
    }
    return sessionId !== undefined
  }

  async function configure(session: Session, frame: Extract<ClientFrame, { type: 'configure' }>) {
    const { ai_api_key: key, provider, model, daily_tokens } = frame
    ai = {
      ...(key ? { key } : {}),
      ...(provider ? { provider } : {}),
      ...(model ? { model } : {}),
      ...(daily_tokens === undefined ? {} : { daily_tokens }),
    }
    timeZone = frame.time_zone
    const { membershipId } = session
    const known = frame.reply_id ? await runs.byId(membershipId, frame.reply_id) : undefined
    const talked = frame.conversation_id
      ? await runs.inConversation(membershipId, frame.conversation_id)
      : undefined
    const run = known ?? (talked && !talked.isOver() ? talked : undefined)
    send({ type: 'ready', ...(run ? { running: run.id } : {}) })
    if (run) follow(run)
    // Who has chosen a model that cannot be asked is told before they ask.
    const engine = await context.assistant.engineFor(session, ai)
    if (engine.is === 'unavailable') send({ type: 'system', content: engine.failure.text })
  }

  /** A page that looks at an older copy of the account than the answer is told what the answer sees. */
  async function updateContext(session: Session, frame: Extract<ClientFrame, { type: 'user_message' }>) {
    const known = seenSchema.safeParse(frame.context)
    if (!known.success) return
    const inventoryData = await context.assistant.sees(session)
    if (known.data.inventoryData?.readAt === inventoryData.readAt) return
    send({ type: 'context_update', context: { inventoryData } })
  }

  async function ask(session: Session, frame: Extract<ClientFrame, { type: 'user_message' }>) {
    const { query } = frame
    const text = frame.message.trim() || (query ? queryInWords(query) : '')
    if (text === '') return
    if (isTooMany(session, frame.id)) return
    if (current && !current.isOver() && current.replyTo !== frame.id) return refuseFor('busy', frame.id)
    personality = frame.personality
    const run = await runs.ask(
      session,
      { text, query, personality, timeZone, conversationId: frame.conversation_id, messageId: frame.id },
      ai,
    )
    if (typeof run === 'string') return refuseFor(run, frame.id)
    follow(run)
    // The answer does not wait for it, nor fail with it.
    void updateContext(session, frame).catch(() => {})
  }

  async function regenerate(session: Session, id: string) {
    if (isTooMany(session)) return
    const run = await runs.again(session, id, { personality, timeZone }, ai)
    if (typeof run === 'string') refuseFor(run)
    else follow(run)
  }

  async function handle(text: string) {
    if (!context.takeFrame()) return socket.close(TRY_LATER, 'too many messages')
    const frame = readFrame(text)
    if (!sessionId && !(await identify(frame))) return
    if (!frame) {
      if (++bad > MOST_BAD_FRAMES) return socket.close(POLICY, 'not understood')
      return refuse('bad-frame', 'This message was not understood.')
    }
    if (frame.type === 'heartbeat' || !sessionId) return
    const isQuestion = frame.type === 'user_message' || frame.type === 'regenerate'
    const check = isQuestion ? checks.fresh : checks.kept
    const session = await check(sessionId).catch((error: unknown) => closeAfter(socket, error))
    if (!session) return
    if (frame.type === 'configure') return configure(session, frame)
    if (frame.type === 'user_message') return ask(session, frame)
    if (frame.type === 'regenerate') return regenerate(session, frame.id)
    current?.stop()
  }

  let queue: Promise<unknown> = identify(undefined)
  let waiting = 0
  socket.on('message', (data: unknown) => {
    // A socket that is closing still hears what its client sends.
    if (socket.readyState !== socket.OPEN) return
    if (waiting >= MOST_WAITING) return socket.terminate()
    waiting += 1
    queue = queue
      .then(() => handle(String(data)))
      .catch(() => refuse('answer-failed', 'The answer could not be written. Please try again.'))
      .finally(() => {
        waiting -= 1
      })
  })
  const patience = setTimeout(() => {
    if (!sessionId) socket.close(SOCKET_SIGNED_OUT, 'signed out')
  }, patient(IDENTIFY_WITHIN_MS))
  socket.on('close', () => {
    clearTimeout(patience)
    unfollow()
    // The key goes with the socket it came over.
    ai = {}
  })
}
