import { CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { knownOr } from '../hash.ts'
import { definePlug } from '../shapes/plugs.ts'
import { EXOTIC_ARMOR, SPIRITS } from '../tables/armor/exotic-armor.ts'
import { SOURCES } from '../tables/sources.ts'
import type { WorldArmor } from '../world.ts'
import type { ArmorKit } from './armor-kit.ts'
import { armor3Sockets, exoticPerkSocket, formerArtificeSockets } from './armor-sockets.ts'
import { defineArmor } from './define-armor.ts'

const perkPlug = (definitions: Definitions, name: string, known: number, text: string): number => {
  const hash = knownOr(known, 'exotic-armor-perk', name)
  return definePlug(definitions, {
    hash,
    name,
    text,
    typeName: 'Intrinsic',
    category: 'intrinsics',
    rarity: 'exotic',
    icon: iconPath({ kind: 'perk', variant: 23, rarity: 4, seed: hash, sign: signOf(text) }),
    perk: true,
  })
}

const CLASS_ITEMS: Readonly<Record<GuardianClass, readonly [name: string, hash: number]>> = {
  titan: ['Stoicism', 266021826],
  hunter: ['Relativism', 2809120022],
  warlock: ['Solipsism', 2273643087],
}

export const defineExoticArmor = (definitions: Definitions, kit: ArmorKit): WorldArmor[] =>
  EXOTIC_ARMOR.map(([name, hash, classType, slot, perk, perkHash, text]) =>
    defineArmor(definitions, {
      hash,
      name,
      slot,
      classType,
      rarity: 'exotic',
      source: SOURCES.world,
      sockets: armor3Sockets(classType, slot, kit, [
        exoticPerkSocket([perkPlug(definitions, perk, perkHash, text)]),
        ...formerArtificeSockets(kit),
      ]),
      armor3: true,
    }),
  )

/** Exotic class items roll one spirit in each of two columns. */
export const defineExoticClassItems = (definitions: Definitions, kit: ArmorKit): WorldArmor[] =>
  CLASSES.map((classType) => {
    const [name, hash] = CLASS_ITEMS[classType]
    const column = (wanted: 1 | 2): number[] =>
      SPIRITS[classType]
        .filter(([place]) => place === wanted)
        .map(([, spirit, known, text]) => perkPlug(definitions, spirit, known, text))
    return defineArmor(definitions, {
      hash,
      name,
      slot: 'class-item',
      classType,
      rarity: 'exotic',
      source: SOURCES['pale-heart'],
      sockets: armor3Sockets(classType, 'class-item', kit, [
        exoticPerkSocket(column(1)),
        exoticPerkSocket(column(2)),
        ...formerArtificeSockets(kit),
      ]),
      armor3: true,
    })
  })
