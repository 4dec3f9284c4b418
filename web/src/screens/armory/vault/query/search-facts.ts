import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import type { SearchFacts } from '@ai-vault/game/search/filters/filter.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { GearItem } from '../../../../items/gear-item.ts'
import type { Notes } from '../../../../items/notes/notes-query.ts'
import type { Match } from '../../../../items/rating/group-wishes.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import type { OwnWishes } from '../../../../items/wishes/own-wishes.ts'

const NO_MATCH: readonly Match[] = []
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
  /** What the player's own wish lists say. */
  readonly wishes?: Pick<OwnWishes, 'matchesOf'> | undefined
}

/** What the search language can ask beyond the item itself: ratings, wish lists, verdicts. */
export function searchFacts(
  weapons: readonly WeaponItem[],
  ratingOf: RatingLookup,
  { decisions = NO_DECISIONS, notes, wishes, characters, loadouts }: OwnWords = {},
): Omit<SearchFacts, 'copies' | 'all'> {
  const byId = new Map(weapons.map((item) => [idOf(item), item]))
  const ownWishes = lookUpWishes(byId, wishes)
  return {
    rating: ({ instanceId }) => {
      const item = byId.get(instanceId)
      const { tier, score } = item ? ratingOf(item) : {}
      if (!tier || score === undefined) return undefined
      return { tier, score, pve: item?.rating?.pve.score, pvp: item?.rating?.pvp.score }
    },
    wishList: ({ instanceId }) => {
      const own = ownWishes(instanceId)
      // The player's own lists speak first, and a warning before a wish.
      if (own.some(({ trash }) => trash)) return 'trash'
      if (own.length > 0) return 'wish'
      const wish = byId.get(instanceId)?.rating?.wish
      return wish === 'match' ? 'wish' : wish === 'trash' ? 'trash' : undefined
    },
    wishNotes: ({ instanceId }) => ownWishes(instanceId).flatMap(({ notes }) => notes?.text ?? []),
    note: ({ instanceId }) => notes?.get(instanceId),
    ...accountFacts({ characters, loadouts }),
    ...verdictFacts(weapons, decisions),
  }
}

/** What is advised about weapons and armor, and what the player decided. */
export function verdictFacts(
  gear: readonly GearItem[],
  decisions: Decisions,
): Pick<SearchFacts, 'verdict' | 'decision' | 'dominated'> {
  const verdicts = new Map(gear.map((item) => [idOf(item), item.verdict]))
  return {
    verdict: ({ instanceId }) => {
      const recommendation = verdicts.get(instanceId)?.recommendation
      return recommendation && ADVICE[recommendation]
    },
    decision: ({ instanceId }) => decisions.get(instanceId),
    dominated: ({ instanceId }) => verdicts.get(instanceId)?.ground === 'dominated',
  }
}

/** The wishes of the player's own lists that a copy meets whole, each copy matched once. */
function lookUpWishes(byId: ReadonlyMap<string, WeaponItem>, wishes: OwnWords['wishes']) {
  const known = new Map<string, readonly Match[]>()
  return (id: string): readonly Match[] => {
    const item = byId.get(id)
    if (!wishes || !item) return NO_MATCH
    const found = known.get(id) ?? wishes.matchesOf(item).filter(({ share }) => share === 1)
    known.set(id, found)
    return found
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
