import { ARMOR_STATS, type ArmorSlot, type ArmorStat } from '@ai-vault/game/items.ts'
import type { Definitions } from '../definitions.ts'
import type { WorldArchetype } from '../world.ts'
import { defineArmorMasterworks, defineOldMasterworks } from './masterwork-plugs.ts'
import { defineArtificeMods, defineGeneralMods, defineSlotMods } from './mod-plugs.ts'
import { defineDefaultOrnament, defineLaterOrnamentSet } from './ornaments.ts'
import { defineArchetypes, defineSetSelectors, defineTuning } from './roll-plugs.ts'
import { defineOldStatPlugs, defineStatPlugs } from './stat-plugs.ts'

/** Everything armor is assembled from. */
export interface ArmorKit {
  readonly archetypes: readonly WorldArchetype[]
  /** Plugs that carry base stats, by stat, from 1 upward. */
  readonly statPlugs: Readonly<Record<ArmorStat, readonly number[]>>
  readonly allStatPlugs: readonly number[]
  readonly oldStatPlugs: readonly number[]
  readonly masterworks: readonly number[]
  readonly oldMasterworks: readonly number[]
  readonly tuning: readonly number[]
  readonly generalMods: readonly number[]
  readonly slotMods: Readonly<Record<ArmorSlot, readonly number[]>>
  readonly artificeMods: readonly number[]
  readonly setSelectors: readonly number[]
  readonly shaders: readonly number[]
}

export const defineArmorKit = (definitions: Definitions, shaders: readonly number[]): ArmorKit => {
  const statPlugs = defineStatPlugs(definitions)
  defineDefaultOrnament(definitions)
  defineLaterOrnamentSet(definitions)
  return {
    archetypes: defineArchetypes(definitions),
    statPlugs,
    allStatPlugs: ARMOR_STATS.flatMap((stat) => statPlugs[stat]),
    oldStatPlugs: defineOldStatPlugs(definitions),
    masterworks: defineArmorMasterworks(definitions),
    oldMasterworks: defineOldMasterworks(definitions),
    tuning: defineTuning(definitions),
    generalMods: defineGeneralMods(definitions),
    slotMods: defineSlotMods(definitions),
    artificeMods: defineArtificeMods(definitions),
    setSelectors: defineSetSelectors(definitions),
    shaders,
  }
}
