import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readStats } from '../cells.ts'
import { tuple } from '../columns.ts'
import rows from './data/weapon-mods.json' with { type: 'json' }

/** Weapon mods: name, hash, plug category, what it does, what it adds to stats. */
export const WEAPON_MODS = readRows(
  rows,
  'weapon-mods.json',
  tuple(readText, readNumber, readText, readText, readStats),
)
