/**
 * One query with what its answer reads and applies. Whatever of the query no answer looked at is told under it, so that no
 * part of a question is dropped in silence.
 */
import type { Exclusion, Query, SlotName, Slots } from '@ai-vault/contract/advice/query.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { searchFacts } from '@ai-vault/game/search/vault-search-facts.ts'
import { changeQuery } from './change-query.ts'
import type { Facts, Look, Side, Source, Vault, WhyUnread } from './facts.ts'
import { PVP_ACTIVITIES } from './reader/slots/sides.ts'
import { type Applied, isOtherIntent, narrow } from './rows/narrow.ts'
import { ARMOR, type View, WEAPONS } from './rows/tagged.ts'
import { exclusionInWords, nameOf, sideInWords, slotInWords } from './words/slot-words.ts'

/** Activities that are all of a side of play: what is rated for the side is rated for them. */
const WHOLE_SIDES: ReadonlySet<string> = new Set(['crucible'])

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

/** `goesBy`: the slots of the intent that answers. A search applies to all gear, so one that it does not go by is left out. */
export function createAsk(asked: Query, facts: Facts, goesBy: readonly SlotName[]) {
  const query = goesBy.includes('filter') ? asked : changeQuery(asked, 'filter')
  const applied: Applied = { slots: new Set<SlotName>(), exclusions: new Set<Exclusion>() }
  const sources: Source[] = []
  const notes: string[] = []
  const left: string[] = []
  let isWider = false
  const { slots, exclude } = query
  let held: Vault | undefined

  function slot<Name extends SlotName>(name: Name): Slots[Name] {
    applied.slots.add(name)
    return slots[name]
  }

  const isInVault = slots.place === 'vault'

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

  async function read<T>(look: Look<T>): Promise<T> {
    const found = await look
    if (found.is === 'unread') throw new CannotRead(found.what, found.why)
    cite(found.source)
    return found.value
  }

  /** Said below the answer: what it takes for granted. */
  function note(text: string) {
    if (!notes.includes(text)) notes.push(text)
  }

  /** A part of the question that the answer could not go by. */
  function unapplied(word: string) {
    if (!left.includes(word)) left.push(word)
  }

  /** Something wider stands for a part of the question: said in a note, and the answer is less sure. */
  function takeAs(text: string) {
    note(text)
    isWider = true
  }

  /** Of owned gear what a search of the armory finds: the search says it of all gear, not of what is left by then. */
  function searched<T>(rows: readonly T[], { ofVault }: View<T>): readonly T[] {
    if (slots.filter === undefined || !ofVault || !held) return rows
    const all = ofVault(held)
    const { matches, errors } = compileSearch(slot('filter') ?? '', all, searchFacts(held, held, held.marks))
    for (const { message } of errors) note(message)
    const found = new Set<unknown>(all.filter(matches))
    return rows.filter((row) => found.has(row))
  }

  return {
    query,
    facts,
    slots,
    slot,
    read,
    tryRead,
    cite,
    isExcluded,
    unapplied,
    note,
    takeAs,
    /** All that is owned. */
    async vault(): Promise<Vault> {
      held = await read(facts.vault())
      return held
    },
    narrow: <T>(rows: readonly T[], view: View<T>, skip?: readonly SlotName[]): readonly T[] =>
      searched(narrow(rows, view, query, applied, skip), view),
    /** Weapons and armor together: a slot that only one of them tells is applied where there is some of it. */
    narrowGear(items: readonly (Weapon | ArmorPiece)[], skip?: readonly SlotName[]) {
      const weapons = items.filter((item) => item.kind === 'weapon')
      const armor = items.filter((item) => item.kind === 'armor')
      const isNeither = items.length === 0
      return {
        weapons: weapons.length > 0 || isNeither ? this.narrow(weapons, WEAPONS, skip) : [],
        armor: armor.length > 0 || isNeither ? this.narrow(armor, ARMOR, skip) : [],
      }
    },
    /** How many are wanted. */
    limit(usual: number): number {
      applied.slots.add('scope')
      if (slots.scope === 'all') return Number.POSITIVE_INFINITY
      return slot('limit') ?? usual
    },
    /** The side of play that is asked about, and whether anything said so. */
    side(): Side | undefined {
      const activities = slot('activity') ?? []
      const isPvp = activities.some(({ name }) => PVP_ACTIVITIES.has(name))
      const side = slot('mode') ?? (isPvp ? 'pvp' : 'pve')
      const alone = activities.filter(({ name }) => !WHOLE_SIDES.has(name)).map(nameOf)
      if (alone.length > 0) takeAs(`Ratings know ${sideInWords(side)}, not ${listInWords(alone)} alone.`)
      if (slots.mode || activities.length > 0) return side
      if (isExcluded('pvp') || isExcluded('crucible') || isExcluded('trials')) return 'pve'
      return isExcluded('pve') ? 'pvp' : undefined
    },
    applyExclusions(covers: (exclusion: Exclusion) => boolean) {
      for (const exclusion of exclude) if (covers(exclusion)) applied.exclusions.add(exclusion)
    },
    exclude,
    /** 'My vault' means all that is owned; what is worn or at the postmaster is meant as said. */
    everywhere: (): Query => {
      if (!isInVault) return query
      slot('place')
      return changeQuery(query, 'place')
    },
    /** The same for rows: lying elsewhere is no reason to leave one out. */
    placeSkipped(): readonly 'place'[] {
      if (!isInVault) return []
      slot('place')
      return ['place']
    },
    report: () => ({ sources, notes, isWider, unapplied: [...unappliedOf(asked, applied), ...left] }),
  }
}

/** The same for the same words, however they were written: 'The Crucible' is the crucible. */
const keyOf = (words: string): string => words.toLowerCase().replace(/^(not )?the /, '$1')

const isIn = (texts: readonly string[], number: number | undefined): boolean =>
  number !== undefined && texts.some((text) => new RegExp(`\\b${number}\\b`).test(text))

/** What nobody looked at: slots and exclusions, in words. What was used in another sense was used. */
function unappliedOf(query: Query, applied: Applied): readonly string[] {
  const { slots, exclude } = query
  const names = (Object.keys(slots) as SlotName[]).filter((name) => slots[name] !== undefined)
  const exclusions = exclude.filter((exclusion) => !isOtherIntent(exclusion, query))
  const parts = [
    ...names.map((name) => ({
      words: slotInWords(name, slots),
      // A number of a condition that was not read is told with the condition.
      isUsed: applied.slots.has(name) || (name === 'stat_value' && isIn(query.unread, slots.stat_value)),
    })),
    ...exclusions.map((exclusion) => ({
      words: `not ${exclusionInWords(exclusion)}`,
      isUsed: applied.exclusions.has(exclusion),
    })),
  ]
  const seen = new Set(parts.filter(({ isUsed }) => isUsed).map(({ words }) => keyOf(words)))
  return parts
    .filter(({ words }) => {
      const isNew = !seen.has(keyOf(words))
      seen.add(keyOf(words))
      return isNew
    })
    .map(({ words }) => words)
}
