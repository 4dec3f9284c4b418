import type { WeaponItem } from '../weapon-item.ts'

type Verdict = NonNullable<WeaponItem['verdict']>

export const RECOMMENDATION_WORDS: Readonly<Record<Verdict['recommendation'], string>> = {
  keep: 'Keep',
  review: 'Review',
  'consider-dismantling': 'Consider dismantling',
}

/** The verdict in as few words as a table has room for. */
export function shortAdvice(verdict: Verdict | undefined): string {
  if (!verdict) return 'No advice'
  const why = {
    dominated: 'Beaten in every way',
    duplicate: 'A better copy exists',
    poor: undefined,
    unused: undefined,
  }
  const words = (verdict.ground && why[verdict.ground]) ?? RECOMMENDATION_WORDS[verdict.recommendation]
  return verdict.protections.length > 0 && verdict.ground ? `${words}, protected` : words
}
