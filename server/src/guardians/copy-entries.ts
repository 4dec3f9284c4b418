import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { deleteWhere } from '../caches/delete-where.ts'
import type { CopyFacts, GuardianStore, Owner } from './guardian-store.ts'
import {
  MisfitError,
  objectBytes,
  type PartName,
  type PartsOf,
  readPart,
  type splitGuardian,
  type WrittenPart,
} from './parts/parts.ts'
import { processorSeconds } from './processor-time.ts'

const KNOWN_GUARDIANS = 20_000
const OBJECT_BYTES = 48 * 1024 * 1024
/** Another node may replace a copy while it is being read, but hardly twice. */
const TRIES = 3

/** A guardian this process knows of: small, and there for many more than there are objects in memory. */
export interface Entry {
  readonly owner: Owner
  facts: CopyFacts
  /** Held until the database has it. */
  unsaved?: readonly WrittenPart[]
  /** The last try was refused, which is no matter of waiting: the next reader asks the platform again. */
  mustRecheck?: boolean
  /** The last try failed; until `pauseUntil` there is no other. */
  failure?: { readonly code: PlatformErrorCode; readonly pauseUntil: number }
  /** Not all that is stored of it can be read: the next copy replaces it, whatever its age. */
  misfit?: boolean
}

export const keyOf = (owner: Owner) => `${owner.membershipType}:${owner.membershipId}`
/** Whether a key is of this player, also where something else stands before or behind. */
export const isKeyOf = (membershipId: string) => (key: string) => key.split(':').includes(membershipId)

export interface GuardianCopiesDeps {
  readonly store: GuardianStore
  readonly now: () => number
  readonly objectBytes?: number
  readonly onSaveFailed?: (error: unknown) => void
  /** Called with the seconds of processor time every JSON conversion took. */
  readonly onJson?: (seconds: number) => void
}

/** A part in memory, and the copy it is of. */
interface HeldPart {
  readonly version: string
  readonly fields: Partial<Guardian>
}

type SplitParts = ReturnType<typeof splitGuardian>['parts']

export const timedJson =
  ({ onJson }: Pick<GuardianCopiesDeps, 'onJson'>) =>
  <T>(work: () => T): T => {
    const start = processorSeconds()
    const result = work()
    onJson?.(processorSeconds() - start)
    return result
  }

/** The parts of copies: in memory as objects, by bytes, and all of them in the database. */
export function createPartReader(deps: GuardianCopiesDeps) {
  const { store } = deps
  const timed = timedJson(deps)
  const held = new LRUCache<string, HeldPart>({ maxSize: deps.objectBytes ?? OBJECT_BYTES })
  const reading = createSingleFlight<Partial<Guardian> | undefined>()

  const partKey = (owner: Owner, name: PartName) => `${keyOf(owner)}:${name}`

  /** Those of the named ones that there are, as they are stored. */
  const writtenOf = async ({ owner, unsaved }: Entry, version: string, names: readonly PartName[]) =>
    unsaved?.filter(({ name }) => names.includes(name)) ?? store.parts(owner, version, names)

  /** Undefined where there is no such part of this version. */
  async function open({ owner }: Entry, version: string, name: PartName, stored: Promise<WrittenPart[]>) {
    const part = (await stored).find((each) => each.name === name)
    if (!part) return undefined
    const fields: Partial<Guardian> = timed(() => readPart(name, part.shape, part.body))
    held.set(partKey(owner, name), { version, fields }, { size: objectBytes(part) })
    return fields
  }

  /** Of one version, whatever happens meanwhile; undefined where the database has it no longer. */
  async function loadVersion(entry: Entry, version: string, names: readonly PartName[]) {
    const keyOfPart = (name: PartName) => partKey(entry.owner, name)
    const inMemory = (name: PartName) => {
      const part = held.get(keyOfPart(name))
      return part?.version === version ? part.fields : undefined
    }
    const known = new Map(names.map((name) => [name, inMemory(name)]))
    const missing = names.filter((name) => !known.get(name) && !reading.has(`${keyOfPart(name)}:${version}`))
    // One query for all of them.
    const stored = missing.length > 0 ? writtenOf(entry, version, missing) : Promise.resolve([])
    const read = (name: PartName) =>
      reading.run(`${keyOfPart(name)}:${version}`, () => open(entry, version, name, stored))
    const parts = await Promise.all(names.map((name) => known.get(name) ?? read(name)))
    return parts.includes(undefined) ? undefined : Object.assign({}, ...parts)
  }

  /** Throws MisfitError where what is stored cannot be read. */
  const load = <Name extends PartName>(entry: Entry, names: readonly Name[]): Promise<PartsOf<Name>> =>
    ofPresent(entry, (version) => loadVersion(entry, version, names))

  /** The same unopened, for whoever opens them elsewhere. */
  const loadWritten = (entry: Entry, names: readonly PartName[]) =>
    ofPresent(entry, async (version) => {
      const written = await writtenOf(entry, version, names)
      return written.length === names.length ? written : undefined
    })

  async function ofPresent<T>(entry: Entry, read: (version: string) => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const loaded = await read(entry.facts.version)
      if (loaded !== undefined) return loaded
      const facts = await store.facts(entry.owner)
      if (!facts) break
      // Another node has replaced the copy: its parts are the ones that are there.
      entry.facts = facts
    }
    throw new MisfitError('A copy known a moment ago is not in the database, or not whole')
  }

  return {
    load,
    loadWritten,
    hold(owner: Owner, { version }: CopyFacts, parts: SplitParts) {
      for (const { fields, written } of parts) {
        held.set(partKey(owner, written.name), { version, fields }, { size: objectBytes(written) })
      }
    },
    drop: (membershipId: string) => deleteWhere(held, isKeyOf(membershipId)),
  }
}

