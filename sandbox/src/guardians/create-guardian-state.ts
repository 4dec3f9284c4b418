import { characterIdOf } from './account/identities.ts'
import { createInventoryView } from './gear/wire/inventory-view.ts'
import type { GuardianState } from './guardian-state.ts'
import { acquiredDays } from './progress/collectibles.ts'
import { recordsOn } from './progress/records.ts'
import { rememberedByDay } from './remembered-by-day.ts'

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
