/** What the armory hands over with 'Analyze all' (F-121): a search, and a question about exactly what it finds. */
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { type Ask, couldNotRead, count, type Draft } from '../draft.ts'
import { rollInWords, scoreInWords } from './copy-words.ts'

const HANDED_OVER = /^\s*analy[sz]e the \d+ weapons? of my vault(?: that match: (.+?))?\.?\s*$/is
const QUALITY = /(?:^|,\s*)quality ([a-z-]+)$/i
/** The armory's quality filter in the words of its search. */
const QUALITIES: Readonly<Record<string, string>> = {
  'god-tier': 'is:godroll',
  excellent: 'is:excellent',
  exotic: 'is:exotic',
  legendary: 'is:legendary',
}
const SHOWN = 8

/** The search that the armory showed; undefined where this is another question. */
export function searchHandedOver(question: string): string | undefined {
  const match = HANDED_OVER.exec(question)
  if (!match) return undefined
  const asked = match[1]?.trim() ?? ''
  const quality = QUALITIES[QUALITY.exec(asked)?.[1]?.toLowerCase() ?? '']
  const search = asked.replace(QUALITY, '').trim()
  return [search && quality ? `(${search})` : search, quality].filter(Boolean).join(' ')
}

export async function analyzeFiltered({ tools }: Pick<Ask, 'tools'>, query: string): Promise<Draft> {
  const within = (more: string) => [query && `(${query})`, more].filter(Boolean).join(' ')
  const all = await tools.use(searchInventory, { query, kind: 'weapons', sort: 'both', limit: SHOWN })
  if (!all || !('total' in all)) return couldNotRead('the weapons of this search')
  const total = async (more: string) => {
    const found = await tools.use(searchInventory, { query: within(more), kind: 'weapons', limit: 1 })
    return found && 'total' in found ? found.total : 0
  }
  const [gods, go] = [await total('is:godroll'), await total('is:dismantle')]
  const rows = all.rows as readonly WeaponRow[]
  if (rows.length === 0) {
    return { lead: 'This search finds none of your weapons.', suggestions: ['What can I dismantle?'] }
  }
  return {
    lead: `${count(all.total, 'weapon')} of ${all.of}: ${count(gods, 'god roll')}, and ${go} to consider dismantling.`,
    points: rows.map((row) => `${row.ref}${rollInWords(row)}, ${row.place}: ${scoreInWords(row)}`),
    advice: 'Ask about one of them by its place in this list.',
    suggestions: ['The first one, why?', 'And for PvP?', 'What can I dismantle?'],
    list: rows.map(({ ref }) => ref.slice(2, -2)),
  }
}
