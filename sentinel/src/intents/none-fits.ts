import type { Vault } from '../facts.ts'
import { itemFact, linkOf, type OwnedItem } from '../rows/owned.ts'
import { voiced } from '../words/voices.ts'
import type { Answered } from './intent.ts'

/** What is named is owned, and the rest of the question leaves no copy of it: undefined where it is not owned. */
export function noneFits(copies: readonly OwnedItem[], vault: Vault): Answered | undefined {
  const [first] = copies
  if (!first) return undefined
  const name = linkOf(first)
  return {
    lead: voiced(
      `None of your ${name} fits the rest of the question.`,
      `You have ${name}, but no copy fits the rest of your question.`,
      `${name} is on record, but no copy fits the rest of the question.`,
    ),
    facts: copies.map((item) => itemFact(item, vault)),
  }
}
