import { createHash } from 'node:crypto'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import { noteUse } from '@ai-vault/game/weapons/rating/explain/note-use.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import { readGuardianAnswer } from '@ai-vault/platform/guardian/guardian-answer.ts'
import { createInspector } from '@ai-vault/platform/inspection/inspector.ts'
import { LRUCache } from 'lru-cache'
import {
  MisfitError,
  objectBytes,
  type PartName,
  type PartsOf,
  readPart,
  splitGuardian,
  type WrittenPart,
} from '../parts/parts.ts'
import { processorSeconds } from '../processor-time.ts'
import { withPresent } from '../views/known-versions.ts'
import type {
  Made,
  MakeTask,
  TranslatedCopy,
  TranslateTask,
  WorkerResult,
  WorkerSettings,
  WorkerTask,
} from './messages.ts'
import { createReferences, UnableError } from './references.ts'
import type { ViewBuilder } from './view-builder.ts'

/** Enough for those who are here now: their answers are kept by the server itself. */
const OBJECT_BYTES = 24 * 1024 * 1024

type Outcome = WorkerResult extends infer Each
  ? Each extends WorkerResult
    ? Omit<Each, 'seconds'>
    : never
  : never

/** What runs in a worker: tasks in, results out, one after the other. */
export function createWorker(settings: WorkerSettings, builders: Readonly<Record<string, ViewBuilder>>) {
  const references = createReferences(settings)
  const inspect = createInspector()
  const held = new LRUCache<string, { readonly version: string; readonly fields: Partial<Guardian> }>({
    maxSize: OBJECT_BYTES,
  })

  function hold(key: string, version: string, part: WrittenPart, fields: Partial<Guardian>) {
    held.set(`${key}:${part.name}`, { version, fields }, { size: objectBytes(part) })
  }

  function translate({ answer, before, language }: TranslateTask): TranslatedCopy {
    const { definitions } = references.definitions(language, answer.contentKey)
    const { guardian: read, unread } = readGuardianAnswer(answer, definitions, inspect)
    const guardian = before ? withUse(read, before) : read
    const { mintedAt, withheld, unknownItems } = guardian
    const key = `${answer.owner.membershipType}:${answer.owner.membershipId}`
    const { parts: split, version } = splitGuardian(guardian)
    const parts = split.map(({ fields, written }) => {
      hold(key, version, written, fields)
      return written
    })
    const itemCount = countItems(guardian)
    return { version, mintedAt, itemCount, withheldCount: withheld.length, unknownItems, unread, parts }
  }

  function partsOf({ copy, parts, written }: MakeTask): PartsOf<PartName> | undefined {
    for (const part of written ?? []) {
      hold(copy.key, copy.version, part, readPart(part.name, part.shape, part.body))
    }
    const found = parts.map((name) => held.get(`${copy.key}:${name}`))
    if (found.some((part) => part?.version !== copy.version)) return undefined
    return Object.assign({}, ...found.map((part) => part?.fields))
  }

  async function make(task: MakeTask): Promise<Made | undefined> {
    const builder = builders[task.kind]
    if (!builder) throw new UnableError(`nothing here makes ${task.kind}`)
    const context = await references.contextOf(task.basis)
    const guardian = partsOf(task)
    if (!guardian) return undefined
    const content = builder.content(guardian, task.input, context)
    const json = toBytes(content)
    const version = createHash('sha256').update(json).digest('base64url').slice(0, 22)
    const { comparison } = builder
    if (!comparison) return { json, version, digests: undefined, changes: [] }
    const earlier = task.earlier.map(({ version, digests }) => ({ version, digests: asBuffer(digests) }))
    const versions = withPresent(earlier, version, () => comparison.digest(content))
    const digests = versions[0]?.digests ?? Buffer.alloc(0)
    const changes = versions.map(
      (each) => [each.version, toBytes(comparison.changes(content, digests, each))] as const,
    )
    return { json, version, digests: new Uint8Array(digests), changes }
  }

  async function outcomeOf(task: WorkerTask): Promise<Outcome> {
    try {
      if (task.type === 'translate') return { type: 'translated', copy: translate(task) }
      const made = await make(task)
      return made ? { type: 'made', made } : { type: 'missing' }
    } catch (error) {
      if (error instanceof MisfitError) return { type: 'misfit', reason: error.message }
      if (error instanceof UnableError) return { type: 'unable', reason: error.message }
      if (error instanceof PlatformError) return { type: 'refused', failure: failureOf(error) }
      throw error
    }
  }

  return async (task: WorkerTask): Promise<WorkerResult> => {
    const start = processorSeconds()
    const outcome = await outcomeOf(task)
    return { ...outcome, seconds: processorSeconds() - start }
  }
}

/** Without the weapons of before it is not known which of them were used since. */
function withUse(guardian: Guardian, { name, shape, body }: WrittenPart): Guardian {
  try {
    const before = readPart('weapons', shape, body)
    return { ...guardian, weapons: noteUse(before.weapons, guardian.weapons, guardian.mintedAt) }
  } catch (error) {
    if (error instanceof MisfitError) return guardian
    throw new Error(`The part ${name} of before could not be used`, { cause: error })
  }
}

const toBytes = (content: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(content))

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function failureOf({ code, platformCode, platformStatus, httpStatus, retryAfterMs }: PlatformError) {
  return {
    code,
    ...(platformCode === undefined ? {} : { platformCode }),
    ...(platformStatus === undefined ? {} : { platformStatus }),
    ...(httpStatus === undefined ? {} : { httpStatus }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}
