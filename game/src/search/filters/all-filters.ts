import { dupeFilter } from './dupe.ts'
import type { Filter } from './filter.ts'
import { isFilter, notFilter } from './is.ts'
import { NUMBER_FILTERS } from './numbers.ts'
import { STAT_FILTERS } from './stats.ts'
import { tagFilter } from './tag.ts'
import { TEXT_FILTERS } from './texts.ts'

/** The whole vocabulary. Matching and completion read this list; clause-help.ts has a line on each. */
export const FILTERS: readonly Filter[] = [
  isFilter,
  notFilter,
  tagFilter,
  dupeFilter,
  ...TEXT_FILTERS,
  ...NUMBER_FILTERS,
  ...STAT_FILTERS,
]

export const FILTER_BY_KEYWORD: ReadonlyMap<string, Filter> = new Map(
  FILTERS.flatMap((filter) =>
    [filter.keyword, ...(filter.also ?? [])].map((keyword) => [keyword, filter] as const),
  ),
)
