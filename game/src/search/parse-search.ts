/**
 * From text to tree, in the grammar players know from DIM. Loosest first:
 *
 *   search   := choice*                  two terms side by side: both must match
 *   choice   := both ('or' both)*
 *   both     := negated ('and' negated)*
 *   negated  := ('-' | 'not')* term
 *   term     := '(' search ')' | keyword:argument | word | "quoted words"
 *
 * So `a or b c` means (a or b) and c. Plain words side by side become one text. A broken bracket or operator becomes an error that knows its place;
 * the words around it still work.
 */
import type { ParsedSearch, Query, SearchError } from './query.ts'
import { scanSearch, type Token } from './tokens.ts'

/** Deep nesting is nobody's search; beyond this, parentheses are an error instead of a stack overflow. */
const MAX_DEPTH = 50

type Words = Extract<Query, { op: 'text' }>
const isPlain = (query: Query | undefined): query is Words => query?.op === 'text' && !query.quoted

export function parseSearch(source: string): ParsedSearch {
  const scan = scanSearch(source)
  const errors: SearchError[] = [...scan.errors]
  const tokens = scan.tokens
  let at = 0

  const all = (start: number, end: number): Query => ({ op: 'all', start, end })
  const peek = (): Token | undefined => tokens[at]

  const joined = (op: 'and' | 'or', operands: readonly Query[], fallback: Query): Query => {
    const first = operands[0]
    const last = operands.at(-1)
    if (first === undefined || last === undefined) return fallback
    return operands.length === 1 ? first : { op, operands, start: first.start, end: last.end }
  }

  const search = (depth: number): Query => {
    const start = peek()?.start ?? source.length
    const operands: Query[] = []
    while (at < tokens.length) {
      const token = tokens[at] as Token
      if (token.kind === 'close') {
        if (depth > 0) break
        errors.push({ message: 'This parenthesis closes nothing', start: token.start, end: token.end })
        at++
      } else if (token.kind === 'and' || token.kind === 'or') {
        errors.push({
          message: `"${token.kind}" needs something before it`,
          start: token.start,
          end: token.end,
        })
        at++
      } else {
        const next = choice(depth)
        const last = operands.at(-1)
        if (isPlain(last) && isPlain(next))
          operands.splice(-1, 1, { ...next, text: `${last.text} ${next.text}`, start: last.start })
        else operands.push(next)
      }
    }
    return joined('and', operands, all(start, start))
  }

  const chain = (op: 'and' | 'or', depth: number, next: (depth: number) => Query): Query => {
    const operands = [next(depth)]
    while (peek()?.kind === op) {
      const operator = tokens[at] as Token
      at++
      const following = peek()
      if (following === undefined || following.kind === 'close') {
        errors.push({ message: `"${op}" needs something after it`, start: operator.start, end: operator.end })
        break
      }
      if (following.kind === 'and' || following.kind === 'or') break
      operands.push(next(depth))
    }
    return joined(op, operands, all(0, 0))
  }
  const choice = (depth: number): Query => chain('or', depth, both)
  const both = (depth: number): Query => chain('and', depth, negated)

  const negated = (depth: number): Query => {
    const signs: Token[] = []
    while (peek()?.kind === 'not') {
      signs.push(tokens[at] as Token)
      at++
    }
    const first = signs[0]
    const following = peek()
    if (
      following === undefined ||
      following.kind === 'close' ||
      following.kind === 'and' ||
      following.kind === 'or'
    ) {
      const end = signs.at(-1)?.end ?? source.length
      errors.push({ message: '"not" needs something after it', start: first?.start ?? end, end })
      return all(first?.start ?? end, end)
    }
    const operand = term(depth)
    // An ignored part must stay ignored: the opposite of "everything" would hide the whole vault.
    if (first === undefined || signs.length % 2 === 0 || operand.op === 'all') return operand
    return { op: 'not', operand, start: first.start, end: operand.end }
  }

  const term = (depth: number): Query => {
    const token = tokens[at] as Token
    at++
    if (token.kind === 'text')
      return { op: 'text', text: token.text, quoted: token.quoted, start: token.start, end: token.end }
    if (token.kind === 'filter') {
      return {
        op: 'filter',
        keyword: token.keyword,
        argument: token.argument,
        start: token.start,
        end: token.end,
      }
    }
    return group(token, depth)
  }

  const group = (open: Token, depth: number): Query => {
    if (depth >= MAX_DEPTH) {
      errors.push({
        message: 'Too many parentheses inside each other',
        start: open.start,
        end: source.length,
      })
      at = tokens.length
      return all(open.start, source.length)
    }
    const inner = search(depth + 1)
    const close = peek()
    if (close?.kind === 'close') at++
    else errors.push({ message: 'This parenthesis is not closed', start: open.start, end: open.end })
    return { ...inner, start: open.start, end: close?.end ?? inner.end }
  }

  const query = search(0)
  return scan.comment === undefined ? { query, errors } : { query, errors, comment: scan.comment }
}
