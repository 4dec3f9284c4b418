import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { tuple } from '../columns.ts'
import rows from './data/origins.json' with { type: 'json' }

/** Origin traits: name, hash, hash of the enhanced twin. */
export const ORIGINS = readRows(rows, 'origins.json', tuple(readText, readNumber, readNumber))
