import type { Verdict } from './judge-vault.ts'

/** The one word of a verdict that every count, list and clean-up of what could go rests on. */
export const isAdvisedToGo = (verdict: Pick<Verdict, 'recommendation'> | undefined): boolean =>
  verdict?.recommendation === 'consider-dismantling'

export const countAdvisedToGo = (verdicts: ReadonlyMap<string, Verdict>): number =>
  [...verdicts.values()].filter(isAdvisedToGo).length
