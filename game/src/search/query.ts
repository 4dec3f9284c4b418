/** A search as a tree. Every node knows where it stands in the text, so that errors and highlights can point at it. */

export interface Span {
  readonly start: number
  readonly end: number
}

export type Query =
  | ({ readonly op: 'and' | 'or'; readonly operands: readonly Query[] } & Span)
  | ({ readonly op: 'not'; readonly operand: Query } & Span)
  /** Without quotes: one or more words, a space between two. */
  | ({ readonly op: 'text'; readonly text: string; readonly quoted: boolean } & Span)
  | ({ readonly op: 'filter'; readonly keyword: string; readonly argument: string } & Span)
  /** Nothing to ask: an empty search, or a part that could not be understood. Matches everything. */
  | ({ readonly op: 'all' } & Span)

export interface SearchError extends Span {
  readonly message: string
}

export interface ParsedSearch {
  readonly query: Query
  readonly errors: readonly SearchError[]
  /** The text of the first comment: the name of a saved search. */
  readonly comment?: string
}
