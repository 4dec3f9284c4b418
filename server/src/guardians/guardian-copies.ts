import type { Guardian } from '@ai-vault/game/guardian.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import { noteUse } from '@ai-vault/game/weapons/rating/explain/note-use.ts'
import {
  createEntries,
  createPartReader,
  type Entry,
  type GuardianCopiesDeps,
  keyOf,
  timedJson,
} from './copy-entries.ts'
import type { CopyFacts, Owner } from './guardian-store.ts'
import { type PartName, type PartsOf, splitGuardian, type WrittenPart } from './parts/parts.ts'
import type { StoredCopy, TranslatedCopy } from './workers/messages.ts'

/** Of the copy before, what a newer one is compared with. */
const COMPARED_PARTS = ['account', 'weapons', 'armor', 'others'] as const
/** Both are opened for those only who want to compare them: that takes a while. */
export interface NewCopyListener {
  wants(membershipId: string): Promise<boolean>
  compare(before: PartsOf<(typeof COMPARED_PARTS)[number]>, after: Guardian): void
  /** The same where copies are opened in another thread. */
  compareWritten(before: readonly WrittenPart[], after: StoredCopy & { readonly membershipId: string }): void
}

/** One that the database does not have yet is saved once more: it may have been away. */
const isSame = ({ facts, misfit, unsaved }: Entry, { version }: CopyFacts) =>
  !misfit && !unsaved && facts.version === version

/** The copies themselves: of two of one guardian the newer one stays. */
export function createGuardianCopies(deps: GuardianCopiesDeps) {
  const { now } = deps
  const timed = timedJson(deps)
  const { load, loadWritten, hold, drop: dropParts } = createPartReader(deps)
  const { find, renew, confirm, save, settle, drop: dropEntries } = createEntries(deps)
  const listeners = new Set<NewCopyListener>()

  /** Before the new copy takes the place of the other, for those who want to compare them. */
  async function notifyListeners<Before>(
    { owner }: Entry,
    loadBefore: () => Promise<Before>,
    notify: (listener: NewCopyListener, before: Before) => void,
  ) {
    const asked = [...listeners].map(async (listener) =>
      (await listener.wants(owner.membershipId)) ? [listener] : [],
    )
    const interested = (await Promise.all(asked).catch(() => [])).flat()
    const before = interested.length > 0 ? await loadBefore().catch(() => undefined) : undefined
    if (before) for (const listener of interested) notify(listener, before)
  }

  return {
    find,
    load,
    loadWritten,
    renew,
    /** Takes in what the platform answered; a copy minted earlier only confirms the one in hand. */
    async take(owner: Owner, guardian: Guardian): Promise<Entry> {
      const entry = await find(owner)
      const minted = { mintedAt: Date.parse(guardian.mintedAt), withheldCount: guardian.withheld.length }
      if (entry && !entry.misfit && !isNewer(minted, entry.facts)) return confirm(entry)
      // Without the weapons of before it is not known which of them were used since.
      const before = entry && (await load(entry, ['weapons']).catch(() => undefined))
      const newer = before ? withUse(guardian, before.weapons) : guardian
      const { parts, version } = timed(() => splitGuardian(newer))
      const facts = { ...minted, version, fetchedAt: now(), itemCount: countItems(newer) }
      if (entry && isSame(entry, facts)) return confirm(entry, facts)
      if (entry && before) {
        await notifyListeners(
          entry,
          () => load(entry, COMPARED_PARTS),
          (listener, compared) => listener.compare(compared, newer),
        )
      }
      hold(owner, facts, parts)
      return save(
        owner,
        facts,
        parts.map(({ written }) => written),
      )
    },
    /** The same for a copy that was translated elsewhere, and knows already which weapons were used. */
    async takeTranslated(owner: Owner, copy: TranslatedCopy): Promise<Entry> {
      const { version, mintedAt, itemCount, withheldCount, parts } = copy
      const facts = { version, mintedAt: Date.parse(mintedAt), fetchedAt: now(), itemCount, withheldCount }
      const entry = await find(owner)
      if (entry && !entry.misfit && !isNewer(facts, entry.facts)) return confirm(entry)
      if (entry && isSame(entry, facts)) return confirm(entry, facts)
      if (entry) {
        const after = {
          membershipId: owner.membershipId,
          key: keyOf(owner),
          version,
          loadWritten: async (names: readonly PartName[]) => parts.filter(({ name }) => names.includes(name)),
        }
        await notifyListeners(
          entry,
          () => loadWritten(entry, COMPARED_PARTS),
          (listener, before) => listener.compareWritten(before, after),
        )
      }
      return save(owner, facts, parts)
    },
    onNewCopy: (listener: NewCopyListener) => listeners.add(listener),
    settle,
    drop(membershipId: string) {
      dropEntries(membershipId)
      dropParts(membershipId)
    },
  }
}

/**
 * The platform answers from several caches, so a later answer may be older than the copy in hand; it then never replaces
 * it. Of two equally old ones the fuller stays.
 */
export function isNewer(
  incoming: Pick<CopyFacts, 'mintedAt' | 'withheldCount'>,
  held: Pick<CopyFacts, 'mintedAt' | 'withheldCount'>,
): boolean {
  if (incoming.mintedAt !== held.mintedAt) return incoming.mintedAt > held.mintedAt
  return incoming.withheldCount < held.withheldCount
}

const withUse = (guardian: Guardian, before: Guardian['weapons']): Guardian => ({
  ...guardian,
  weapons: noteUse(before, guardian.weapons, guardian.mintedAt),
})
