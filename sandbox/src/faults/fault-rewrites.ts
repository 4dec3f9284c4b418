import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { areaOf, pathOf } from '../wire/areas.ts'
import type { FaultStore } from './fault-store.ts'

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

/**
 * What an update of the real platform does to a client that nobody changed: fields, components and enum values that
 * are in no description. Values that name things (ids, hashes, types of membership) stay as they are.
 */
const NEWER_ENUM_VALUES: Readonly<Record<string, number>> = {
  bindStatus: 7,
  breakerType: 9,
  damageType: 42,
  energyType: 42,
  itemSubType: 99,
  itemType: 99,
  location: 9,
  mode: 194,
  standing: 9,
  tierType: 17,
}
/** Bits that no flag has yet. */
const NEWER_FLAGS: Readonly<Record<string, number>> = {
  cannotEquipReason: 1 << 20,
  state: 1 << 20,
  transferStatus: 1 << 20,
  versionsOwned: 1 << 28,
}
/** Every so many values of a kind change, so that known ones stay beside them. */
const EVERY = 5

function createRewriter() {
  const seen = new Map<string, number>()
  const isTurnOf = (key: string) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count % EVERY === 1
  }
  return (key: string, value: unknown): unknown => {
    if (typeof value === 'number') {
      const newer = NEWER_ENUM_VALUES[key]
      if (newer !== undefined && isTurnOf(key)) return newer
      const flag = NEWER_FLAGS[key]
      if (flag !== undefined && isTurnOf(key)) return value | flag
    }
    if (key === 'modes' && Array.isArray(value)) return [...value, 194]
    return value
  }
}

interface AnyEnvelope {
  readonly Response: unknown
}

function addUnknownValues(body: string): string {
  const envelope = JSON.parse(body, createRewriter()) as AnyEnvelope
  const { Response: response } = envelope
  const isObject = typeof response === 'object' && response !== null && !Array.isArray(response)
  const grown = isObject
    ? {
        ...response,
        newComponent: {
          data: { since: '2031-01-01T00:00:00Z', entries: [{ kind: 3, hash: 1 }] },
          privacy: 1,
        },
        newFlag: true,
      }
    : response
  return JSON.stringify({
    ...envelope,
    Response: grown,
    newEnvelopeField: { note: 'nobody knows this field' },
  })
}
