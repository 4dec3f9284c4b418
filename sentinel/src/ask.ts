/**
 * One query with what its answer reads and applies. Whatever of the query no answer looked at is told under it, so that no
 * part of a question is dropped in silence.
 */
import type { Exclusion, Query, SlotName, Slots } from '@ai-vault/contract/advice/query.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { searchFacts } from '@ai-vault/game/search/vault-search-facts.ts'
import type { Facts, Look, Side, Source, Vault, WhyUnread } from './facts.ts'
import { PVP_ACTIVITIES } from './reader/slots/sides.ts'
import { type Applied, isOtherIntent, narrow } from './rows/narrow.ts'
import type { View } from './rows/tagged.ts'
import { exclusionInWords, slotInWords } from './words/slot-words.ts'

/** Nothing can be answered without it. */
export class CannotRead extends Error {
  override readonly name = 'CannotRead'
  readonly what: string
  readonly why: WhyUnread
  constructor(what: string, why: WhyUnread) {
    super(what)
    this.what = what
    this.why = why
  }
}

export type Ask = ReturnType<typeof createAsk>

export function createAsk(query: Query, facts: Facts) {
  const applied: Applied = { slots: new Set<SlotName>(), exclusions: new Set<Exclusion>() }
  const sources: Source[] = []
  const notes: string[] = []
  const left: string[] = []
  const { slots, exclude } = query

  function slot<Name extends SlotName>(name: Name): Slots[Name] {
    applied.slots.add(name)
    return slots[name]
  }

  function cite(source: Source) {
    if (!sources.some(({ kind, label }) => kind === source.kind && label === source.label))
      sources.push(source)
  }

  /** Undefined where it is not there, which is told. */
  async function tryRead<T>(look: Look<T>): Promise<T | undefined> {
    const read = await look
    if (read.is === 'unread') return undefined
    cite(read.source)
    return read.value
  }

  const isExcluded = (value: string): boolean => {
    const found = exclude.filter((exclusion) => exclusion.value === value)
    for (const exclusion of found) applied.exclusions.add(exclusion)
    return found.length > 0
  }

  return {
    query,
    facts,
    slots,
    slot,
    tryRead,
    cite,
    isExcluded,
    /** Said below the answer: what it takes for granted. */
    note: (text: string) => {
      if (!notes.includes(text)) notes.push(text)
    },
    async read<T>(look: Look<T>): Promise<T> {
      const read = await look
      if (read.is === 'unread') throw new CannotRead(read.what, read.why)
      cite(read.source)
      return read.value
    },
    narrow: <T>(rows: readonly T[], view: View<T>, skip?: readonly SlotName[]): readonly T[] =>
      narrow(rows, view, query, applied, skip),
    /** What a search of the armory finds; all of it where none is handed over. */
    searched<T extends Weapon | ArmorPiece>(items: readonly T[], vault: Vault): readonly T[] {
      const filter = slot('filter')
      if (filter === undefined) return items
      const { matches, errors } = compileSearch(filter, items, searchFacts(vault, vault, vault.marks))
      for (const { message } of errors) notes.push(message)
      return items.filter(matches)
    },
    /** How many are wanted. */
    limit(usual: number): number {
      applied.slots.add('scope')
      if (slots.scope === 'all') return Number.POSITIVE_INFINITY
      return slot('limit') ?? usual
    },
    /** The side of play that is asked about, and whether anything said so. */
    side(): Side | undefined {
      const activities = slot('activity')
      if (slot('mode')) return slots.mode
      if (activities) return activities.some(({ name }) => PVP_ACTIVITIES.has(name)) ? 'pvp' : 'pve'
      if (isExcluded('pvp') || isExcluded('crucible') || isExcluded('trials')) return 'pve'
      return isExcluded('pve') ? 'pvp' : undefined
    },
    applyExclusions(covers: (exclusion: Exclusion) => boolean) {
      for (const exclusion of exclude) if (covers(exclusion)) applied.exclusions.add(exclusion)
    },
    exclude,
    /** A part of the question that the answer could not go by. */
    unapplied: (word: string) => {
      if (!left.includes(word)) left.push(word)
    },
    /** The same query wherever things lie: 'my vault' means all that is owned. */
    everywhere: (): Query => {
      const { place: _, ...rest } = slots
      applied.slots.add('place')
      return { ...query, slots: rest }
    },
    report: () => ({ sources, notes, unapplied: [...unappliedOf(query, applied), ...left] }),
  }
}

/** What nobody looked at: slots and exclusions, in words. */
function unappliedOf(query: Query, applied: Applied): readonly string[] {
  const { slots, exclude } = query
  const names = (Object.keys(slots) as SlotName[]).filter(
    (name) => slots[name] !== undefined && !applied.slots.has(name),
  )
  const exclusions = exclude.filter(
    (exclusion) => !applied.exclusions.has(exclusion) && !isOtherIntent(exclusion, query),
  )
  return [
    ...names.map((name) => slotInWords(name, slots)),
    ...exclusions.map((exclusion) => `not ${exclusionInWords(exclusion)}`),
  ]
}
