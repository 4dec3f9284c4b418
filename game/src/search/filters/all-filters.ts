import type { Filter } from './filter.ts'
import { isFilter } from './is.ts'
import { NUMBER_FILTERS } from './numbers.ts'
import { tagFilter } from './tag.ts'
import { TEXT_FILTERS } from './texts.ts'

/** The whole vocabulary. Matching, completion and the help page all read this list. */
export const FILTERS: readonly Filter[] = [isFilter, tagFilter, ...TEXT_FILTERS, ...NUMBER_FILTERS]

export const FILTER_BY_KEYWORD: ReadonlyMap<string, Filter> = new Map(
  FILTERS.map((filter) => [filter.keyword, filter]),
)
