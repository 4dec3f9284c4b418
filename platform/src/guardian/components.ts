import type { Withheld } from '@ai-vault/game/guardian.ts'
import { at, isObject, number } from '../wire/read.ts'

/** The components a guardian is made of; what is not translated is not asked for. */
export const GUARDIAN_COMPONENTS = [
  100, 102, 103, 104, 200, 201, 202, 204, 205, 206, 300, 301, 304, 305, 309, 310, 800, 900, 1000, 1100,
]

/** Of these, what others may see of a player: characters and what they wear. */
export const WORN_COMPONENTS = [100, 200, 205, 300, 304, 305]

/** Where each of them arrives. Components that are normally absent (nobody online) are not listed. */
const PROPERTIES: readonly (readonly [Withheld, readonly string[]])[] = [
  ['profile', ['profile']],
  ['vault', ['profileInventory']],
  ['currencies', ['profileCurrencies']],
  ['characters', ['characters']],
  ['characterInventories', ['characterInventories']],
  ['equipment', ['characterEquipment']],
  ['progressions', ['characterProgressions']],
  ['activities', ['characterActivities']],
  ['loadouts', ['characterLoadouts']],
  ['records', ['profileRecords']],
  ['collectibles', ['profileCollectibles']],
  ['metrics', ['metrics']],
  ['itemDetails', ['itemComponents', 'instances']],
  ['itemDetails', ['itemComponents', 'sockets']],
]

/** A component that came without data, or did not come, was kept from us (G-46). */
export function readWithheld(profile: unknown): readonly Withheld[] {
  const missing = PROPERTIES.filter(([, path]) => !isObject(at(profile, ...path, 'data')))
  return [...new Set(missing.map(([name]) => name))]
}

const PRIVATE = 2

/** A component that came with data and is marked private is shown to its owner alone. */
export function readOwnerOnly(profile: unknown): readonly Withheld[] {
  const own = PROPERTIES.filter(([, path]) => {
    const component = at(profile, ...path)
    return isObject(at(component, 'data')) && number(at(component, 'privacy')) === PRIVATE
  })
  return [...new Set(own.map(([name]) => name))]
}
