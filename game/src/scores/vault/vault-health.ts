/** What the vault is made of. Each count is what its search finds, so that the number and the list it opens agree. */

import { isAdvisedToGo } from '../../cleanup/advised-to-go.ts'
import type { Verdict } from '../../cleanup/verdict.ts'
import type { Weapon } from '../../items.ts'
import type { SearchFacts } from '../../search/filters/filter.ts'
import { searchItems } from '../../search/search-items.ts'

export type HealthKind = 'duplicates' | 'dominated' | 'unused' | 'kept'

export const HEALTH_SEARCHES: Readonly<Record<HealthKind, string>> = {
  duplicates: 'is:dupe',
  /** Those that something speaks for are not counted, as the clean-up does not count them. */
  dominated: 'is:dominated is:dismantle',
  /** Only a copy with a tracker can be known to be unused. */
  unused: 'kills:=0 -is:inloadout',
  kept: 'is:inloadout',
}

export function countVaultHealth(
  weapons: readonly Weapon[],
  verdicts: ReadonlyMap<string, Verdict>,
): Readonly<Record<HealthKind, number>> {
  const facts: Pick<SearchFacts, 'dominated' | 'verdict'> = {
    dominated: ({ instanceId }) => verdicts.get(instanceId)?.ground === 'dominated',
    verdict: ({ instanceId }) => (isAdvisedToGo(verdicts.get(instanceId)) ? 'dismantle' : undefined),
  }
  const count = (kind: HealthKind) => searchItems(HEALTH_SEARCHES[kind], weapons, facts).items.length
  return {
    duplicates: count('duplicates'),
    dominated: count('dominated'),
    unused: count('unused'),
    kept: count('kept'),
  }
}
