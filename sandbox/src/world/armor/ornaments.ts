import type { ArmorSlot, GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug } from '../shapes/plugs.ts'
import type { SocketSpec } from '../shapes/sockets.ts'
import { ARMOR_SETS } from '../tables/armor/armor-sets.ts'
import { PLUG, PLUG_SET } from '../tables/platform.ts'

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

/** The game keeps one plug set for each class and slot; the one whose hash we know is the hunter's arms. */
const plugSetOf = (classType: GuardianClass, slot: ArmorSlot): Pick<SocketSpec, 'plugSet'> =>
  classType === 'hunter' && slot === 'gauntlets' ? { plugSet: PLUG_SET['arms-ornaments'] } : {}

/** Any piece of a set may be worn as the look of another of its class and slot. */
export const ornamentSocket = (classType: GuardianClass, slot: ArmorSlot): SocketSpec => {
  const pieces = ARMOR_SETS.flatMap(({ pieces: all }) =>
    all[classType].filter(([place]) => place === slot).map(([, , hash]) => hash),
  )
  return {
    role: 'ornament',
    type: 'armor-ornament',
    plugs: [PLUG['default-ornament'], ...pieces],
    initial: PLUG['default-ornament'],
    ...plugSetOf(classType, slot),
  }
}
