/** Where something is ruled out: 'no rockets', 'anything but void', 'leave exotics out', '{armor} is off the table'. */

const BEFORE = new Set(
  `no not dont without except excluding exclude besides minus nothing never isnt arent wasnt skip ignore avoid bar barring sans
  non cant wont doesnt didnt other apart leave forget drop ditch refuse hate spare aint minus neither nor lose remove omit
  ohne kein keine keinen keiner nicht ausser sauf sans pas aucun aucune sin excepto menos nada ningun stop tired sick hates
  done anything everything but instead rather`.split(/\s+/),
)
/** Behind what is ruled out. */
const AFTER = new Set(
  'out aside off stays stay excluded excepted alone banned barred count counts table apart verboten excluded'.split(
    ' ',
  ),
)
const BREAKS = /[.;:!?]/
const REACH = 6

export interface NegationAt {
  /** The nearest word before that rules out, and how far it is. */
  readonly before?: string
  readonly distance?: number
  readonly after?: string
}

export function negationAt(
  words: readonly string[],
  gaps: readonly string[],
  from: number,
  to: number,
): NegationAt {
  let before: string | undefined
  let distance: number | undefined
  for (let at = from - 1, steps = 1; at >= 0 && steps <= REACH; at--, steps++) {
    if (BREAKS.test(gaps[at + 1] ?? '')) break
    const word = words[at] ?? ''
    if (!BEFORE.has(word)) continue
    before = word
    distance = steps
    break
  }
  let after: string | undefined
  for (let at = to, steps = 1; at < words.length && steps <= REACH; at++, steps++) {
    if (BREAKS.test(gaps[at] ?? '')) break
    const word = words[at] ?? ''
    if (!AFTER.has(word)) continue
    after = word
    break
  }
  return {
    ...(before && distance ? { before, distance } : {}),
    ...(after ? { after } : {}),
  }
}
