import { ARMOR_SLOTS, type ArmorSlot, CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug } from '../shapes/plugs.ts'
import type { SocketSpec } from '../shapes/sockets.ts'
import { PLUG } from '../tables/platform.ts'
import { ARMOR_SETS } from './armor-set-rows.ts'

const SLOT_WORDS: Readonly<Record<ArmorSlot, string>> = {
  helmet: 'head',
  gauntlets: 'arms',
  chest: 'chest',
  legs: 'legs',
  'class-item': 'class',
}

/** The plug category of armor that can be worn as the look of another piece. */
export const skinCategory = (classType: GuardianClass, slot: ArmorSlot): string =>
  `armor_skins_${classType}_${SLOT_WORDS[slot]}`

export const defineDefaultOrnament = (definitions: Definitions): void => {
  definePlug(definitions, {
    hash: PLUG['default-ornament'],
    name: 'Default Ornament',
    text: 'Wears the shape the armor was made in.',
    typeName: 'Restore Defaults',
    category: 'armor_skins_empty',
    icon: iconPath({ kind: 'shader' }),
  })
}

/**
 * The game keeps a plug set for each class and slot; clients look into them by these hashes to find out which looks are
 * unlocked. Which hash is for which class and slot follows from what is in the set.
 */
const ORNAMENT_SETS = [
  642154071, 667102694, 802691474, 1761049781, 1986461264, 2820688990, 294325177, 2988261973, 3062299199,
  3069332449, 3119404522, 3327950547, 3345233278, 3878297035, 4207172850,
]

const plugSetOf = (classType: GuardianClass, slot: ArmorSlot): number =>
  ORNAMENT_SETS[CLASSES.indexOf(classType) * ARMOR_SLOTS.length + ARMOR_SLOTS.indexOf(slot)] ?? 0

/** Any piece of a set may be worn as the look of another of its class and slot. */
const looksFor = (classType: GuardianClass, slot: ArmorSlot): number[] => [
  PLUG['default-ornament'],
  ...ARMOR_SETS.flatMap(({ pieces: all }) =>
    all[classType].filter(([place]) => place === slot).map(([, , hash]) => hash),
  ),
]

export const ornamentSocket = (classType: GuardianClass, slot: ArmorSlot): SocketSpec => ({
  role: 'ornament',
  type: 'armor-ornament',
  plugs: looksFor(classType, slot),
  initial: PLUG['default-ornament'],
  plugSet: plugSetOf(classType, slot),
})

/** A later edition of one of these sets, which newer clients know and no socket names. */
export const LATER_SET = { hash: 463867314, plugs: looksFor('titan', 'helmet') }

export const defineLaterOrnamentSet = (definitions: Definitions): void => {
  const { hash, plugs } = LATER_SET
  definitions.define('DestinyPlugSetDefinition', hash, {
    reusablePlugItems: plugs.map((plugItemHash) => ({
      plugItemHash,
      currentlyCanRoll: true,
    })),
    isFakePlugSet: false,
  })
}
