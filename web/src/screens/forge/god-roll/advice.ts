import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import { words } from '../words/words.ts'

const said = words.god

/** Less than this many points out of ten are not worth farming for. */
const SMALL_GAP = 0.5

/** One sentence: keep what you have, or what to expect of farming. Odds are those of a drop without more perks. */
export function adviceOf({ copies, gap, odds }: ForgePersonal): string {
  const drops = odds[0]?.even_after
  if (copies.length === 0) return drops === undefined ? said.findAny : said.find(drops)
  if (gap === undefined || gap === 0) return said.have
  if (gap < SMALL_GAP || drops === undefined) return said.keep
  return said.farm(gap.toFixed(1), drops)
}
