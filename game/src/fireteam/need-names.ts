/** The names alone, without the rules: what the messages and the screens know of them. */
import { CHAMPIONS, SHIELD_ELEMENTS } from '../items.ts'

export const BUFFS = ['weaken', 'damage-buff', 'healing', 'control'] as const
export type Buff = (typeof BUFFS)[number]

/** What a team should have among its members: answers to champions and to shields, and what helps all of them. */
export const NEED_GROUPS = { champions: CHAMPIONS, shields: SHIELD_ELEMENTS, buffs: BUFFS } as const
export const NEEDS = [...CHAMPIONS, ...SHIELD_ELEMENTS, ...BUFFS] as const
export type Need = (typeof NEEDS)[number]

export const TEAM_ROLES = ['support', 'control', 'boss-damage', 'add-clear'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** From the least to the most: nothing, an ability of the subclass that is worn, the subclass, the character. */
export const CHANGES = ['none', 'ability', 'subclass', 'character'] as const
export type Change = (typeof CHANGES)[number]
