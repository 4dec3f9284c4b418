/**
 * Names that a question can name: what the caller knows of the account and the game. A name is found written out, without
 * its article or its variant, by a word that no other name has, or misspelt, in this order; two names that fit equally
 * well are both returned, for the reader to ask back.
 */
import * as z from 'zod/mini'
import { phraseKey, wordsOf } from '../lexicon/lexicon.ts'
import nicknames from './nicknames.json' with { type: 'json' }

export const NAME_KINDS = [
  'weapon',
  'armor',
  'perk',
  'player',
  'triumph',
  'destination',
  'activity',
  'loadout',
  'effect',
] as const
export type NameKind = (typeof NAME_KINDS)[number]

export interface NameEntry {
  readonly kind: NameKind
  readonly name: string
  readonly hash?: number
  readonly instance_id?: string
  /** Names of the account go before names of the game. */
  readonly owned?: boolean
  readonly exotic?: boolean
  /** Other words for it: nicknames, initials. */
  readonly also?: readonly string[]
}

const nicknamesSchema = z.record(z.enum(['weapon', 'armor', 'perk']), z.record(z.string(), z.string()))

/** What players call things; one that the caller does not know is a name without a hash. */
const NICKNAMES = Object.entries(nicknamesSchema.parse(nicknames)).flatMap(([kind, names]) =>
  Object.entries(names).map(([name, also]) => ({ kind: kind as NameKind, name, also: also.split(', ') })),
)

/** The entries with their nicknames. */
function withNicknames(entries: readonly NameEntry[]): NameEntry[] {
  const also = new Map(NICKNAMES.map((each) => [`${each.kind} ${each.name}`, each.also]))
  const known = new Set(entries.map(({ kind, name }) => `${kind} ${name}`))
  return [
    ...entries.map((entry) => {
      const names = also.get(`${entry.kind} ${entry.name}`)
      return names ? { ...entry, also: [...(entry.also ?? []), ...names] } : entry
    }),
    ...NICKNAMES.filter(({ kind, name }) => !known.has(`${kind} ${name}`)),
  ]
}

export interface NameMatch {
  readonly entries: readonly NameEntry[]
  /** How the words fit the name: written out, a part that is unlike any other name, or misspelt. */
  readonly by: 'exact' | 'part' | 'spelling'
}

export interface NameIndex {
  /** A name in these words, written out or by its own part. */
  find(words: readonly string[]): NameMatch | undefined
  /** A misspelt name in these words. */
  guess(words: readonly string[]): NameMatch | undefined
  /** Words that are in a name. */
  has(word: string): boolean
  readonly longest: number
}

const ARTICLES = new Set(['the', 'a', 'an'])
const VARIANT = /\s*\((?:adept|timelost|harrowed|brave|heroic|enhanced)[^)]*\)\s*$/i
const SHORTEST_PART = 5
const SHORTEST_GUESS = 5

function groupByName(entries: readonly NameEntry[]): Map<string, NameEntry[]> {
  const groups = new Map<string, NameEntry[]>()
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.name.replace(VARIANT, '')}`
    const held = groups.get(key)
    if (held) held.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}

const rank = (entry: NameEntry): number => (entry.owned ? 2 : 0) + (entry.exotic ? 1 : 0)

/** One entry a name, the account's own first. */
function bestOf(entries: readonly NameEntry[]): NameEntry[] {
  const byName = new Map<string, NameEntry>()
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.name.replace(VARIANT, '')}`
    const held = byName.get(key)
    if (!held || rank(entry) > rank(held)) byName.set(key, entry)
  }
  return [...byName.values()].sort((one, other) => rank(other) - rank(one))
}

/** Letters that may be wrong in a word of this length. */
const allowance = (length: number): number =>
  length < SHORTEST_GUESS ? 0 : length < 8 ? 1 : length < 13 ? 2 : 3

/** Damerau-Levenshtein within a limit; `limit + 1` where it is more. */
export function distanceWithin(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = last
    last = current
  }
  return last[other.length] ?? limit + 1
}

const trigramsOf = (key: string): string[] =>
  Array.from({ length: Math.max(1, key.length - 1) }, (_, at) => key.slice(at, at + 3))

