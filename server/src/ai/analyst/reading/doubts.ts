/** How far a question may have been misunderstood: what was read of the account cannot make up for that. */
import type { FoundEntity } from './entities.ts'

export interface Doubt {
  /** How sure an answer can be at most, 0 to 1. */
  readonly most: number
  readonly reason: string
}

/** Of the phrases that were kept back, none that was read with more was misread. */
const CERTAIN = 0.8
/** What was read with less was wrong as often as right. */
const LEAST = 0.5

const SIMILAR: Doubt = { most: 0.8, reason: 'a name was typed in another way than I know it' }
const PARTIAL: Doubt = { most: 0.9, reason: 'only a part of a name was typed' }

export function doubtsIn(certainty: number, entities: readonly FoundEntity[]): readonly Doubt[] {
  const isNamed = (wanted: FoundEntity['certainty']) =>
    entities.some(({ certainty: named }) => named === wanted)
  const reading = Math.max(LEAST, Math.round(certainty * 100) / 100)
  return [
    ...(certainty < CERTAIN ? [{ most: reading, reason: 'the question can be read in another way' }] : []),
    ...(isNamed('similar') ? [SIMILAR] : []),
    ...(isNamed('partial') ? [PARTIAL] : []),
  ]
}
