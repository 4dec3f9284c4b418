import { characterIdOf } from './account/identities.ts'
import type { Account } from './account/memberships.ts'
import { dayOf } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import type { BelongingsByDay } from './gear/belongings.ts'
import { createInventoryView, type InventoryView } from './gear/inventory-view.ts'
import type { Played } from './play/played.ts'
import { rememberedByDay } from './remembered-by-day.ts'

/** One demo guardian: who it is, and what it owns and has played at any moment. */
export interface GuardianState {
  readonly account: Account
  readonly catalogue: Catalogue
  readonly characterIds: readonly string[]
  readonly belongings: BelongingsByDay
  readonly played: Played
  inventoryOn(day: number): InventoryView
}

/** A guardian at one moment; what all parts of an answer are drawn from. */
export interface Moment {
  readonly state: GuardianState
  readonly now: number
  readonly day: number
}

export const momentOf = (state: GuardianState, now: Date): Moment => ({
  state,
  now: now.getTime(),
  day: dayOf(now),
})

export const createGuardianState = (
  account: Account,
  catalogue: Catalogue,
  played: Played,
  belongings: BelongingsByDay,
): GuardianState => {
  const { persona, seed } = account
  return {
    account,
    catalogue,
    characterIds: persona.characters.map((_, character) => characterIdOf(seed, persona.index, character)),
    belongings,
    played,
    inventoryOn: rememberedByDay((day) => createInventoryView(belongings.on(day), catalogue, account)),
  }
}
