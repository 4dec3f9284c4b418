import type { WeaponStat, WeaponType } from '../../../items.ts'
import type { Frame, StatChanges } from '../../knowledge/knowledge.ts'
import words from './stat-words.json' with { type: 'json' }

export const STAT_WORDS: Readonly<Record<WeaponStat, string>> = words

/** "+10 range, -5 handling". */
export function statChangesInWords(changes: StatChanges): string {
  return Object.entries(changes)
    .map(([stat, points]) => `${points > 0 ? '+' : ''}${points} ${STAT_WORDS[stat as WeaponStat]}`)
    .join(', ')
}

const JUDGEMENTS: readonly (readonly [number, string])[] = [
  [1.5, 'among the best there is'],
  [0.75, 'a strong choice'],
  [0.25, 'a good choice'],
  [-0.25, 'a fair choice'],
  [-1, 'a weak choice'],
  [Number.NEGATIVE_INFINITY, 'hardly of use'],
]

/** What a distance from neutral means to a person. */
export function judgement(steps: number): string {
  return JUDGEMENTS.find(([least]) => steps >= least)?.[1] ?? 'hardly of use'
}

/** "on a rapid-fire pulse rifle", "here" where the type is unknown. */
export function placeInWords(type: WeaponType | undefined, frame: Frame | undefined): string {
  if (!type) return 'here'
  const words = `${frame ? `${frame} ` : ''}${type.replaceAll('-', ' ')}`
  return `on ${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
