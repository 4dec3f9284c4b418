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

/** How far the tokens are read. */
interface Cursor {
  readonly tokens: readonly Token[]
  at: number
  readonly errors: SearchError[]
  /** Where the text ends. */
  readonly end: number
}

export function parseSearch(source: string): ParsedSearch {
  const { tokens, errors, comment } = scanSearch(source)
  const cursor: Cursor = { tokens, at: 0, errors: [...errors], end: source.length }
  const query = parseTerms(cursor, 0)
  return comment === undefined ? { query, errors: cursor.errors } : { query, errors: cursor.errors, comment }
}

const all = (start: number, end: number): Query => ({ op: 'all', start, end })
const peek = ({ tokens, at }: Cursor): Token | undefined => tokens[at]
const take = (cursor: Cursor): Token => cursor.tokens[cursor.at++] as Token

function joined(op: 'and' | 'or', operands: readonly Query[], fallback: Query): Query {
  const first = operands[0]
  const last = operands.at(-1)
  if (first === undefined || last === undefined) return fallback
  return operands.length === 1 ? first : { op, operands, start: first.start, end: last.end }
}

function parseTerms(cursor: Cursor, depth: number): Query {
  const { tokens, errors } = cursor
  const start = peek(cursor)?.start ?? cursor.end
  const operands: Query[] = []
  while (cursor.at < tokens.length) {
    const token = tokens[cursor.at] as Token
    if (token.kind === 'close') {
      if (depth > 0) break
      errors.push({ message: 'This parenthesis closes nothing', start: token.start, end: token.end })
      cursor.at++
    } else if (token.kind === 'and' || token.kind === 'or') {
      const message = `"${token.kind}" needs something before it`
      errors.push({ message, start: token.start, end: token.end })
      cursor.at++
    } else {
      const next = parseChoice(cursor, depth)
      const last = operands.at(-1)
      if (isPlain(last) && isPlain(next))
        operands.splice(-1, 1, { ...next, text: `${last.text} ${next.text}`, start: last.start })
      else operands.push(next)
    }
  }
  return joined('and', operands, all(start, start))
}

const parseChoice = (cursor: Cursor, depth: number): Query => parseChain(cursor, 'or', depth, parseBoth)
const parseBoth = (cursor: Cursor, depth: number): Query => parseChain(cursor, 'and', depth, parseNegated)

function parseChain(
  cursor: Cursor,
  op: 'and' | 'or',
  depth: number,
  parseOperand: (cursor: Cursor, depth: number) => Query,
): Query {
  const operands = [parseOperand(cursor, depth)]
  while (peek(cursor)?.kind === op) {
    const { start, end } = take(cursor)
    const following = peek(cursor)
    if (following === undefined || following.kind === 'close') {
      cursor.errors.push({ message: `"${op}" needs something after it`, start, end })
      break
    }
    if (following.kind === 'and' || following.kind === 'or') break
    operands.push(parseOperand(cursor, depth))
  }
  return joined(op, operands, all(0, 0))
}

function parseNegated(cursor: Cursor, depth: number): Query {
  const signs: Token[] = []
  while (peek(cursor)?.kind === 'not') signs.push(take(cursor))
  const first = signs[0]
  const following = peek(cursor)
  if (
    following === undefined ||
    following.kind === 'close' ||
    following.kind === 'and' ||
    following.kind === 'or'
  ) {
    const end = signs.at(-1)?.end ?? cursor.end
    const start = first?.start ?? end
    cursor.errors.push({ message: '"not" needs something after it', start, end })
    return all(start, end)
  }
  const operand = parseTerm(cursor, depth)
  // An ignored part must stay ignored: the opposite of "everything" would hide the whole vault.
  if (first === undefined || signs.length % 2 === 0 || operand.op === 'all') return operand
  return { op: 'not', operand, start: first.start, end: operand.end }
}

function parseTerm(cursor: Cursor, depth: number): Query {
  const token = take(cursor)
  const { start, end } = token
  if (token.kind === 'text') return { op: 'text', text: token.text, quoted: token.quoted, start, end }
  if (token.kind === 'filter')
    return { op: 'filter', keyword: token.keyword, argument: token.argument, start, end }
  return parseGroup(cursor, token, depth)
}

function parseGroup(cursor: Cursor, open: Token, depth: number): Query {
  const { errors, end } = cursor
  if (depth >= MAX_DEPTH) {
    errors.push({ message: 'Too many parentheses inside each other', start: open.start, end })
    cursor.at = cursor.tokens.length
    return all(open.start, end)
  }
  const inner = parseTerms(cursor, depth + 1)
  const close = peek(cursor)
  if (close?.kind === 'close') cursor.at++
  else errors.push({ message: 'This parenthesis is not closed', start: open.start, end: open.end })
  return { ...inner, start: open.start, end: close?.end ?? inner.end }
}
