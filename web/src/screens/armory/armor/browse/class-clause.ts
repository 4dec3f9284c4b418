import { CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import { toggleClause, topClauses } from '../../vault/query/clauses.ts'

/** The class is a clause of the search like any other: it stands in the box, in the address and in saved searches. */
const clauseOf = (each: GuardianClass) => `is:${each}`

const clausesIn = (search: string): readonly string[] =>
  topClauses(parseSearch(search).query).map(({ start, end }) => search.slice(start, end).toLowerCase())

/** The one class that a search asks for. */
export function classIn(search: string): GuardianClass | undefined {
  const clauses = clausesIn(search)
  const asked = CLASSES.filter((each) => clauses.includes(clauseOf(each)))
  return asked.length === 1 ? asked[0] : undefined
}

/** The same search for another class, or for all. */
export function withClass(search: string, chosen: GuardianClass | undefined): string {
  const others = CLASSES.filter((each) => each !== chosen && clausesIn(search).includes(clauseOf(each)))
  const without = others.reduce((text, each) => toggleClause(text, clauseOf(each)), search)
  const isThere = chosen !== undefined && clausesIn(without).includes(clauseOf(chosen))
  return chosen && !isThere ? toggleClause(without, clauseOf(chosen)) : without.trim()
}
