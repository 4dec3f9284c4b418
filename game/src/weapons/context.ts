import type { WeaponDefinition } from '../items.ts'
import type { CompiledKnowledge } from './knowledge/compiled-knowledge.ts'
import type { InputDevice } from './knowledge/worth.ts'
import type { Activity } from './pve-and-pvp.ts'
import type { WishListIndex } from './wish-list/wish-list-index.ts'

/** PvE at its hardest asks for other perks than PvE at large, so it is named apart. */
export type PlayedActivity = Activity | 'endgame'

export const PLAYSTYLES = [
  'balanced',
  'aggressive',
  'defensive',
  'support',
  'abilities',
  'boss-damage',
] as const
export type Playstyle = (typeof PLAYSTYLES)[number]

/** What a rating may take into account besides the weapon. All of it is optional. */
export interface RatingContext {
  /** Without it, the weapon is as good as its better side. */
  readonly activity?: PlayedActivity
  readonly playstyle?: Playstyle
  readonly input?: InputDevice
  /** What share of the player's time goes where; any positive numbers. */
  readonly weights?: Readonly<Record<Activity, number>>
  readonly wishLists?: WishListIndex
  readonly knowledge?: CompiledKnowledge
  /** What a weapon can roll; without it, what weapons of its type can. */
  readonly definitionOf?: (hash: number) => WeaponDefinition | undefined
}

const ACTIVITY_WORDS: readonly (readonly [RegExp, PlayedActivity])[] = [
  [/pvp|crucible|trials|iron banner|competitive|survival/i, 'pvp'],
  [/\bgms?\b|grandmaster|nightfall|endgame|end game|master|contest/i, 'endgame'],
  [/pve|raid|dungeon|strike|vanguard|gambit|portal|patrol|campaign/i, 'pve'],
]

export function activityFromText(text: string): PlayedActivity | undefined {
  return ACTIVITY_WORDS.find(([words]) => words.test(text))?.[1]
}

const PLAYSTYLE_WORDS: readonly (readonly [RegExp, Playstyle])[] = [
  [/balanced/i, 'balanced'],
  [/aggress|rush|close/i, 'aggressive'],
  [/defen|passive|safe|surviv|long range/i, 'defensive'],
  [/support|heal|team/i, 'support'],
  [/abilit|grenade|melee|caster/i, 'abilities'],
  [/boss|damage|dps/i, 'boss-damage'],
]

export function playstyleFromText(text: string): Playstyle | undefined {
  return PLAYSTYLE_WORDS.find(([words]) => words.test(text))?.[1]
}

export function inputFromText(text: string): InputDevice | undefined {
  if (/\b(mnk|mkb|mouse|keyboard)\b/i.test(text)) return 'mnk'
  return /\b(controller|gamepad)\b/i.test(text) ? 'controller' : undefined
}
