import type { Marks, Verdict } from '../cleanup/verdict.ts'
import type { Guardian } from '../guardian.ts'
import type { HeadlineRating } from '../weapons/play-mode.ts'
import type { SearchFacts } from './filters/filter.ts'

const ADVICE = { keep: 'keep', review: 'review', 'consider-dismantling': 'dismantle' } as const

interface Assessed {
  readonly ratings: ReadonlyMap<
    string,
    HeadlineRating & {
      readonly godRollScore?: number | undefined
      readonly wish?: 'match' | 'partial' | 'trash' | undefined
    }
  >
  readonly verdicts: ReadonlyMap<string, Verdict>
}

/** What the search language can ask beyond the item itself, so that a search finds the same wherever it is run. */
export function searchFacts(
  guardian: Pick<Guardian, 'characters' | 'loadouts'>,
  { ratings, verdicts }: Assessed,
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
