import { readNumber, readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, type ArmorSlot, CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { knownOr } from '../hash.ts'
import { definePlug } from '../shapes/plugs.ts'
import { byKey, readNamed } from '../tables/cells.ts'
import { SOURCES } from '../tables/sources.ts'
import type { WorldArmor } from '../world.ts'
import type { ArmorKit } from './armor-kit.ts'
import { armor3Sockets, exoticPerkSocket, formerArtificeSockets } from './armor-sockets.ts'
import armorRows from './data/exotic-armor.json' with { type: 'json' }
import spiritRows from './data/spirits.json' with { type: 'json' }
import { defineArmor } from './define-armor.ts'

/** Exotic armor: name, hash, class, slot, its perk with hash and our words for it. A hash of 0 means ours. */
const EXOTIC_ARMOR: readonly (readonly [
  name: string,
  hash: number,
  classType: GuardianClass,
  slot: ArmorSlot,
  perk: string,
  perkHash: number,
  text: string,
])[] = readRows(armorRows, 'exotic-armor.json', ([name, hash, classType, slot, ...perk]) => [
  readText(name),
  readNumber(hash),
  readWord(classType, CLASSES),
  readWord(slot, ARMOR_SLOTS),
  ...readNamed(perk),
])

type Spirit = readonly [column: 1 | 2, name: string, hash: number, text: string]

const read = readRows(spiritRows, 'spirits.json', ([classType, column, ...spirit]) => ({
  classType: readWord(classType, CLASSES),
  spirit: [column === 1 ? 1 : 2, ...readNamed(spirit)] as Spirit,
}))

/** Exotic class items: one a class, two columns of eight spirits. */
const SPIRITS = byKey(CLASSES, (classType) =>
  read.filter((each) => each.classType === classType).map(({ spirit }) => spirit),
)

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
