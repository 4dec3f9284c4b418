import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import type { SearchFacts } from '@ai-vault/game/search/filters/filter.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { Notes } from '../../../../items/notes/use-notes.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'

const NO_DECISIONS: Decisions = new Map()
const ADVICE = { keep: 'keep', review: 'review', 'consider-dismantling': 'dismantle' } as const

/** Whose characters and loadouts a search can name. */
export interface Account {
  readonly characters?: readonly Character[] | undefined
  readonly loadouts?: readonly Loadout[] | undefined
}

/** What comes from the player and the account, not from the weapon. */
export interface OwnWords extends Account {
  readonly decisions?: Decisions
  readonly notes?: Notes
}

/** What the search language can ask beyond the item itself: ratings, wish lists, verdicts. */
export function searchFacts(
  weapons: readonly WeaponItem[],
  ratingOf: RatingLookup,
  { decisions = NO_DECISIONS, notes, characters, loadouts }: OwnWords = {},
): Omit<SearchFacts, 'copies' | 'all'> {
  const byId = new Map(weapons.map((item) => [idOf(item), item]))
  const verdictOf = (id: string) => byId.get(id)?.verdict
  return {
    rating: ({ instanceId }) => {
      const item = byId.get(instanceId)
      const { tier, score } = item ? ratingOf(item) : {}
      if (!tier || score === undefined) return undefined
      return { tier, score, pve: item?.rating?.pve.score, pvp: item?.rating?.pvp.score }
    },
    wishList: ({ instanceId }) => {
      const wish = byId.get(instanceId)?.rating?.wish
      return wish === 'match' ? 'wish' : wish === 'trash' ? 'trash' : undefined
    },
    verdict: ({ instanceId }) => {
      const recommendation = verdictOf(instanceId)?.recommendation
      return recommendation && ADVICE[recommendation]
    },
    decision: ({ instanceId }) => decisions.get(instanceId),
    note: ({ instanceId }) => notes?.get(instanceId),
    ...accountFacts({ characters, loadouts }),
    dominated: ({ instanceId }) => verdictOf(instanceId)?.ground === 'dominated',
  }
}

/** The part of the facts that is the same for weapons and armor. */
export const accountFacts = ({
  characters,
  loadouts,
}: Account): Pick<SearchFacts, 'characters' | 'loadoutName'> => ({
  ...(characters ? { characters: byLastPlayed(characters) } : {}),
  loadoutName: (id) => loadouts?.find((loadout) => loadout.id === id)?.name,
})

const byLastPlayed = (characters: readonly Character[]) =>
  characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))
