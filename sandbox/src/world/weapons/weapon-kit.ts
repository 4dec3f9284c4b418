import type { WeaponStat } from '@ai-vault/game/items.ts'
import type { Definitions } from '../definitions.ts'
import { defineCraftingPlugs } from './crafting-plugs.ts'
import { defineParts, type Parts } from './part-plugs.ts'
import { defineOrigins, defineTraits, type Twins } from './trait-plugs.ts'
import { defineMasterworks, defineTrackers, defineWeaponMods } from './upgrade-plugs.ts'

/** Everything weapons are assembled from. */
export interface WeaponKit {
  readonly parts: Parts
  readonly masterworks: ReadonlyMap<WeaponStat, readonly number[]>
  readonly origins: ReadonlyMap<string, number>
  readonly mods: readonly number[]
  readonly trackers: readonly number[]
  readonly shaders: readonly number[]
  readonly twins: ReadonlyMap<number, number>
}

export const defineWeaponKit = (definitions: Definitions, shaders: readonly number[]): WeaponKit => {
  const twins: Twins = new Map()
  defineTraits(definitions, twins)
  defineCraftingPlugs(definitions)
  return {
    parts: defineParts(definitions, twins),
    masterworks: defineMasterworks(definitions),
    origins: defineOrigins(definitions, twins),
    mods: defineWeaponMods(definitions),
    trackers: defineTrackers(definitions),
    shaders,
    twins,
  }
}
