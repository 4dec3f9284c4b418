import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readTexts } from '../tables/cells.ts'
import { tuple } from '../tables/columns.ts'
import rows from './data/lore-books.json' with { type: 'json' }

/** Books and their pages; titles and words are ours. */
export const LORE_BOOKS = readRows(rows, 'lore-books.json', tuple(readText, readTexts))
