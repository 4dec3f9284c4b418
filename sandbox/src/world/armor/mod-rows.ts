import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, type ArmorSlot, type ArmorStat } from '@ai-vault/game/items.ts'
import { oneOf, tuple } from '../tables/columns.ts'
import rows from './data/armor-mods.json' with { type: 'json' }

/** Stat mods: +5 for one energy, +10 for three, the artifice +3 for none. */
export const STAT_MODS: Readonly<Record<ArmorStat, { minor: number; major: number; artifice: number }>> = {
  weapons: { minor: 1703647492, major: 4183296050, artifice: 2322202118 },
  health: { minor: 2532323436, major: 1180408010, artifice: 199176566 },
  class: { minor: 1237786518, major: 4204488676, artifice: 539459624 },
  grenade: { minor: 4021790309, major: 1435557120, artifice: 617569843 },
  super: { minor: 350061697, major: 2724608735, artifice: 3160845295 },
  melee: { minor: 2639422088, major: 4287799666, artifice: 2507624050 },
}

export const EMPTY_ARTIFICE = 4173924323

const readMod = tuple(readText, readNumber, readNumber, readText)
const MODS = readRows(rows, 'armor-mods.json', ([slot, ...mod]) => ({
  slot: oneOf(ARMOR_SLOTS)(slot),
  mod: readMod(mod),
}))

const slotMods = (slot: ArmorSlot, label: string, place: string, socket: string, empty: number) => ({
  label: `${label} Armor Mod`,
  category: `enhancements.v2_${place}`,
  socket,
  empty,
  mods: MODS.filter((each) => each.slot === slot).map(({ mod }) => mod),
})

/** Mods by slot, with the plug of the empty socket; a mod is its name, hash, energy and what it does. */
export const SLOT_MODS: Readonly<Record<ArmorSlot, ReturnType<typeof slotMods>>> = {
  helmet: slotMods('helmet', 'Helmet', 'head', 'head-mod', 1078080765),
  gauntlets: slotMods('gauntlets', 'Arms', 'arms', 'arms-mod', 3820147479),
  chest: slotMods('chest', 'Chest', 'chest', 'chest-mod', 1803434835),
  legs: slotMods('legs', 'Leg', 'legs', 'legs-mod', 573150099),
  'class-item': slotMods('class-item', 'Class Item', 'class_item', 'class-item-mod', 3200810407),
}
