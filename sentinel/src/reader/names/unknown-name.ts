/** A name that nothing has: words in a row that players do not use, one of them no word at all, or all with a capital. */
import type { Reach } from '../mentions.ts'

const SHORTEST = 4
const CAPITAL = /^\p{Lu}/u

export function unknownName({ tokens, words, isKnown, isWord, mentions }: Reach): readonly string[] {
  const named = new Set<number>()
  for (const { from, to } of mentions) for (let at = from; at < to; at++) named.add(at)
  const isStrange = (at: number) =>
    !named.has(at) && !isKnown[at] && words[at] === tokens[at]?.text && !/\d/.test(words[at] ?? '')
  let longest: readonly string[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    while (to < tokens.length && isStrange(to)) to++
    const run = tokens.slice(from, to).map(({ typed }) => typed)
    const isStrangeWord = run.some((word, at) => word.length >= SHORTEST && !isWord[from + at])
    const isWritten = from > 0 && run.every((word) => CAPITAL.test(word))
    if (run.length > 0 && (isStrangeWord || isWritten) && run.length > longest.length) longest = run
    from = to
  }
  return longest
}
