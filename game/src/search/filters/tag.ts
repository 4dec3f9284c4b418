import type { Filter } from './filter.ts'

const NONE = 'none'
const DECISIONS = ['keep', 'review', 'dismantle', NONE] as const
/** The word that players of Destiny Item Manager type for the same thing. */
const ALIASES: Readonly<Record<string, string>> = { junk: 'dismantle' }

/** Marks of DIM's that have no like here. */
const OTHERS = ['favorite', 'infuse', 'archive']

export const tagFilter: Filter = {
  keyword: 'tag',
  values: DECISIONS,
  compile: (argument, facts) => {
    const word = argument.toLowerCase()
    const wanted = DECISIONS.find((decision) => decision === (ALIASES[word] ?? word))
    if (OTHERS.includes(word))
      return { problem: `tag:${word} is a mark of DIM's; here a copy is marked ${DECISIONS.join(', ')}` }
    if (!wanted) return { problem: `There is no tag:${argument}; write one of ${DECISIONS.join(', ')}` }
    return (item) => (facts.decision?.(item) ?? NONE) === wanted
  },
}
