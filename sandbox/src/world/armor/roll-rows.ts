import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { oneOf, tuple } from '../tables/columns.ts'
import archetypeRows from './data/archetypes.json' with { type: 'json' }
import tuningRows from './data/tunings.json' with { type: 'json' }

const readStat = oneOf(ARMOR_STATS)

/** Directional tuning: what is raised by five, what is lowered by five, the plug. */
export const TUNINGS = readRows(tuningRows, 'tunings.json', tuple(readStat, readStat, readNumber))

/** Archetypes: name, plug, the stats they put first and second, whom they suit. */
export const ARCHETYPES = readRows(
  archetypeRows,
  'archetypes.json',
  tuple(readText, readNumber, readStat, readStat, readText),
)
