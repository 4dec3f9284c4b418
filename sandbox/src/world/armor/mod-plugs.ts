import { ARMOR_SLOTS, ARMOR_STATS, type ArmorSlot } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug } from '../shapes/plugs.ts'
import { ARMOR_STAT_HASH, ARMOR_STAT_LABELS, PLUG } from '../tables/platform.ts'
import { EMPTY_ARTIFICE, SLOT_MODS, STAT_MODS } from './mod-rows.ts'

const empty = (definitions: Definitions, hash: number, typeName: string, category: string): number =>
  definePlug(definitions, {
    hash,
    name: 'Empty Mod Socket',
    text: 'No mod chosen.',
    typeName,
    category,
    icon: iconPath({ kind: 'mod' }),
    energyCost: 0,
  })

export const defineGeneralMods = (definitions: Definitions): readonly number[] => {
  const [typeName, category] = ['General Armor Mod', 'enhancements.v2_general']
  const sizes = [
    ['minor', 'Minor ', 5, 1],
    ['major', '', 10, 3],
  ] as const
  return [
    empty(definitions, PLUG['empty-general-mod'], typeName, category),
    ...ARMOR_STATS.flatMap((stat, variant) =>
      sizes.map(([size, prefix, value, energyCost]) =>
        definePlug(definitions, {
          hash: STAT_MODS[stat][size],
          name: `${prefix}${ARMOR_STAT_LABELS[stat]} Mod`,
          text: `Adds ${value} to ${ARMOR_STAT_LABELS[stat]}.`,
          typeName,
          category,
          icon: iconPath({ kind: 'stat', variant, rarity: value }),
          energyCost,
          stats: [[ARMOR_STAT_HASH[stat], value]],
        }),
      ),
    ),
  ]
}

export const defineArtificeMods = (definitions: Definitions): readonly number[] => {
  const [typeName, category] = ['Artifice Armor Mod', 'enhancements.artifice']
  return [
    empty(definitions, EMPTY_ARTIFICE, typeName, category),
    ...ARMOR_STATS.map((stat, variant) =>
      definePlug(definitions, {
        hash: STAT_MODS[stat].artifice,
        name: `${ARMOR_STAT_LABELS[stat]} Forged`,
        text: `Adds 3 to ${ARMOR_STAT_LABELS[stat]}.`,
        typeName,
        category,
        icon: iconPath({ kind: 'stat', variant, rarity: 3 }),
        energyCost: 0,
        stats: [[ARMOR_STAT_HASH[stat], 3]],
      }),
    ),
  ]
}

const slotMods = (definitions: Definitions, slot: ArmorSlot): number[] => {
  const { label, category, empty: none, mods } = SLOT_MODS[slot]
  return [
    empty(definitions, none, label, category),
    ...mods.map(([name, hash, energyCost, text]) =>
      definePlug(definitions, {
        hash,
        name,
        text,
        typeName: label,
        category,
        icon: iconPath({ kind: 'mod', variant: 2, seed: hash, sign: signOf(text) }),
        energyCost,
        perk: true,
      }),
    ),
  ]
}

export const defineSlotMods = (definitions: Definitions): Readonly<Record<ArmorSlot, readonly number[]>> =>
  Object.fromEntries(ARMOR_SLOTS.map((slot) => [slot, slotMods(definitions, slot)])) as unknown as Readonly<
    Record<ArmorSlot, readonly number[]>
  >
