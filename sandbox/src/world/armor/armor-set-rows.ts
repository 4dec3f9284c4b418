import { readNumber, readRows, readText, readWord, row } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, type ArmorSlot, CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { byKey, readSource } from '../tables/cells.ts'
import type { SourceKey } from '../tables/sources.ts'
import pieceRows from './data/armor-set-pieces.json' with { type: 'json' }
import setRows from './data/armor-sets.json' with { type: 'json' }

type Bonus = readonly [pieces: 2 | 4, hash: number, name: string, text: string]
type Piece = readonly [slot: ArmorSlot, name: string, hash: number]

export interface ArmorSetRow {
  readonly name: string
  readonly hash: number
  /** The mod with which event armor counts for this set; 0 where none is known. */
  readonly selector: number
  readonly source: SourceKey
  readonly bonuses: readonly [Bonus, Bonus]
  readonly pieces: Readonly<Record<GuardianClass, readonly Piece[]>>
}

function readBonus(value: unknown, pieces: 2 | 4): Bonus {
  const [count, hash, name, text] = row(value)
  if (count !== pieces) throw new TypeError(`a bonus of ${pieces} pieces is missing`)
  return [pieces, readNumber(hash), readText(name), readText(text)]
}

const PIECES = readRows(pieceRows, 'armor-set-pieces.json', ([set, classType, slot, name, hash]) => ({
  set: readText(set),
  classType: readWord(classType, CLASSES),
  piece: [readWord(slot, ARMOR_SLOTS), readText(name), readNumber(hash)] as const,
}))

const piecesOf = (set: string): ArmorSetRow['pieces'] => {
  const own = PIECES.filter((each) => each.set === set)
  return byKey(CLASSES, (classType) =>
    own.filter((each) => each.classType === classType).map(({ piece }) => piece),
  )
}

/** Armor sets of the game with the bonuses of two and four pieces; names and hashes theirs, sentences ours. */
export const ARMOR_SETS: readonly ArmorSetRow[] = readRows(
  setRows,
  'armor-sets.json',
  ([name, hash, selector, source, two, four]) => ({
    name: readText(name),
    hash: readNumber(hash),
    selector: readNumber(selector),
    source: readSource(source),
    bonuses: [readBonus(two, 2), readBonus(four, 4)],
    pieces: piecesOf(readText(name)),
  }),
)
