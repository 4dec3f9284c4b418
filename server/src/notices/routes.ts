import { PassThrough } from 'node:stream'
import {
  NOTICE_HEARTBEAT_MS,
  noticeRequestSchema,
  ownNoticesSchema,
} from '@ai-vault/contract/account/notices.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { addressGroup } from '../http/protection/address-group.ts'
import { allow } from '../http/route-options.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { SessionGuard } from '../sessions/guards/session-guard.ts'
import type { NumberedNotice } from './notice-store.ts'
import type { Notices } from './notices.ts'

/** What those who run the installation tell everybody who has a page open, or opens one within the day. */
export function operatorRoutes(app: App, { notices }: { readonly notices: Pick<Notices, 'publish'> }) {
  app.post(
    '/api/admin/notices',
    allow('admin', {
      tags: ['notices'],
      summary: 'Send a notice to everybody',
      body: noticeRequestSchema,
      response: { 200: doneSchema },
    }),
    async (request) => {
      await notices.publish(request.body)
      return { success: true as const }
    },
  )
}

const MOST_STREAMS = 5_000
const MOST_STREAMS_OF_ADDRESS = 100
/** A client that reads this far behind is let go; it comes back with its last id. */
const MOST_BUFFERED_BYTES = 64 * 1024

export interface NoticeRoutesDeps {
  readonly notices: Notices
  readonly guard: Pick<SessionGuard, 'byCookie'>
  readonly heartbeatMs?: number
}

export function noticeRoutes(app: App, deps: NoticeRoutesDeps) {
  const { notices, guard, heartbeatMs = NOTICE_HEARTBEAT_MS } = deps
  const streams = new Set<PassThrough>()
  const addresses = new Map<string, number>()
  const count = (address: string, change: number) => {
    const open = (addresses.get(address) ?? 0) + change
    if (open > 0) addresses.set(address, open)
    else addresses.delete(address)
  }

  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })

  app.get(
    '/api/notices',
    allow('session', {
      tags: ['notices'],
      summary: 'What the player was told personally in the last 30 days, newest first',
      response: { 200: ownNoticesSchema },
    }),
    async (request) => ({ notices: await notices.latestOf(playerOf(request).membershipId) }),
  )

  app.get(
    '/api/sse/notifications',
    {
      compress: false,
      config: { auth: 'public' },
      schema: {
        tags: ['notices'],
        summary:
          'Notices as server-sent events: those for everybody, and with the cookie those for the player',
        // A browser sends the header only when it reconnects by itself; our client makes each try anew.
        querystring: z.object({ lastEventId: z.string().max(20).optional() }),
      },
    },
    async (request, reply) => {
      const address = addressGroup(request.ip)
      const full = (addresses.get(address) ?? 0) >= MOST_STREAMS_OF_ADDRESS
      if (full || streams.size >= MOST_STREAMS) {
        throw new ApiError(503, 'too-many-streams', 'Too many open streams.', { retryAfter: 60 })
      }
      const stream = new PassThrough()
      streams.add(stream)
      count(address, 1)
      // A stream that cannot be told whose it is, is everybody's.
      const reader = await guard.byCookie(request).then(
        ({ membershipId }) => membershipId,
        () => undefined,
      )
      // Listening comes before replaying: what arrives between the two is sent once, by its number.
      const feed = createFeed(stream)
      const stopListening = notices.listen(feed.send, reader)
      const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
      stream.once('close', () => {
        clearInterval(heartbeat)
        stopListening()
        streams.delete(stream)
        count(address, -1)
      })
      reply.raw.once('close', () => stream.destroy())
      stream.write(': welcome\n\n')
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const lastId = lastEventId(request.headers['last-event-id'] ?? request.query.lastEventId)
      if (lastId !== undefined) for (const missed of await notices.since(lastId, reader)) feed.send(missed)
      if (reader !== undefined) for (const waited of await notices.waiting(reader)) feed.send(waited)
      return reply.send(stream)
    },
  )
}

function createFeed(stream: PassThrough) {
  const sent = new Set<number>()
  return {
    send({ id, notice }: NumberedNotice) {
      if (sent.has(id) || stream.writableEnded) return
      if (stream.writableLength > MOST_BUFFERED_BYTES) return stream.destroy()
      sent.add(id)
      const { type, content } = notice
      stream.write(`id: ${id}\ndata: ${JSON.stringify({ type, content })}\n\n`)
    },
  }
}

function lastEventId(header: string | string[] | undefined): number | undefined {
  const text = Array.isArray(header) ? header[0] : header
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
