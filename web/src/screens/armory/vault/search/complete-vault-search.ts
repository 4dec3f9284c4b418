import { type Completion, completeSearch, completeWords } from '@ai-vault/game/search/complete-search.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { scanSearch } from '@ai-vault/game/search/tokens.ts'
import { words } from '../words/words.ts'
import type { Vocabulary } from './vocabulary.ts'

type Kind = 'weapons' | 'perks' | 'frames'
const WORDS_OF: Readonly<Record<string, Kind>> = {
  name: 'weapons',
  exactname: 'weapons',
  perkname: 'perks',
  exactperk: 'perks',
  perk: 'perks',
  frame: 'frames',
}
const HELP: Readonly<Record<Kind, string>> = words.search.help
const LIMIT = 8
/** Names of the vault offered to somebody who types a plain word. */
const NAMES_FOR_A_WORD = 3

const quote = (word: string) => `"${word.replaceAll(/["\\]/g, '\\$&')}"`

/** Best first: what begins with the typed letters before what only holds them. */
function findWords(names: readonly string[], typed: string, limit: number): readonly string[] {
  const wanted = fold(typed)
  const ranked = names.flatMap((word) => {
    const at = fold(word).indexOf(wanted)
    return at < 0 ? [] : [{ word, rank: at === 0 ? 0 : 1 }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ word }) => word)
}

/** Where the words begin that the name completes: before the last one, all plain words that begin a word of it. */
function startOfName(tokens: ReturnType<typeof scanSearch>['tokens'], name: string): number {
  const begins = ` ${fold(name)}`
  const isOther = (token: (typeof tokens)[number]) =>
    token.kind !== 'text' || token.quoted || !begins.includes(` ${fold(token.text)}`)
  const other = tokens.slice(0, -1).findLastIndex(isOther)
  return tokens[other + 1]?.start ?? 0
}

/** What could stand at the caret: the language's own words, and the names of this vault. */
export function completeVaultSearch(
  search: string,
  caret: number,
  vocabulary: Vocabulary,
): readonly Completion[] {
  const help = vocabulary.owned === undefined ? HELP : { ...HELP, weapons: vocabulary.owned }
  const known = completeSearch(search, caret, LIMIT)
  const before = search.slice(0, caret)
  const { tokens } = scanSearch(before)
  const word = tokens.at(-1)
  if (word === undefined || word.end !== before.length) return known
  const put = (term: string, kind: Kind, start = word.start): Completion => ({
    search: `${before.slice(0, start)}${term}${search.slice(caret)}`,
    term,
    help: help[kind],
    caret: start + term.length,
  })
  if (word.kind === 'filter') {
    const kind = Object.hasOwn(WORDS_OF, word.keyword) ? WORDS_OF[word.keyword] : undefined
    if (kind === undefined || word.argument === '') return known
    const found = findWords(vocabulary[kind], word.argument, LIMIT)
    return found.map((name) => put(`${word.keyword}:${quote(name)}`, kind))
  }
  if (word.kind !== 'text' || word.quoted || word.text.length < 2) return known
  const named = (kind: 'weapons' | 'perks', keyword: string) =>
    findWords(vocabulary[kind], word.text, vocabulary[kind].length)
      .map((name) => ({ name, start: startOfName(tokens, name) }))
      .sort((one, other) => one.start - other.start)
      .slice(0, NAMES_FOR_A_WORD)
      .map(({ name, start }) => put(`${keyword}:${quote(name)}`, kind, start))
  return [
    ...completeWords(search, caret),
    ...named('weapons', 'exactname'),
    ...named('perks', 'exactperk'),
    ...known,
  ].slice(0, LIMIT)
}
