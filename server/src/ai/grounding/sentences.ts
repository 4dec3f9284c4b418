/** Text arrives in pieces; the gate judges whole sentences. A line break ends one too, so that lists work. */

const ABBREVIATIONS = new Set(['e.g', 'i.e', 'vs', 'etc', 'approx', 'no', 'st', 'dr', 'mr', 'ms'])
const ENDS = new Set(['.', '!', '?'])
const CLOSERS = new Set(['"', "'", ')', ']', '*', '_', '”', '’'])

/** Where the first sentence of the text ends, or -1 while it is unfinished. */
function endOfSentence(text: string, isLast: boolean): number {
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === '\n') return at + 1
    if (!ENDS.has(sign)) continue
    let end = at + 1
    while (end < text.length && (ENDS.has(text[end] as string) || CLOSERS.has(text[end] as string))) end++
    const next = text[end]
    // Without the next character, "9." may still become "9.6".
    if (next === undefined) return isLast ? end : -1
    if (next !== ' ' && next !== '\n') continue
    if (sign === '.' && endsInAbbreviation(text.slice(0, at))) continue
    return next === '\n' ? end + 1 : end
  }
  return isLast && text.length > 0 ? text.length : -1
}

function endsInAbbreviation(before: string): boolean {
  const word = /([\p{L}.]+)$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  // "1." at the start of a line numbers a list.
  return ABBREVIATIONS.has(word) || /(^|\n)\s*\d{1,2}$/.test(before)
}

/** Takes text piece by piece and gives back the sentences that are complete, blanks and line breaks included. */
export function createSentenceReader() {
  let rest = ''
  function take(isLast: boolean): string[] {
    const sentences: string[] = []
    for (let end = endOfSentence(rest, isLast); end > 0; end = endOfSentence(rest, isLast)) {
      sentences.push(rest.slice(0, end))
      rest = rest.slice(end)
    }
    return sentences
  }
  return {
    add(piece: string): readonly string[] {
      rest += piece
      return take(false)
    },
    end(): readonly string[] {
      return take(true)
    },
  }
}

export function splitSentences(text: string): readonly string[] {
  const reader = createSentenceReader()
  return [...reader.add(text), ...reader.end()]
}
