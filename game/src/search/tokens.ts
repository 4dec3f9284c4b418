import type { SearchError, Span } from './query.ts'

export type Token =
  | ({ readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' } & Span)
  | ({ readonly kind: 'text'; readonly text: string; readonly quoted: boolean } & Span)
  | ({ readonly kind: 'filter'; readonly keyword: string; readonly argument: string } & Span)

interface Scan {
  readonly tokens: readonly Token[]
  readonly errors: readonly SearchError[]
  readonly comment?: string
}

const OPENING_QUOTES = '"\'“‘'
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’' }
const KEYWORD = /^[a-z][a-z0-9_]*(?=:)/i

/** Splits a search into tokens. Never throws: what is broken becomes an error with its place, and the scan goes on. */
export function scanSearch(source: string): Scan {
  const tokens: Token[] = []
  const errors: SearchError[] = []
  let comment: string | undefined
  let at = 0

  const quoted = (): string => {
    const start = at
    const close = CLOSING[source[at] ?? ''] ?? '"'
    let text = ''
    at++
    while (at < source.length && source[at] !== close) {
      if (source[at] === '\\' && at + 1 < source.length) at++
      text += source[at]
      at++
    }
    if (at >= source.length)
      errors.push({ message: `This quote is not closed with ${close}`, start, end: at })
    else at++
    return text
  }

  /** An apostrophe inside a word (Ikora's) belongs to the word; a quote opens only where a term begins. */
  const bareWord = (): string => {
    const start = at
    while (at < source.length && !/[\s()]/.test(source[at] ?? '') && !source.startsWith('/*', at)) at++
    return source.slice(start, at)
  }

  const filterArgument = (): string => {
    let argument = ''
    while (at < source.length && !/[\s()]/.test(source[at] ?? '')) {
      const opensQuote =
        OPENING_QUOTES.includes(source[at] ?? '') && (argument === '' || /[:<>=]$/.test(argument))
      if (opensQuote) argument += quoted()
      else argument += source[at++]
    }
    return argument
  }

  while (at < source.length) {
    const start = at
    const char = source[at] ?? ''
    if (/\s/.test(char)) {
      at++
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2)
      comment ??= source.slice(at + 2, end < 0 ? undefined : end).trim()
      if (end < 0) errors.push({ message: 'This comment is not closed with */', start, end: source.length })
      at = end < 0 ? source.length : end + 2
    } else if (char === '(' || char === ')') {
      at++
      tokens.push({ kind: char === '(' ? 'open' : 'close', start, end: at })
    } else if (char === '-') {
      at++
      // A dash with nothing behind it is somebody still typing.
      if (at < source.length && !/\s/.test(source[at] ?? '')) tokens.push({ kind: 'not', start, end: at })
    } else if (OPENING_QUOTES.includes(char)) {
      const text = quoted()
      tokens.push({ kind: 'text', text, quoted: true, start, end: at })
    } else {
      const keyword = KEYWORD.exec(source.slice(at))?.[0]
      if (keyword !== undefined) {
        at += keyword.length + 1
        const argument = filterArgument()
        tokens.push({ kind: 'filter', keyword: keyword.toLowerCase(), argument, start, end: at })
      } else {
        const text = bareWord()
        const word = text.toLowerCase()
        if (word === 'and' || word === 'or' || word === 'not') tokens.push({ kind: word, start, end: at })
        else tokens.push({ kind: 'text', text, quoted: false, start, end: at })
      }
    }
  }
  return comment === undefined ? { tokens, errors } : { tokens, errors, comment }
}
