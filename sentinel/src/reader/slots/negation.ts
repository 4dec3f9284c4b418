/** Where something is ruled out: 'no rockets', 'anything but void', 'leave exotics out', '{armor} is off the table'. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Rules out whatever comes next. */
const STRONG = words(
  `no not without except excluding exclude excludes besides minus isnt arent skip ignore ignoring avoid avoiding bar barring sans
  ohne kein keine keinen keiner ausser sauf sin excepto menos ningun ninguna omit omitting excepting nothing never non`,
)
/** May rule out, with the words around it. */
const WEAK = words(
  `dont cant wont doesnt didnt other apart leave leaving forget drop dropping ditch refuse hate spare neither nor lose remove
  nicht pas aucun aucune nada stop tired sick hates done but instead rather outside lieber plutot anything everything wasnt
  aint unless beyond aside ruled rule disregard less keep touching touch forbidden mind`,
)
/** Behind what is ruled out. */
const AFTER = words(
  `out aside off stays stay excluded excepted alone banned barred count counts counted table apart verboten needed mentioned
  forbidden sacrosanct sacred untouched ignored exempt option limits allowed please care`,
)
const BREAKS = /[.;:!?]/
const REACH = 6

export interface Negation {
  readonly word: string
  readonly distance: number
  readonly isStrong: boolean
}

export interface NegationAt {
  readonly before?: Negation
  readonly after?: Negation
}

/** The nearest words that rule out, in the same sentence. */
export function negationAt(
  text: readonly string[],
  gaps: readonly string[],
  from: number,
  to: number,
): NegationAt {
  let before: Negation | undefined
  for (let at = from - 1; at >= 0 && from - at <= REACH && !before; at--) {
    if (BREAKS.test(gaps[at + 1] ?? '')) break
    const word = text[at] ?? ''
    if (STRONG.has(word) || WEAK.has(word)) before = { word, distance: from - at, isStrong: STRONG.has(word) }
  }
  let after: Negation | undefined
  for (let at = to; at < text.length && at - to < REACH && !after; at++) {
    if (BREAKS.test(gaps[at] ?? '')) break
    const word = text[at] ?? ''
    const isStrong = /^(?:excluded|excepted|excluding|exempt|banned|barred|forbidden)$/.test(word)
    if (AFTER.has(word) || (isStrong && at === to)) after = { word, distance: at - to + 1, isStrong }
  }
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) }
}
