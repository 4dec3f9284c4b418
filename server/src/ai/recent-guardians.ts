import type { Guardian } from '@ai-vault/game/guardian.ts'

/** Whole accounts are large: only of those who are talking right now. */
const MOST = 8

/** The last read copy of a few players, as long as the platform has no other one. */
export function createRecentGuardians() {
  const kept = new Map<string, { readonly version: string; readonly guardian: Promise<Guardian> }>()
  return {
    of(membershipId: string, version: string, load: () => Promise<Guardian>): Promise<Guardian> {
      const known = kept.get(membershipId)
      kept.delete(membershipId)
      const entry = known?.version === version ? known : { version, guardian: load() }
      kept.set(membershipId, entry)
      // A copy that could not be read is asked for again.
      entry.guardian.catch(() => {
        if (kept.get(membershipId) === entry) kept.delete(membershipId)
      })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
      return entry.guardian
    },
    forget: (membershipId: string): void => {
      kept.delete(membershipId)
    },
  }
}
