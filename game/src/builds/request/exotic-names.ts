import type { NamedItem } from './constraints.ts'
import {
  CHAMPION_WORDS,
  CLASS_WORDS,
  ELEMENT_WORDS,
  FILLERS,
  STAT_WORDS,
  SUBCLASS_WORDS,
} from './vocabulary.ts'

const SHORTEST_NICKNAME = 5

/** Lower-cased, with one kind of apostrophe. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

type CalledExotic = readonly [called: string, exotic: NamedItem]

/**
 * What of this a text calls by name: whole names first, the longest of them first, then nicknames. Most of several hundred
 * names are in no request, so a cheap look comes before any pattern.
 */
export function exoticsCalledIn(text: string, exotics: readonly NamedItem[]): readonly CalledExotic[] {
  const byLength = [...exotics].sort(
    (one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1),
  )
  const wholly = byLength.map((exotic) => [plain(exotic.name), exotic] as const)
  const nicknames = byLength.flatMap((exotic) => {
    const nickname = nicknameOf(exotic.name)
    if (!nickname || !text.includes(nickname)) return []
    return isShared(nickname, exotic, byLength) ? [] : [[nickname, exotic] as const]
  })
  return [...wholly, ...nicknames].filter(([called]) => text.includes(called))
}

/** "Gyrfalcon" for "Gyrfalcon's Hauberk": the first word, where it is a name and no word of every day. */
function nicknameOf(name: string): string | undefined {
  const first = plain(name).split(' ')[0]?.replace(/'s?$/, '')
  if (!first || first.length < SHORTEST_NICKNAME || !name.includes(' ')) return undefined
  return FILLERS.has(first) || isPlainWord(first) ? undefined : first
}

const isPlainWord = (word: string) =>
  word in CLASS_WORDS ||
  word in ELEMENT_WORDS ||
  word in STAT_WORDS ||
  word in CHAMPION_WORDS ||
  word in SUBCLASS_WORDS

const isShared = (nickname: string, exotic: NamedItem, all: readonly NamedItem[]) =>
  all.some((other) => other.name !== exotic.name && nicknameOf(other.name) === nickname)
