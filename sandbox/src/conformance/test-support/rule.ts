import type { AccountView } from './account-view.ts'

/**
 * One thing that clients take for granted. `check` looks at everything the rule speaks of and yields, for each, what
 * is wrong with it, or nothing. So a rule that found nothing to look at is told from one that is kept.
 */
export interface Rule {
  readonly name: string
  /** Why the real answer, which is of 2021 and holds few components, has nothing this rule speaks of. */
  readonly silentOnReal?: string
  check(view: AccountView): Iterable<string | undefined>
}

export const rule = (name: string, check: Rule['check'], silentOnReal?: string): Rule => ({
  name,
  check,
  ...(silentOnReal === undefined ? {} : { silentOnReal }),
})

/** What a rule says of one thing: nothing where it holds. */
export const must = (holds: boolean, otherwise: () => string): string | undefined =>
  holds ? undefined : otherwise()

export const NOT_IN_2021 = {
  records: 'the stored answer holds no records, collectibles, nodes or metrics',
  progress: 'the stored answer holds no progressions',
  objectives: 'the stored answer holds no objectives',
  stats: 'the stored answer holds no stats',
  perks: 'the stored answer holds no perks',
  crafting: 'weapons could not be shaped before 2022',
  loadouts: 'loadouts came in 2023',
  tiers: 'gear tiers came in 2025',
  trimmed: 'the stored definitions are trimmed and lack what the rule compares with',
} as const

const MOST_SHOWN = 5

/** How many things a rule looked at, and the first of those that break it. */
export function applyRule({ check }: Rule, view: AccountView) {
  const found = [...check(view)]
  const problems = found.filter((problem) => problem !== undefined)
  return { looked: found.length, problems: problems.slice(0, MOST_SHOWN) }
}
