import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import { words } from '../words/words.ts'

const said = words.god

/** Less than this many points out of ten are not worth farming for. */
const SMALL_GAP = 0.5

/** One sentence: keep what you have, or what to expect of farming, from the best tier that drops to the least. */
export function adviceOf({ copies, gap, odds, god_roll }: ForgePersonal): string {
  const drops = odds.flatMap(({ even_after }) => even_after ?? [])
  const span = drops.length === 0 ? undefined : said.drops(Math.min(...drops), Math.max(...drops))
  if (copies.length === 0) return span === undefined ? said.findAny : said.find(span)
  if (gap === undefined || gap === 0) return said.have
  if (gap < SMALL_GAP || span === undefined) return said.keep
  // The odds are those of both traits: they say nothing to whoever has them.
  const missing = god_roll?.parts.filter(({ has }) => !has) ?? []
  if (missing.length > 0 && missing.every(({ place }) => place !== 'trait')) {
    return said.rest(
      gap.toFixed(1),
      missing.map(({ name }) => name),
    )
  }
  return said.farm(gap.toFixed(1), span)
}
