import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, CLASSES } from '@ai-vault/game/items.ts'
import { readSource } from '../cells.ts'
import { oneOf, readFlag, tuple } from '../columns.ts'
import setRows from './data/old-armor.json' with { type: 'json' }
import pieceRows from './data/old-armor-pieces.json' with { type: 'json' }

const readPiece = tuple(oneOf(CLASSES), oneOf(ARMOR_SLOTS), readText, readNumber)
const PIECES = readRows(pieceRows, 'old-armor-pieces.json', ([set, ...piece]) => ({
  set: readText(set),
  piece: readPiece(piece),
}))

/** Armor from before archetypes and set bonuses; artifice armor has one more mod socket for a small stat mod. */
export const OLD_ARMOR = readRows(setRows, 'old-armor.json', ([name, source, artifice]) => ({
  name: readText(name),
  source: readSource(source),
  artifice: readFlag(artifice),
  pieces: PIECES.filter(({ set }) => set === name).map(({ piece }) => piece),
}))
