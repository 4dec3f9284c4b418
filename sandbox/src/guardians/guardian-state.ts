import { characterIdOf } from './account/identities.ts'
import type { Account } from './account/memberships.ts'
import { dayOf } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import type { BelongingsByDay } from './gear/belongings.ts'
import type { PlugSets } from './gear/weapons/plug-sets.ts'
import { createInventoryView, type InventoryView } from './gear/wire/inventory-view.ts'
import type { Played } from './play/played.ts'
import { acquiredDays } from './progress/collectibles.ts'
import { type RecordProgress, recordsOn } from './progress/records.ts'
import { rememberedByDay } from './remembered-by-day.ts'

/** One demo guardian: who it is, and what it owns and has played at any moment. */
export interface GuardianState {
  readonly account: Account
  readonly catalogue: Catalogue
  readonly characterIds: readonly string[]
  readonly belongings: BelongingsByDay
  readonly played: Played
  readonly plugSets: PlugSets
  inventoryOn(day: number): InventoryView
  recordsOn(day: number): ReadonlyMap<number, RecordProgress>
  acquiredOn(day: number): ReadonlyMap<number, number>
  /** Parts of answers that stay the same for a day, by name. */
  partsOn(day: number): Map<string, object | undefined>
}

/** A guardian at one moment; what all parts of an answer are drawn from. */
export interface Moment {
  readonly state: GuardianState
  /** All demo guardians, for those who play together. */
  readonly everyone: readonly GuardianState[]
  readonly now: number
  readonly day: number
}

export const momentOf = (state: GuardianState, everyone: readonly GuardianState[], now: Date): Moment => ({
  state,
  everyone,
  now: now.getTime(),
  day: dayOf(now),
})

/** Computes a part of an answer once a day. A name always stands for the same kind of part. */
export const oncePerDay = <Part extends object | undefined>(
  { state, day }: Moment,
  name: string,
  compute: () => Part,
): Part => {
  const parts = state.partsOn(day)
  if (!parts.has(name)) parts.set(name, compute())
  return parts.get(name) as Part
}

type Parts = Pick<GuardianState, 'account' | 'catalogue' | 'played' | 'belongings' | 'plugSets'>

export const createGuardianState = (parts: Parts): GuardianState => {
  const { account, catalogue, belongings } = parts
  const { persona, seed } = account
  const state: GuardianState = {
    ...parts,
    characterIds: persona.characters.map((_, character) => characterIdOf(seed, persona.index, character)),
    inventoryOn: rememberedByDay((day) => createInventoryView(belongings.on(day), catalogue, seed)),
    recordsOn: rememberedByDay((day) => recordsOn(state, day)),
    acquiredOn: rememberedByDay((day) => acquiredDays(state, day)),
    partsOn: rememberedByDay(() => new Map()),
  }
  return state
}
