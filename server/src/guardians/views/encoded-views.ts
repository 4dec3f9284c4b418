import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { limitConcurrency } from '../../async/limit-concurrency.ts'
import { deleteWhere } from '../../caches/delete-where.ts'
import type { Encoding } from '../../http/accepted-encoding.ts'
import { isKeyOf } from '../copy-entries.ts'
import type { GuardianCopy } from '../guardians.ts'
import { MisfitError, type PartName, type PartsOf } from '../parts/parts.ts'
import { processorSeconds } from '../processor-time.ts'
import type { GuardianWorkers } from '../workers/guardian-workers.ts'
import type { AnswerPlace, CachedResponses } from './cached-responses.ts'
import { type Comparison, createKnownVersions } from './known-versions.ts'

/**
 * Large answers, ready to send. An answer made from a guardian is turned into JSON and compressed once for each copy;
 * after that a request costs a look-up, however old the copy becomes: its age is not in it. Brotli is kept, because it
 * is the smallest; the few clients that want something else get it from there.
 */
const BODY_BYTES = 32 * 1024 * 1024
/** For clients without brotli: few, and not more than these in memory. */
const GZIP_BYTES = 4 * 1024 * 1024
/** Tags outlive the bodies: whoever has an answer is told so without making it again. */
const TAG_BYTES = 4 * 1024 * 1024
const BESIDE_TAG = 200
/** A large guardian takes some 30 MB while it is being encoded. */
const AT_ONCE = 2
const PLACE = '\0'
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)

export interface View<Content extends object = object, Name extends PartName = PartName> {
  readonly name: string
  /** Changes with whatever the content depends on besides the guardian; a reader of an earlier one is told what has changed. */
  readonly edition?: string
  /** The language of the names in the answer. */
  readonly language?: string
  /** The parts of the guardian that `content` reads. */
  readonly parts: readonly Name[]
  /** What depends on the guardian alone. */
  content(guardian: PartsOf<Name>): Content
  /** Puts the answer into what surrounds it, where something does. */
  wrap?(json: string): string
  /** The same for a thread that makes it: what `content` is called there, and what it needs besides the guardian. */
  readonly order?: { readonly kind: string; readonly input: object }
  /** Where a reader can be told what has changed. */
  readonly comparison?: Comparison<Content>
  /** The version that this reader has. */
  readonly since?: string | undefined
}

interface Body {
  /** Tells its bytes from all others. */
  readonly key: string
  readonly brotli: Buffer
}

interface Encoded {
  /** Tells two contents apart. */
  readonly etag: string
  readonly whole: Body
  /** By the version that a reader has; only where that is much less than the whole. */
  readonly changes: ReadonlyMap<string, Body>
}

export interface EncodedViewsDeps {
  readonly bodyBytes?: number
  readonly digestBytes?: number
  readonly onJson?: (seconds: number) => void
  /** Where answers are made, if not here. */
  readonly workers?: Pick<GuardianWorkers, 'make'> | undefined
  /** Where answers outlast this process. */
  readonly kept?: CachedResponses | undefined
}

/** Makes an answer from a copy: what was made before this process began is taken from the disk. */
function createViewBuilder({ digestBytes, onJson, workers, kept: onDisk }: EncodedViewsDeps) {
  const known = createKnownVersions(digestBytes)
  const limited = limitConcurrency(AT_ONCE)

  async function build(copy: GuardianCopy, view: View): Promise<Encoded> {
    const { json, version, changes } =
      (await makeElsewhere(copy, view)) ?? write(copy, view, await copy.loadStored(view.parts))
    const head = view.comparison ? { version } : {}
    const whole = await compress(withHead(head, json, view), BROTLI)
    const etag = `W/"${version}"`
    return {
      etag,
      whole: { key: bodyKey(view, etag), brotli: whole },
      changes: await encodeChanges(changes, bodyKey(view, etag), head, view, whole.length / 2),
    }
  }

  /** A copy that has to be read anew is waited for without a place among those that are encoded. */
  async function buildInTurn(copy: GuardianCopy, view: View): Promise<Encoded> {
    try {
      return await limited(() => build(copy, view))
    } catch (error) {
      if (!(error instanceof MisfitError)) throw error
      await copy.load(view.parts)
      return limited(() => build(copy, view))
    }
  }

  /** What was made before this process began, or is no longer in its memory, else what is made now. */
  async function keptOrBuilt(copy: GuardianCopy, view: View, state: string): Promise<Encoded> {
    const place = onDisk && view.order && placeOf(copy, view)
    if (!place) return buildInTurn(copy, view)
    const madeFrom = `${view.name} ${state}`
    const found = await onDisk.read(place, madeFrom)
    if (found) {
      const { etag, brotli } = found
      return { etag, whole: { key: bodyKey(view, etag), brotli }, changes: new Map() }
    }
    const built = await buildInTurn(copy, view)
    onDisk.write(place, madeFrom, { etag: built.etag, brotli: built.whole.brotli })
    return built
  }

  async function makeElsewhere(copy: GuardianCopy, view: View) {
    if (!workers || !view.order) return undefined
    const compared = `${view.name}:${copy.key}`
    const earlier = view.comparison ? known.of(compared) : []
    const made = await workers.make(copy, { ...view.order, parts: view.parts }, earlier)
    if (!made) return undefined
    const { json, version, digests, changes } = made
    if (digests) known.note(compared, version, () => Buffer.from(digests))
    return { json, version, changes: view.comparison ? changes : [] }
  }

  /** Only bytes leave it: the content is a large thing, and nobody holds it while they are compressed. */
  function write(copy: GuardianCopy, view: View, guardian: PartsOf<PartName>) {
    const start = processorSeconds()
    const content = view.content(guardian)
    const json = toBytes(content)
    const version = createHash('sha256').update(json).digest('base64url').slice(0, 22)
    const changes = changesOf(copy, view, content, version)
    onJson?.(processorSeconds() - start)
    return { json, version, changes }
  }

  function changesOf(copy: GuardianCopy, { name, comparison }: View, content: object, version: string) {
    if (!comparison) return []
    const versions = known.note(`${name}:${copy.key}`, version, () => comparison.digest(content))
    const [{ digests } = { digests: Buffer.alloc(0) }] = versions
    return versions.map((earlier) => {
      const changed = comparison.changes(content, digests, earlier)
      return [earlier.version, toBytes(changed)] as const
    })
  }

  return {
    keptOrBuilt,
    async drop(membershipId: string) {
      known.deleteWhere(isKeyOf(membershipId))
      await onDisk?.drop(membershipId)
    },
  }
}

