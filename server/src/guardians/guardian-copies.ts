import type { Guardian } from '@ai-vault/game/guardian.ts'
import { noteUse } from '@ai-vault/game/weapons/note-use.ts'
import type { PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import { newerGuardian } from '@ai-vault/platform/guardian/newer-guardian.ts'
import { ApiError } from '../errors/api-error.ts'
import { createByteLru } from './byte-lru.ts'
import type { CopyFacts, GuardianStore, Owner } from './guardian-store.ts'
import { processorSeconds } from './processor-time.ts'

const KNOWN_GUARDIANS = 20_000
const OBJECT_BYTES = 48 * 1024 * 1024
/** An object takes about this many times the bytes of its JSON. */
const OBJECT_FACTOR = 3

/** A guardian this process knows of: small, and there for many more than there are objects in memory. */
export interface Entry {
  readonly owner: Owner
  facts: CopyFacts
  /** Held until the database has it. */
  unsaved?: Guardian
  /** The last try was refused, which is no matter of waiting: the next reader asks the platform again. */
  mustRecheck?: boolean
  /** The last try failed; until `pauseUntil` there is no other. */
  failure?: { readonly code: PlatformErrorCode; readonly pauseUntil: number }
}

export interface GuardianCopiesDeps {
  readonly store: GuardianStore
  readonly now: () => number
  readonly objectBytes?: number
  readonly onSaveFailed?: (error: unknown) => void
  /** Called with the seconds of processor time every JSON conversion took. */
  readonly onJson?: (seconds: number) => void
}

export const keyOf = (owner: Owner) => `${owner.membershipType}:${owner.membershipId}`
/** Whether a key is of this player, also where something else stands before or behind. */
export const isKeyOf = (membershipId: string) => (key: string) => key.split(':').includes(membershipId)

/** The copies themselves: in memory as objects, by bytes, and every one of them in the database. */
export function createGuardianCopies(deps: GuardianCopiesDeps) {
  const { store, now } = deps
  const entries = createByteLru<Entry>(KNOWN_GUARDIANS)
  const objects = createByteLru<Guardian>(deps.objectBytes ?? OBJECT_BYTES)
  const reading = new Map<string, Promise<Guardian>>()
  const writes = new Set<Promise<void>>()

  function timed<T>(work: () => T): T {
    const start = processorSeconds()
    const result = work()
    deps.onJson?.(processorSeconds() - start)
    return result
  }

  function inBackground(write: Promise<void>) {
    const tracked = write.catch((error) => deps.onSaveFailed?.(error)).finally(() => writes.delete(tracked))
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
    entries.set(key, found, 1)
    return found
  }

  async function read(owner: Owner): Promise<Guardian> {
    const text = await store.load(owner)
    if (!text) {
      // Another node has deleted it: whoever asks again finds it unknown and fetches it.
      entries.delete(keyOf(owner))
      throw new ApiError(
        503,
        'copy-gone',
        'This guardian is being read anew. Please try again in a moment.',
        {
          retryAfter: 1,
        },
      )
    }
    const guardian = timed(() => JSON.parse(text) as Guardian)
    objects.set(keyOf(owner), guardian, text.length * OBJECT_FACTOR)
    return guardian
  }

  async function load(entry: Entry): Promise<Guardian> {
    const key = keyOf(entry.owner)
    const held = objects.get(key) ?? entry.unsaved ?? reading.get(key)
    if (held) return held
    const started = read(entry.owner).finally(() => reading.delete(key))
    reading.set(key, started)
    return started
  }

  function confirm(entry: Entry): Entry {
    entry.facts = { ...entry.facts, fetchedAt: now() }
    delete entry.failure
    delete entry.mustRecheck
    inBackground(store.markChecked(entry.owner, entry.facts.fetchedAt))
    return entry
  }

  function replace(owner: Owner, guardian: Guardian): Entry {
    const entry: Entry = { owner, facts: factsOf(guardian, now()), unsaved: guardian }
    const text = timed(() => JSON.stringify(guardian))
    entries.set(keyOf(owner), entry, 1)
    objects.set(keyOf(owner), guardian, text.length * OBJECT_FACTOR)
    const saved = store.save(owner, text, entry.facts).then(() => {
      delete entry.unsaved
    })
    inBackground(saved)
    return entry
  }

  return {
    find,
    load,
    /** The copy in hand, unless another node has brought a newer one, or has heard since that there is none. */
    async renew(owner: Owner): Promise<Entry | undefined> {
      const held = await find(owner)
      if (!held || held.unsaved) return held
      // Without a database the copy in hand is as good as it was.
      const facts = await store.facts(owner).catch(() => undefined)
      if (!facts || facts.fetchedAt <= held.facts.fetchedAt) return held
      if (!isSameCopy(facts, held.facts)) objects.delete(keyOf(owner))
      held.facts = facts
      delete held.failure
      delete held.mustRecheck
      return held
    },
    /** Takes in what the platform answered; a copy minted earlier only confirms the one in hand. */
    async take(owner: Owner, guardian: Guardian): Promise<Entry> {
      const held = await find(owner)
      if (!held) return replace(owner, guardian)
      const before = await load(held)
      if (newerGuardian(before, guardian) !== guardian) return confirm(held)
      const weapons = noteUse(before.weapons, guardian.weapons, guardian.mintedAt)
      return replace(owner, { ...guardian, weapons })
    },
    /** Waits for writes under way, before the database closes. */
    async settle() {
      await Promise.all(writes)
    },
    drop(membershipId: string) {
      entries.deleteWhere(isKeyOf(membershipId))
      objects.deleteWhere(isKeyOf(membershipId))
    },
  }
}

const isSameCopy = (one: CopyFacts, other: CopyFacts) =>
  one.mintedAt === other.mintedAt && one.withheldCount === other.withheldCount

function factsOf(guardian: Guardian, fetchedAt: number): CopyFacts {
  return {
    mintedAt: Date.parse(guardian.mintedAt),
    fetchedAt,
    itemCount: guardian.weapons.length + guardian.armor.length + guardian.others.length,
    withheldCount: guardian.withheld.length,
  }
}
