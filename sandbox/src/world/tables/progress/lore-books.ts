import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readTexts } from '../cells.ts'
import { tuple } from '../columns.ts'
import rows from './data/lore-books.json' with { type: 'json' }

/** Books and their pages; titles and words are ours. */
export const LORE_BOOKS = readRows(rows, 'lore-books.json', tuple(readText, readTexts))