export type EncodedViews = ReturnType<typeof createEncodedViews>

export function createEncodedViews(deps: EncodedViewsDeps = {}) {
  const { keptOrBuilt, drop } = createViewBuilder(deps)
  const ready = new LRUCache<string, { readonly state: string; readonly encoded: Encoded }>({
    maxSize: deps.bodyBytes ?? BODY_BYTES,
    sizeCalculation: ({ encoded }) => bytesOf(encoded),
  })
  const tags = new LRUCache<string, { readonly state: string; readonly etag: string }>({
    maxSize: TAG_BYTES,
    sizeCalculation: (_, key) => key.length + BESIDE_TAG,
  })
  const zipped = new LRUCache<string, Buffer>({
    maxSize: GZIP_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  const building = createSingleFlight<Encoded>()

  const keyOf = (copy: GuardianCopy, view: View) => `${view.name}:${copy.key}`
  const stateOf = (copy: GuardianCopy, view: View) => `${copy.version}:${view.edition ?? ''}`

  return {
    /** Undefined where it has to be encoded first. */
    tagOf(copy: GuardianCopy, view: View): string | undefined {
      const kept = tags.get(keyOf(copy, view))
      return kept?.state === stateOf(copy, view) ? kept.etag : undefined
    },

    /** Concurrent readers of a copy that is not encoded yet share the work. */
    async encode(copy: GuardianCopy, view: View): Promise<Encoded> {
      const key = keyOf(copy, view)
      const state = stateOf(copy, view)
      const kept = ready.get(key)
      if (kept?.state === state) return kept.encoded
      return building.run(`${key}:${state}`, async () => {
        const encoded = await keptOrBuilt(copy, view, state)
        ready.set(key, { state, encoded })
        tags.set(key, { state, etag: encoded.etag })
        return encoded
      })
    },

    /** Forgets what was made for a player. */
    async drop(membershipId: string) {
      deleteWhere(ready, isKeyOf(membershipId))
      deleteWhere(tags, isKeyOf(membershipId))
      await drop(membershipId)
    },

    async bytes(body: Body, encoding: Encoding): Promise<Buffer> {
      if (encoding === 'br') return body.brotli
      if (encoding === 'identity') return decompress(body.brotli)
      const kept = zipped.get(body.key)
      if (kept) return kept
      const made = await zip(await decompress(body.brotli))
      zipped.set(body.key, made)
      return made
    },
  }
}

function placeOf({ key }: GuardianCopy, { order, language }: View): AnswerPlace {
  const [membershipType = '', membershipId = ''] = key.split(':')
  return { membershipType, membershipId, name: `${order?.kind} ${language}` }
}

/** A tag is of the content alone; what surrounds it is the view's. */
const bodyKey = ({ name }: View, etag: string) => `${name} ${etag}`

const toBytes = (content: object) => Buffer.from(JSON.stringify(content))

async function encodeChanges(
  changes: readonly (readonly [since: string, changed: Uint8Array])[],
  key: string,
  head: object,
  view: View,
  mostBytes: number,
): Promise<ReadonlyMap<string, Body>> {
  const encoded = new Map<string, Body>()
  for (const [since, changed] of changes) {
    const brotli = await compress(withHead(head, changed, view), BROTLI)
    if (brotli.length < mostBytes) encoded.set(since, { key: `${key} since ${since}`, brotli })
  }
  return encoded
}

const bytesOf = ({ whole, changes }: Encoded) =>
  [...changes.values()].reduce((sum, { brotli }) => sum + brotli.length, whole.brotli.length)

/** Joining bytes is cheaper than building the whole text once more. */
function withHead(head: object, content: Uint8Array, { wrap }: View): Buffer {
  const [before = '', after = ''] = wrap?.(PLACE).split(PLACE) ?? []
  const fields = JSON.stringify(head).slice(1, -1)
  const opened = Buffer.from(`${before}{${fields}${fields ? ',' : ''}`)
  return Buffer.concat([opened, content.subarray(1), Buffer.from(after)])
}