/** Words of a name that may stand for it: any that is long enough, and two or more in a row. */
function partsOf(words: readonly string[]): string[] {
  const found: string[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
      const part = words.slice(from, to)
      if (part.length === words.length || part.every((word) => word.length < 4)) continue
      if (part.length > 1 || (part[0] ?? '').length >= SHORTEST_PART) found.push(phraseKey(part))
    }
  return found
}

export function createNameIndex(all: Iterable<NameEntry>): NameIndex {
  const entries = withNicknames([...all])
  const exact = new Map<string, NameEntry[]>()
  const parts = new Map<string, NameEntry[]>()
  const words = new Set<string>()
  let longest = 1
  const add = (map: Map<string, NameEntry[]>, key: string, entry: NameEntry) => {
    const held = map.get(key)
    if (!held) map.set(key, [entry])
    else if (!held.includes(entry)) held.push(entry)
  }
  for (const group of groupByName(entries).values()) {
    for (const entry of group) {
      const plain = entry.name.replace(VARIANT, '')
      for (const text of new Set([entry.name, plain, ...(entry.also ?? [])])) {
        const found = wordsOf(text)
        if (found.length === 0) continue
        longest = Math.max(longest, found.length)
        for (const word of found) words.add(word)
        const forms = [found]
        if (found.length > 1 && ARTICLES.has(found[0] ?? '')) forms.push(found.slice(1))
        for (const form of forms) {
          add(exact, phraseKey(form), entry)
          const last = form.at(-1) ?? ''
          // 'Three Roses', 'my Hawkmoons': several copies of one weapon.
          if (entry.kind === 'weapon' || entry.kind === 'armor')
            add(
              exact,
              phraseKey([...form.slice(0, -1), last.endsWith('s') ? last.slice(0, -1) : `${last}s`]),
              entry,
            )
        }
        if (text === plain) for (const part of partsOf(found)) add(parts, part, entry)
      }
    }
  }
  const keys = [...exact.keys()].filter((key) => key.length >= SHORTEST_GUESS && !key.includes(' '))
  /** How many parts a misspelt word has in common with each; all nothing between two guesses. */
  const shares = new Uint8Array(keys.length)
  const posting = new Map<string, number[]>()
  keys.forEach((key, at) => {
    for (const gram of new Set(trigramsOf(key))) {
      const held = posting.get(gram)
      if (held) held.push(at)
      else posting.set(gram, [at])
    }
  })
  return {
    longest,
    has: (word) => words.has(word),
    find(found) {
      const key = phraseKey(found)
      const written = exact.get(key)
      if (written) return { entries: bestOf(written), by: 'exact' }
      const byPart = bestOf(
        parts.get(key) ?? (key.endsWith('s') ? parts.get(key.slice(0, -1)) : undefined) ?? [],
      )
      if (byPart.length === 0) return undefined
      const top = byPart.filter((entry) => rank(entry) === rank(byPart[0] as NameEntry))
      return top.length === 1 ? { entries: top, by: 'part' } : undefined
    },
    guess(found) {
      const key = found.join('')
      const limit = allowance(key.length)
      if (limit === 0) return undefined
      const grams = new Set(trigramsOf(key))
      const touched: number[] = []
      for (const gram of grams) {
        const held = posting.get(gram)
        // A part that is in hundreds of names tells none of them.
        if (!held || held.length > 400) continue
        for (const at of held) {
          if (shares[at] === 0) touched.push(at)
          shares[at] = (shares[at] ?? 0) + 1
        }
      }
      let best: number[] = []
      let least = limit + 1
      for (const at of touched) {
        const shared = shares[at] ?? 0
        shares[at] = 0
        if (shared < Math.max(1, grams.size - 3 * limit - 1)) continue
        const distance = distanceWithin(key, keys[at] ?? '', Math.min(limit, least))
        if (distance > limit || distance > least) continue
        if (distance < least) best = []
        least = distance
        best.push(at)
      }
      const entriesFound = bestOf(best.flatMap((at) => exact.get(keys[at] ?? '') ?? []))
      return entriesFound.length > 0 ? { entries: entriesFound, by: 'spelling' } : undefined
    },
  }
}
