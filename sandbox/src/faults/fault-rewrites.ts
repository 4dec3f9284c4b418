import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { areaOf, pathOf } from '../wire/areas.ts'
import type { FaultStore } from './fault-store.ts'
import { addUnknownValues } from './unknown-values.ts'

/** A body that will be rewritten must not be compressed yet. */
export const needsPlainBody = (faults: FaultStore, path: string): boolean =>
  faults.active('malformed', path) !== undefined || faults.active('unknown-values', path) !== undefined

/** Long enough for the first half to leave before the connection goes. */
const CUT_AFTER_MS = 20

function cutInTheMiddle(reply: FastifyReply, body: Buffer): Readable {
  reply.header('content-length', body.length)
  async function* firstHalf() {
    yield body.subarray(0, Math.ceil(body.length / 2))
    await wait(CUT_AFTER_MS)
    throw new Error('cut by a fault')
  }
  return Readable.from(firstHalf(), { objectMode: false })
}

const breakJson = (text: string): string => `${text.slice(0, Math.floor(text.length * 0.6))},"":}`

/** Rewrites an answer on its way out. */
export function registerFaultRewrites(app: FastifyInstance, { faults }: SandboxContext): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const path = pathOf(request.url)
    const area = areaOf(path)
    if (area === 'control' || area === 'elsewhere') return payload
    // Whoever asked has hung up: a fault spent here would be missing where somebody waits for it.
    if (request.raw.socket.destroyed) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (isJson && reply.statusCode === 200) {
      if (area === 'platform' && faults.take('unknown-values', path)) {
        return addUnknownValues(payload.toString())
      }
      if (faults.take('malformed', path)) return breakJson(payload.toString())
    }
    if (payload.length > 0 && faults.take('cut', path)) return cutInTheMiddle(reply, Buffer.from(payload))
    return payload
  })
}
