/** Which of the game's things a question names: the player's own first, then everything; misspelt names too. */
import { wordsOf } from '../../grounding/name-index.ts'
import { isCommonProperWord, isPlainWord } from '../../grounding/vocabulary.ts'
import { normalise } from './normalise.ts'
import { usedAsName } from './shape.ts'

export type EntityKind = 'weapon' | 'armor' | 'perk' | 'record' | 'activity'

export interface Entity {
  readonly kind: EntityKind
  /** In English, as the game writes it. */
  readonly name: string
  /** One word that players write for it: "vog". */
  readonly short?: string
  readonly owned: boolean
}

export interface FoundEntity extends Entity {
  /** The words of the question that stand for it. */
  readonly text: string
  readonly certainty: 'exact' | 'partial' | 'similar'
  /** A single plain word ("rose"): a name only if the question needs one. */
  readonly weak: boolean
}

export interface Resolution {
  readonly found: readonly FoundEntity[]
  /** A name that nothing matches closely enough, with what may be meant. */
  readonly unsure?: {
    readonly text: string
    /** The same as it was typed, as far as it looks like one name. */
    readonly written: string
    /** It stands where a name stands: with a capital, or behind "my", "rate", "own". */
    readonly isName: boolean
    readonly candidates: readonly Entity[]
  }
}

export interface EntityIndex {
  resolve(question: string): Resolution
}

const LEAST_SIMILARITY = 0.72
const MARGIN = 0.1
/** Below this nobody would call two names alike, so nothing is asked. */
const WORTH_ASKING = 0.5
const LONGEST = 6
const FILLERS = new Set([
  'the',
  'a',
  'an',
  'of',
  'my',
  'is',
  'for',
  'to',
  'do',
  'i',
  'have',
  'and',
  'or',
  'in',
  'on',
  'with',
  'you',
  'your',
])

export interface Entry {
  readonly entity: Entity
  readonly words: readonly string[]
  readonly key: string
  readonly trigrams: ReadonlySet<string>
}

/** Names prepared for being looked up: by themselves, by their words and by three letters of them. */
export interface EntityTables {
  readonly byKey: ReadonlyMap<string, Entry>
  readonly byTrigram: ReadonlyMap<string, readonly Entry[]>
  readonly byWord: ReadonlyMap<string, readonly Entry[]>
}

export function tabulate(entities: Iterable<Entity>): EntityTables {
  const entries: Entry[] = []
  const byKey = new Map<string, Entry>()
  const byTrigram = new Map<string, Entry[]>()
  const byWord = new Map<string, Entry[]>()
  for (const entity of entities) {
    const words = wordsOf(entity.name).map(({ text }) => text)
    const key = words.join(' ')
    const known = byKey.get(key)
    if (key === '' || (known && (known.entity.owned || !entity.owned))) continue
    // Few write the article of 'The Huckleberry'; with it a misspelt name would be near to nothing.
    const entry = { entity, words, key, trigrams: trigramsOf(key.replace(/^the /, '')) }
    byKey.set(key, entry)
    entries.push(entry)
  }
  for (const entry of entries) {
    const { short } = entry.entity
    if (short && !byKey.has(short)) byKey.set(short, entry)
    if (byKey.get(entry.key) !== entry) continue
    for (const trigram of entry.trigrams) push(byTrigram, trigram, entry)
    for (const word of entry.words) if (!FILLERS.has(word)) push(byWord, word, entry)
  }
  return { byKey, byTrigram, byWord }
}

const NOTHING: EntityTables = { byKey: new Map(), byTrigram: new Map(), byWord: new Map() }

