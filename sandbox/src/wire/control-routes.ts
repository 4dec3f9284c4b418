import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseFaultOrder } from '../faults/fault-order.ts'
import type { SandboxContext } from '../sandbox-context.ts'

const isLoopback = (address: string): boolean => /^(::1$|(::ffff:)?127\.)/.test(address)

const refuse = (reply: FastifyReply, reason: string) => reply.code(400).send({ error: reason })

/** Moves the clock as asked; the reason if it cannot be read. */
function moveClock(clock: SandboxContext['clock'], body: unknown): string | undefined {
  const { now, advanceSeconds }: { now?: unknown; advanceSeconds?: unknown } =
    typeof body === 'object' && body !== null ? body : {}
  if (now === null) clock.release()
  else if (typeof now === 'string' && !Number.isNaN(Date.parse(now))) clock.set(new Date(now))
  else if (now !== undefined) return 'now is an ISO time, or null to let the clock run'
  if (advanceSeconds === undefined) return now === undefined ? 'send now or advanceSeconds' : undefined
  if (typeof advanceSeconds !== 'number' || !(Math.abs(advanceSeconds) <= 1e9)) {
    return 'advanceSeconds is a number of seconds'
  }
  clock.advance(advanceSeconds)
  return undefined
}

/** Faults, the clock and who is there. For this machine alone, and nothing a web page could post by itself. */
export async function registerControlRoutes(
  app: FastifyInstance,
  { context }: { context: SandboxContext },
): Promise<void> {
  const { faults, clock, guardians } = context
  // A page of any site may post text without asking first; JSON it may not.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.code(403).send({ error: 'control answers on loopback only' })
  })
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ error: error.message }),
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'there is no such control' }))

  app.get('/faults', () => ({ faults: faults.list() }))
  app.post('/faults', (request, reply) => {
    const parsed = parseFaultOrder(request.body)
    return 'reason' in parsed ? refuse(reply, parsed.reason) : reply.code(201).send(faults.add(parsed.order))
  })
  app.delete('/faults', () => {
    faults.clear()
    return { faults: faults.list() }
  })
  app.delete<{ Params: { id: string } }>('/faults/:id', (request) => {
    faults.clear(Number(request.params.id))
    return { faults: faults.list() }
  })

  app.get('/clock', () => ({ now: clock.now().toISOString() }))
  app.post('/clock', (request, reply) => {
    const reason = moveClock(clock, request.body)
    return reason === undefined ? { now: clock.now().toISOString() } : refuse(reply, reason)
  })

  app.get('/guardians', () => ({ guardians: guardians.cards }))
}
