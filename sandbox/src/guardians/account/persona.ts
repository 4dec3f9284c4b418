import type { GuardianClass } from '@ai-vault/game/items.ts'
import { ANCHOR_DAY } from '../calendar.ts'

export interface PersonaCharacter {
  readonly classType: GuardianClass
  readonly race: 'human' | 'awoken' | 'exo'
  readonly gender: 'male' | 'female'
  /** How much of the account's play falls to this character; the shares of one account add up to 1. */
  readonly share: number
}

/** Kept copies stay for years; fresh ones are drops of the last weeks that will be dismantled. */
export interface Stock {
  readonly kept: number
  readonly fresh: number
  /** How much of its time a fresh slot holds an item. */
  readonly freshFill: number
}

/** What sets one demo guardian apart from the others. Everything else follows from it, the seed and the clock. */
export interface Persona {
  readonly id: string
  /** Position in the list of personas; part of every id that this guardian's things carry. */
  readonly index: number
  readonly displayName: string
  readonly displayNameCode: number
  readonly summary: string
  /** Cross save: this other platform's account is overridden by the primary one. */
  readonly overridden?: { readonly membershipType: number; readonly displayName: string }
  readonly about: string
  readonly statusText: string
  readonly clan?: { readonly name: string; readonly tag: string }
  readonly characters: readonly PersonaCharacter[]
  readonly weapons: Stock
  readonly armor: Stock
  /** Old gear only: no tiers, no archetypes. */
  readonly oldGear: boolean
  /** How likely each gear tier 1 to 5 is, and the tier worn. */
  readonly tierWeights: readonly number[]
  readonly wornTier: number
  readonly loadouts: number
  readonly materials: number
  readonly bounties: number
  readonly spareEmblems: number
  /** As of the anchor day, and how much a day adds. */
  readonly power: { readonly atAnchor: number; readonly perDay: number }
  readonly seasonRank: { readonly atAnchor: number; readonly perDay: number }
  /** Share of triumphs done and collectibles owned. */
  readonly completion: number
  readonly guardianRank: number
  /** How long before the anchor day this guardian began to play. */
  readonly daysPlayed: number
  /** Hours on record besides the activities in the history. */
  readonly earlierHours: number
  /** Activities a day, group play aside. */
  readonly runsPerDay: number
  /** Everything the game lets a player hide is hidden from others. */
  readonly hidden: boolean
  /** Scopes that this player's tokens lack, whatever the application asks for. */
  readonly refusedScopes?: number
}

export const startDayOf = ({ daysPlayed }: Persona): number => ANCHOR_DAY - daysPlayed
