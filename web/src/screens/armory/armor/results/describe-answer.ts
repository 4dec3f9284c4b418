import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import { words } from '../words/words.ts'
import { isUnsettled } from './out-of-reach/out-of-reach-text.ts'

const said = words.builds.heard

/** What a screen reader hears once a search has come to its answer. */
export function describeAnswer(answer: ArmorAnswer | undefined): string {
  if (!answer || answer.phase === 'searching' || answer.phase === 'cancelled') return ''
  if (answer.phase === 'failed') return words.solverFailed
  const { builds, shortfall, buildsProof } = answer
  const [best] = builds
  if (best) {
    const stats = ARMOR_STATS.map((stat, i) => `${words.stats[stat]} ${best.stats[i]}`).join(', ')
    const found = said.found(builds.length, best.total, stats)
    return buildsProof?.complete === false ? `${found} ${said.unproven}` : found
  }
  if (!shortfall) return ''
  if (shortfall.reason !== 'targets') return said.blocked
  return isUnsettled(answer) ? said.unsettled(shortfall.missingTotal) : said.short(shortfall.missingTotal)
}
