import type { WeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'

type Verdict = NonNullable<WeaponItem['verdict']>

const said = words.advice

export const RECOMMENDATION_WORDS: Readonly<Record<Verdict['recommendation'], string>> = said.recommendations

/** The verdict in as few words as a table has room for. */
export function shortAdvice(verdict: Verdict | undefined): string {
  if (!verdict) return said.none
  const advice = RECOMMENDATION_WORDS[verdict.recommendation]
  return verdict.ground ? said.because(advice, said.grounds[verdict.ground]) : advice
}
