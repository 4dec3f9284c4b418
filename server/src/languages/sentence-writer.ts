import { asPattern } from '@ai-vault/game/as-pattern.ts'

/** Replaces whole names only, the longest first, so that "Kill Clip" does not break "Multikill Clip". */
export function sentenceWriter(shown: ReadonlyMap<string, string>): (text: string) => string {
  if (shown.size === 0) return (text) => text
  const longestFirst = [...shown.keys()].toSorted((one, other) => other.length - one.length)
  const anyName = new RegExp(
    `(?<![\\p{L}\\d])(?:${longestFirst.map(asPattern).join('|')})(?![\\p{L}\\d])`,
    'gu',
  )
  return (text) => text.replace(anyName, (english) => shown.get(english) ?? english)
}
