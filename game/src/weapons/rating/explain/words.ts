import type { WeaponStat, WeaponType } from '../../../items.ts'
import type { Frame, StatChanges } from '../../knowledge/knowledge.ts'

export const STAT_WORDS: Readonly<Record<WeaponStat, string>> = {
  impact: 'impact',
  range: 'range',
  stability: 'stability',
  handling: 'handling',
  reload: 'reload speed',
  'aim-assist': 'aim assistance',
  zoom: 'zoom',
  airborne: 'airborne effectiveness',
  recoil: 'recoil direction',
  magazine: 'magazine',
  rpm: 'rounds per minute',
  'charge-time': 'charge time',
  'draw-time': 'draw time',
  'blast-radius': 'blast radius',
  velocity: 'velocity',
  accuracy: 'accuracy',
  persistence: 'persistence',
  'ammo-generation': 'ammo generation',
  'swing-speed': 'swing speed',
  'guard-efficiency': 'guard efficiency',
  'guard-resistance': 'guard resistance',
  'guard-endurance': 'guard endurance',
  'charge-rate': 'charge rate',
  'ammo-capacity': 'ammo capacity',
  'shield-duration': 'shield duration',
  'vent-speed': 'vent speed',
  'heat-generated': 'heat generated',
  'cooling-efficiency': 'cooling efficiency',
}

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
