import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import { words } from '../words.tsx'

const labels = words.god

/** Less than this many points out of ten are not worth farming for. */
const SMALL_GAP = 0.5

/** As the two scores beside it are shown: what stands there can be counted after. */
export function shownGap({ copies: [best], god_roll }: ForgePersonal): string | undefined {
  if (!best || !god_roll) return undefined
  return Math.max(0, Number(god_roll.score.toFixed(1)) - Number(best.score.toFixed(1))).toFixed(1)
}

/** One sentence: keep what you have, or what to expect of farming, from the best tier that drops to the least. */
export function adviceOf(personal: ForgePersonal): string {
  const { copies, gap, odds, god_roll } = personal
  const drops = odds.flatMap(({ even_after }) => even_after ?? [])
  const span = drops.length === 0 ? undefined : labels.drops(Math.min(...drops), Math.max(...drops))
  if (copies.length === 0) return span === undefined ? labels.findAny : labels.find(span)
  if (gap === undefined || gap === 0) return labels.have
  if (gap < SMALL_GAP || span === undefined) return labels.keep
  // The odds are those of both traits: they say nothing to whoever has them.
  const missing = god_roll?.parts.filter(({ has }) => !has) ?? []
  if (missing.length > 0 && missing.every(({ place }) => place !== 'trait')) {
    return labels.rest(
      shownGap(personal) ?? '',
      missing.map(({ name }) => name),
    )
  }
  return labels.farm(shownGap(personal) ?? '', span)
}
