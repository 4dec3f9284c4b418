import type { DestinyRecordComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../world/definitions.ts'
import type { WorldRecord } from '../world/world.ts'
import type { Account } from './account/memberships.ts'
import { dayOf } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import type { BelongingsByDay } from './gear/belongings.ts'
import type { PlugSets } from './gear/plug-sets.ts'
import type { InventoryView } from './gear/wire/inventory-view.ts'
import type { Played } from './play/played.ts'

export interface RecordProgress {
  readonly record: WorldRecord
  readonly wire: Wire<DestinyRecordComponent>
  readonly complete: boolean
  /** Points earned with it so far. */
  readonly score: number
}

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
