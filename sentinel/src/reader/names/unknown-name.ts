/** A name that nothing has: words in a row that players do not use and that mean nothing here, 'Glorbo's Fang'. */
import type { Reach } from '../mentions.ts'

const SHORTEST = 4

export function unknownName({ tokens, words, isKnown, mentions }: Reach): readonly string[] {
  const named = new Set<number>()
  for (const { from, to } of mentions) for (let at = from; at < to; at++) named.add(at)
  const isStrange = (at: number) =>
    !named.has(at) && !isKnown[at] && words[at] === tokens[at]?.text && !/\d/.test(words[at] ?? '')
  let longest: readonly string[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    while (to < tokens.length && isStrange(to)) to++
    const run = tokens.slice(from, to).map(({ typed }) => typed)
    if (run.some((word) => word.length >= SHORTEST) && run.length > longest.length) longest = run
    from = to
  }
  return longest
}
