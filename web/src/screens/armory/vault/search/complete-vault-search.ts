import { type Completion, completeSearch, completeWords } from '@ai-vault/game/search/complete-search.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { scanSearch } from '@ai-vault/game/search/tokens.ts'
import { nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { words } from '../words/words.ts'

/** Words of this vault that a search can name. */
export interface Vocabulary {
  readonly weapons: readonly string[]
  readonly perks: readonly string[]
  readonly frames: readonly string[]
  /** What a name is called beside it, where it is no weapon's. */
  readonly owned?: string
}

const distinct = (names: readonly string[]) =>
  [...new Set(names)].sort((one, other) => one.localeCompare(other))

export function readVocabulary(weapons: readonly WeaponItem[]): Vocabulary {
  return {
    weapons: distinct(weapons.map(nameOf)),
    perks: distinct(
      weapons.flatMap(({ item }) =>
        item.columns.flatMap(({ selectable }) => selectable.map(({ name }) => name)),
      ),
    ),
    frames: distinct(weapons.flatMap(({ item }) => item.frame?.name ?? [])),
  }
}

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

/** What could stand at the caret: the language's own words, and the names of this vault. */
export function completeVaultSearch(
  search: string,
  caret: number,
  vocabulary: Vocabulary,
): readonly Completion[] {
  const help = vocabulary.owned === undefined ? HELP : { ...HELP, weapons: vocabulary.owned }
  const known = completeSearch(search, caret, LIMIT)
  const before = search.slice(0, caret)
  const word = scanSearch(before).tokens.at(-1)
  if (word === undefined || word.end !== before.length) return known
  const put = (term: string, kind: Kind): Completion => ({
    search: `${before.slice(0, word.start)}${term}${search.slice(caret)}`,
    term,
    help: help[kind],
    caret: word.start + term.length,
  })
  if (word.kind === 'filter') {
    const kind = Object.hasOwn(WORDS_OF, word.keyword) ? WORDS_OF[word.keyword] : undefined
    if (kind === undefined || word.argument === '') return known
    const found = findWords(vocabulary[kind], word.argument, LIMIT)
    return found.map((name) => put(`${word.keyword}:${quote(name)}`, kind))
  }
  if (word.kind !== 'text' || word.quoted || word.text.length < 2) return known
  const names = findWords(vocabulary.weapons, word.text, NAMES_FOR_A_WORD)
  const perks = findWords(vocabulary.perks, word.text, NAMES_FOR_A_WORD)
  return [
    ...completeWords(search, caret),
    ...names.map((name) => put(`exactname:${quote(name)}`, 'weapons')),
    ...perks.map((name) => put(`exactperk:${quote(name)}`, 'perks')),
    ...known,
  ].slice(0, LIMIT)
}
