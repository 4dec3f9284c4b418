import {
  SOCKET_NOT_YOURS,
  SOCKET_SIGNED_OUT,
  sentinelConnectionSchema,
} from '@ai-vault/contract/advice/sentinel.ts'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/fastify-app.ts'
import { addressGroup } from '../../http/protection/address-group.ts'
import { allow } from '../../http/route-options.ts'
import { playerOf } from '../../sessions/guards/player.ts'
import type { SessionGuard } from '../../sessions/guards/session-guard.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { MessageLimit } from '../message-limit.ts'
import type { LiveAnswers } from './live-answers.ts'
import { closeAfter, type SocketContext, serveSocket, TRY_LATER } from './serve-socket.ts'
import { createSessionChecks } from './session-checks.ts'
import { MOST_FRAME_BYTES } from './socket-frames.ts'
import type { Tickets } from './tickets.ts'

const HEARTBEAT_MS = 25_000
const MOST_SOCKETS = 5_000
const MOST_OF_PLAYER = 100
/** Of one address that have not said who they are yet: a page says so with its first frame. */
const MOST_UNKNOWN = 50

export interface SocketRoutesDeps {
  readonly runs: LiveAnswers
  readonly assistant: SocketContext['assistant']
  readonly guard: Pick<SessionGuard, 'byCookie'>
  readonly sessions: Pick<Sessions, 'byId'>
  readonly tickets: Tickets
  readonly limit: MessageLimit
  /** Of frames, whatever they ask for. */
  readonly frames: MessageLimit
  readonly now: () => number
  /** Where browsers reach the app; the only pages that may open the socket. */
  readonly publicUrl: string
  /** Where the socket lives, if not beside the app. */
  readonly analyzerUrl: string | undefined
  readonly heartbeatMs?: number
}

interface SocketState {
  readonly address: string
  membershipId?: string
  isAlive: boolean
  check(): Promise<unknown>
}

/** The sockets of this node, by player. */
export interface OpenSockets {
  /** Ends all sockets of a player. */
  drop(membershipId: string): void
  count(): number
}

/** The live chat (G-03): its socket, and where a page finds it. */
export async function socketRoutes(app: App, deps: SocketRoutesDeps): Promise<OpenSockets> {
  const { guard, sessions, tickets, frames, publicUrl, analyzerUrl, heartbeatMs = HEARTBEAT_MS } = deps
  const sockets = new Map<WebSocket, SocketState>()
  const checks = createSessionChecks(sessions, deps.now)
  await app.register(websocket, { options: { maxPayload: MOST_FRAME_BYTES } })

  app.get(
    '/api/sentinel/connection',
    allow('session', {
      tags: ['sentinel'],
      summary: 'Where the socket of the live chat is',
      response: { 200: sentinelConnectionSchema },
    }),
    async (request) => {
      const player = playerOf(request)
      const base = (analyzerUrl ?? '').replace(/^http/, 'ws')
      return {
        socket: `${base}/ws/sentinel/${player.membershipId}`,
        ...(analyzerUrl ? { ticket: tickets.make(player) } : {}),
      }
    },
  )

  app.get(
    '/ws/sentinel/:membershipId',
    {
      websocket: true,
      // A browser sees no status of a refused socket, only a close code: so who may speak is checked after it opened.
      config: { auth: 'public' },
      schema: { params: z.object({ membershipId: z.string().max(30) }) },
    },
    (socket, request) => {
      const state: SocketState = {
        address: addressGroup(request.ip),
        isAlive: true,
        check: async () => undefined,
      }
      sockets.set(socket, state)
      socket.on('pong', () => {
        state.isAlive = true
      })
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => socket.terminate())
      if (sockets.size > MOST_SOCKETS) return socket.close(TRY_LATER, 'too many sockets')
      const unknown = [...sockets.values()].filter(
        ({ address, membershipId }) => membershipId === undefined && address === state.address,
      )
      if (unknown.length > MOST_UNKNOWN) return socket.close(TRY_LATER, 'too many sockets')
      if (!isOurPage(request, publicUrl)) return socket.close(SOCKET_NOT_YOURS, 'foreign origin')
      serveSocket(socket, {
        ...deps,
        checks,
        takeFrame: () => frames.take(state.membershipId ?? state.address) === 0,
        wanted: request.params.membershipId,
        byCookie: () => guard.byCookie(request),
        byTicket: analyzerUrl
          ? (ticket) => {
              const sessionId = tickets.read(ticket)
              return sessionId === undefined ? undefined : () => sessions.byId(sessionId)
            }
          : undefined,
        onSession(membershipId, check) {
          Object.assign(state, { membershipId, check })
          const own = [...sockets].filter(([, other]) => other.membershipId === membershipId)
          if (own.length > MOST_OF_PLAYER) own[0]?.[0].close(TRY_LATER, 'too many sockets of one player')
        },
      })
    },
  )

  const beating = setInterval(() => {
    for (const [socket, state] of sockets) {
      if (!state.isAlive) {
        socket.terminate()
        continue
      }
      state.isAlive = false
      socket.ping()
      // Browsers do not show pings to the page, which needs a sign of life too.
      socket.send('{"type":"heartbeat"}')
      state.check().catch((error: unknown) => closeAfter(socket, error))
    }
  }, heartbeatMs).unref()
  app.addHook('preClose', async () => clearInterval(beating))

  return {
    drop(membershipId) {
      for (const [socket, state] of sockets) {
        if (state.membershipId === membershipId) socket.close(SOCKET_SIGNED_OUT, 'signed out')
      }
    },
    count: () => sockets.size,
  }
}

/** Only our own pages may open the socket: from the public address, or from the host that was asked. */
function isOurPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
