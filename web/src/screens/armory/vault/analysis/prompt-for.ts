import type { VaultQuery } from '../query/vault-query.ts'
import { batchWords as said } from './words/batch-words.ts'

/** What Sentinel is asked about the weapons a query shows (F-121). */
export function promptFor({ q, quality }: VaultQuery, count: number): string {
  const asked = [q.trim(), quality === 'all' ? '' : said.quality(quality)].filter(Boolean).join(', ')
  return asked ? said.promptFor(count, asked) : said.prompt(count)
}
