import type { FilterProblem } from './filter.ts'

type Comparison = (value: number | undefined) => boolean

const OPERATORS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
  '': (value, bound) => value === bound,
}

/** `>=50`, `<1800`, `=5` or plain `5`. A missing value never matches. */
function parseComparison(argument: string): Comparison | FilterProblem {
  const match = /^(<=|>=|<|>|=|)\s*(-?\d+(?:\.\d+)?)$/.exec(argument.trim())
  const compare = OPERATORS[match?.[1] ?? '?']
  if (!match || !compare) {
    return { problem: `"${argument}" is not a number; write for example >=50` }
  }
  const bound = Number(match[2])
  return (value) => value !== undefined && compare(value, bound)
}

export const isComparison = (argument: string) => typeof parseComparison(argument) === 'function'

/** A filter over one number of an item. */
export function compareNumber<T>(argument: string, read: (item: T) => number | undefined) {
  const comparison = parseComparison(argument)
  return typeof comparison === 'function' ? (item: T) => comparison(read(item)) : comparison
}