/** The guardians that this process knows of, and what the database has to be told of them. */
export function createEntries({ store, now, onSaveFailed }: GuardianCopiesDeps) {
  const entries = new LRUCache<string, Entry>({ max: KNOWN_GUARDIANS })
  const writes = new Set<Promise<void>>()

  function inBackground(write: Promise<void>) {
    const tracked = write.catch((error) => onSaveFailed?.(error)).finally(() => writes.delete(tracked))
    writes.add(tracked)
  }

  async function find(owner: Owner): Promise<Entry | undefined> {
    const key = keyOf(owner)
    const entry = entries.get(key)
    if (entry) return entry
    const facts = await store.facts(owner)
    // Somebody else may have brought it meanwhile.
    const found = entries.get(key) ?? (facts && { owner, facts })
    if (!found) return undefined
    entries.set(key, found)
    return found
  }

  /** The platform has the same, minted anew, or nothing newer. */
  function confirm(entry: Entry, { mintedAt }: Pick<CopyFacts, 'mintedAt'> = entry.facts): Entry {
    entry.facts = { ...entry.facts, mintedAt, fetchedAt: now() }
    delete entry.failure
    delete entry.mustRecheck
    inBackground(store.markChecked(entry.owner, entry.facts))
    return entry
  }

  return {
    find,
    confirm,

    save(owner: Owner, facts: CopyFacts, parts: readonly WrittenPart[]): Entry {
      const misfit = entries.get(keyOf(owner))?.misfit === true
      const entry: Entry = { owner, facts, unsaved: parts }
      entries.set(keyOf(owner), entry)
      const saved = store.save(owner, facts, parts, { evenIfOlder: misfit }).then(() => {
        delete entry.unsaved
      })
      inBackground(saved)
      return entry
    },

    /** The copy in hand, unless another node has brought a newer one, or has heard since that there is none. */
    async renew(owner: Owner): Promise<Entry | undefined> {
      const entry = await find(owner)
      if (!entry || entry.unsaved) return entry
      // Without a database the copy in hand is as good as it was.
      const facts = await store.facts(owner).catch(() => undefined)
      if (!facts || facts.fetchedAt <= entry.facts.fetchedAt) return entry.misfit ? undefined : entry
      entry.facts = facts
      delete entry.failure
      delete entry.mustRecheck
      delete entry.misfit
      return entry
    },

    /** Waits for writes under way, before the database closes. */
    async settle() {
      await Promise.all(writes)
    },

    drop: (membershipId: string) => deleteWhere(entries, isKeyOf(membershipId)),
  }
}
