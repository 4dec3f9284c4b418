import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import type { WeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'

type Verdict = NonNullable<WeaponItem['verdict']>

const labels = words.advice

export const RECOMMENDATION_WORDS: Readonly<Record<Verdict['recommendation'], string>> =
  labels.recommendations

/** The verdict in as few words as a table has room for; what keeps a copy that could go is among them. */
export function shortAdvice(verdict: Verdict | undefined): string {
  if (!verdict) return labels.none
  const { recommendation, ground, protections } = verdict
  const advice = RECOMMENDATION_WORDS[recommendation]
  if (!ground) return advice
  const because = labels.because(advice, labels.grounds[ground])
  const [held] = recommendation === 'review' ? protections : []
  return held ? labels.but(because, PROTECTIONS[held]) : because
}
