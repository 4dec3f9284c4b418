import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { needsPlainBody } from '../faults/fault-rewrites.ts'
import type { FaultStore } from '../faults/fault-store.ts'
import { pathOf } from './areas.ts'

type Encoding = 'gzip' | 'br'

/** A body that is served many times: its compressed forms are made once, when first asked for. */
export interface ServedBody {
  readonly bytes: Buffer
  readonly encodings: readonly Encoding[]
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

/** Below this size compression costs more than it saves. */
const WORTH_COMPRESSING = 4_096

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gzip)(bytes, { level: 2 }),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

export const servedBody = (body: string | Buffer, encodings: readonly Encoding[]): ServedBody => ({
  bytes: typeof body === 'string' ? Buffer.from(body) : body,
  encodings,
  compressed: new Map(),
})

function chooseEncoding(body: ServedBody, accepted: string): Encoding | undefined {
  if (body.bytes.length < WORTH_COMPRESSING) return undefined
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.replaceAll(' ', ''))
    .filter((offer) => !/;q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  return body.encodings.find((encoding) => offers.includes(encoding))
}

export async function sendBody(
  faults: FaultStore,
  request: FastifyRequest,
  reply: FastifyReply,
  body: ServedBody,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  reply.type(type).header('vary', 'accept-encoding')
  const encoding = chooseEncoding(body, String(request.headers['accept-encoding'] ?? ''))
  if (encoding === undefined || needsPlainBody(faults, pathOf(request.url))) return reply.send(body.bytes)
  let compressed = body.compressed.get(encoding)
  if (!compressed) {
    compressed = compress[encoding](body.bytes)
    body.compressed.set(encoding, compressed)
  }
  return reply.header('content-encoding', encoding).send(await compressed)
}