/** A player's own names before those of the game, which are the same for everybody and prepared once. */
export function createEntityIndex(own: Iterable<Entity>, game: EntityTables = NOTHING): EntityIndex {
  const mine = tabulate(own)
  const byKey = (key: string) => mine.byKey.get(key) ?? game.byKey.get(key)
  const isShadowed = ({ key }: Entry) => mine.byKey.has(key)
  const inBoth = (table: 'byTrigram' | 'byWord', key: string): readonly Entry[] => {
    const [first, second] = [mine[table].get(key), game[table].get(key)]
    if (!second) return first ?? []
    const rest = second.filter((entry) => !isShadowed(entry))
    return first ? [...first, ...rest] : rest
  }

  function exact(
    words: readonly string[],
    at: number,
  ): { readonly entry: Entry; readonly count: number } | undefined {
    for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
      const key = words.slice(at, at + count).join(' ')
      const entry = byKey(key) ?? byKey(`the ${key}`) ?? byKey(key.replace(/s$/, ''))
      if (entry && entry.key.length > 2) return { entry, count }
    }
    return undefined
  }

  /** A rare word of a longer name, or several of its words: "ace", "last word". */
  function partial(
    words: readonly string[],
    at: number,
  ): { readonly entry: Entry; readonly count: number } | undefined {
    for (let count = Math.min(4, words.length - at); count > 0; count--) {
      const taken = words.slice(at, at + count)
      // "With Khvostov" is the name and a word before it.
      if ([taken[0], taken.at(-1)].some((word) => FILLERS.has(word ?? ''))) continue
      const telling = taken.filter((word) => !FILLERS.has(word))
      const first = telling[0]
      if (!first || (telling.length === 1 && (isPlainWord(first) || first.length < 4))) continue
      const holding = inBoth('byWord', first).filter(({ words: own }) =>
        telling.every((word) => own.includes(word)),
      )
      const best = preferOwned(holding)
      if (best.length === 1) return { entry: best[0] as Entry, count }
    }
    return undefined
  }

  function similar(text: string): readonly { readonly entry: Entry; readonly similarity: number }[] {
    const wanted = trigramsOf(text)
    const shared = new Map<Entry, number>()
    for (const trigram of wanted) {
      for (const entry of inBoth('byTrigram', trigram)) shared.set(entry, (shared.get(entry) ?? 0) + 1)
    }
    return [...shared]
      .map(([entry, count]) => ({ entry, similarity: (2 * count) / (wanted.size + entry.trigrams.size) }))
      .filter(({ similarity }) => similarity >= WORTH_ASKING)
      .toSorted(
        (one, other) =>
          other.similarity - one.similarity ||
          Number(other.entry.entity.owned) - Number(one.entry.entity.owned),
      )
      .slice(0, 6)
  }

  return {
    resolve(question) {
      const written = wordsOf(question)
      const words = written.map(({ text }) => text)
      /** "Rose" inside a sentence is meant as a name, "rose" may not be. */
      const isCapital = (at: number) => at > 0 && /^\p{Lu}/u.test(question.slice(written[at]?.start ?? 0))
      const found: FoundEntity[] = []
      const taken = new Array<boolean>(words.length).fill(false)
      const take = (
        match: { entry: Entry; count: number },
        at: number,
        certainty: FoundEntity['certainty'],
      ) => {
        const text = words.slice(at, at + match.count).join(' ')
        const weak = match.count === 1 && isPlainWord(text) && !isCapital(at)
        found.push({ ...match.entry.entity, text, certainty, weak })
        taken.fill(true, at, at + match.count)
      }
      for (let at = 0; at < words.length; at++) {
        if (taken[at]) continue
        const match = exact(words, at)
        if (match) take(match, at, 'exact')
      }
      for (let at = 0; at < words.length; at++) {
        if (taken[at]) continue
        const free = freeFrom(words, taken, at)
        const match = partial(free, 0)
        if (match) take(match, at, 'partial')
      }
      const unsure = misspelt(words, taken, take)
      if (!unsure) return { found }
      const { at, ...rest } = unsure
      const count = rest.text.split(' ').length
      let [start, end] = [at, at + count]
      const isOfName = (next: number) =>
        next < words.length && !taken[next] && isCapital(next) && !isCommonProperWord(words[next] as string)
      while (isOfName(end)) end++
      while (isOfName(start - 1)) start--
      const name = written.slice(start, end)
      const whole = words.slice(start, end).join(' ')
      return {
        found,
        unsure: {
          ...rest,
          written: name.map(({ start: from, end: to }) => question.slice(from, to)).join(' '),
          // What is near to one word of a name need not be near to the name.
          ...(end - start > count
            ? {
                text: whole,
                candidates: similar(whole)
                  .map(({ entry }) => entry.entity)
                  .slice(0, 3),
              }
            : {}),
          isName: isCapital(at) || usedAsName(normalise(question), normalise(rest.text)),
        },
      }
    },
  }

  /** Runs of words that are neither plain English nor part of a name so far. */
  function misspelt(
    words: readonly string[],
    taken: boolean[],
    take: (match: { entry: Entry; count: number }, at: number, certainty: 'similar') => void,
  ) {
    let unsure: { text: string; at: number; candidates: readonly Entity[] } | undefined
    for (let at = 0; at < words.length; at++) {
      if (taken[at] || isPlainWord(words[at] as string) || (words[at] as string).length < 4) continue
      const from = at > 0 && !taken[at - 1] && isPlainWord(words[at - 1] as string) ? at - 1 : at
      const spans: { at: number; count: number; text: string }[] = []
      for (const start of new Set([at, from])) {
        for (let end = at + 1; end <= Math.min(words.length, start + LONGEST) && !taken[end - 1]; end++) {
          spans.push({ at: start, count: end - start, text: words.slice(start, end).join(' ') })
        }
      }
      const ranked = spans
        .flatMap((span) => similar(span.text).map((match) => ({ ...match, span })))
        .toSorted((one, other) => other.similarity - one.similarity)
      const best = ranked[0]
      if (!best) {
        unsure ??= { text: words[at] as string, at, candidates: [] }
        continue
      }
      const rival = ranked.find(({ entry }) => entry !== best.entry)
      const clear =
        best.similarity >= LEAST_SIMILARITY && best.similarity - (rival?.similarity ?? 0) >= MARGIN
      if (clear) {
        take({ entry: best.entry, count: best.span.count }, best.span.at, 'similar')
        at = best.span.at + best.span.count - 1
      } else {
        const candidates = [...new Set(ranked.map(({ entry }) => entry.entity))].slice(0, 3)
        unsure ??= { text: best.span.text, at: best.span.at, candidates }
      }
    }
    return unsure
  }
}

function freeFrom(words: readonly string[], taken: readonly boolean[], at: number): readonly string[] {
  let end = at
  while (end < words.length && !taken[end]) end++
  return words.slice(at, end)
}

const preferOwned = (entries: readonly Entry[]) => {
  const owned = entries.filter(({ entity }) => entity.owned)
  return owned.length > 0 ? owned : entries
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text} `
  const trigrams = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3))
  return trigrams
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry) {
  const list = map.get(key)
  if (list) list.push(entry)
  else map.set(key, [entry])
}
