/** What the vault is made of. Each count is what its search finds, so that the number and the list it opens agree. */

import type { Verdict } from '../../cleanup/verdict.ts'
import type { Weapon } from '../../items.ts'
import { searchItems } from '../../search/search-items.ts'

export type HealthKind = 'duplicates' | 'dominated' | 'unused' | 'kept'

export const HEALTH_SEARCHES: Readonly<Record<HealthKind, string>> = {
  duplicates: 'is:dupe',
  dominated: 'is:dominated',
  /** Only a copy with a tracker can be known to be unused. */
  unused: 'kills:=0 -is:inloadout',
  kept: 'is:inloadout',
}

export function countVaultHealth(
  weapons: readonly Weapon[],
  verdicts: ReadonlyMap<string, Verdict>,
): Readonly<Record<HealthKind, number>> {
  const facts = {
    dominated: ({ instanceId }: { readonly instanceId: string }) =>
      verdicts.get(instanceId)?.ground === 'dominated',
  }
  const count = (kind: HealthKind) => searchItems(HEALTH_SEARCHES[kind], weapons, facts).items.length
  return {
    duplicates: count('duplicates'),
    dominated: count('dominated'),
    unused: count('unused'),
    kept: count('kept'),
  }
}
