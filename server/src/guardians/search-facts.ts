import type { Marks } from '@ai-vault/game/cleanup/verdict.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { SearchFacts } from '@ai-vault/game/search/filters/filter.ts'

const ADVICE = { keep: 'keep', review: 'review', 'consider-dismantling': 'dismantle' } as const

/** What the search language can ask beyond the item itself, so that a search finds here what it finds in the armory. */
export function searchFacts(
  guardian: Pick<Guardian, 'characters' | 'loadouts'>,
  { ratings, verdicts }: Pick<VaultAssessment, 'ratings' | 'verdicts'>,
  marks: Marks = new Map(),
): Omit<SearchFacts, 'copies' | 'all'> {
  return {
    rating: ({ instanceId }) => {
      const rating = ratings.get(instanceId)
      if (rating?.godRollScore === undefined) return undefined
      const { godRollScore: score, tier, pve, pvp } = rating
      return { score, tier, pve: pve.score, pvp: pvp.score }
    },
    wishList: ({ instanceId }) => {
      const wish = ratings.get(instanceId)?.wish
      if (wish === 'match') return 'wish'
      return wish === 'trash' ? 'trash' : undefined
    },
    verdict: ({ instanceId }) => {
      const recommendation = verdicts.get(instanceId)?.recommendation
      return recommendation && ADVICE[recommendation]
    },
    decision: ({ instanceId }) => marks.get(instanceId),
    characters: guardian.characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed)),
    loadoutName: (id) => guardian.loadouts.find((loadout) => loadout.id === id)?.name,
    dominated: ({ instanceId }) => verdicts.get(instanceId)?.ground === 'dominated',
  }
}
