import { readNumber, readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, type ArmorSlot, CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { byKey, readNamed } from '../cells.ts'
import armorRows from './data/exotic-armor.json' with { type: 'json' }
import spiritRows from './data/spirits.json' with { type: 'json' }

/** Exotic armor: name, hash, class, slot, its perk with hash and our words for it. A hash of 0 means ours. */
export const EXOTIC_ARMOR: readonly (readonly [
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
export const SPIRITS = byKey(CLASSES, (classType) =>
  read.filter((each) => each.classType === classType).map(({ spirit }) => spirit),
)
