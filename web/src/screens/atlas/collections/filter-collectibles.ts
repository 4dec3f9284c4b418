import type { Collectible } from '@ai-vault/contract/atlas/records.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { COLLECTIBLE_KINDS } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { collectibleName } from '../triumphs/triumph-name.ts'

/** What can be obtained now comes first; nobody opens the list for what they have. */
export const COLLECTED = ['obtainable', 'missing', 'collected', 'all'] as const
export type Collected = (typeof COLLECTED)[number]
export const KINDS = ['all', ...COLLECTIBLE_KINDS] as const
export const CLASS_FILTERS = ['all', 'titan', 'hunter', 'warlock'] as const
export const COLLECTIBLE_SORTS = ['easy', 'rarity', 'name', 'menu'] as const

export interface CollectibleWish {
  readonly show: Collected
  readonly kind: (typeof KINDS)[number]
  readonly class: (typeof CLASS_FILTERS)[number]
  readonly sort: (typeof COLLECTIBLE_SORTS)[number]
  readonly q: string
  /** Only what is found at this destination. */
  readonly destination?: number | undefined
}

const RARITIES = ['exotic', 'legendary', 'rare', 'uncommon', 'common']
const OBTAINABLE_ORDER: readonly Collectible['obtainable'][] = ['now', 'sometimes', 'unknown', 'over']
const rankOf = ({ rarity }: Collectible) => (rarity ? RARITIES.indexOf(rarity) : RARITIES.length)

export const IS_SHOWN: Readonly<Record<Collected, (collectible: Collectible) => boolean>> = {
  all: () => true,
  missing: ({ acquired }) => !acquired,
  obtainable: ({ acquired, obtainable }) => !acquired && obtainable === 'now',
  collected: ({ acquired }) => acquired,
}

export function filterCollectibles(
  collectibles: readonly Collectible[],
  wish: CollectibleWish,
): readonly Collectible[] {
  const wanted = fold(wish.q).split(/\s+/).filter(Boolean)
  const found = collectibles.filter((collectible) => {
    if (!IS_SHOWN[wish.show](collectible)) return false
    if (wish.kind !== 'all' && collectible.kind !== wish.kind) return false
    if (wish.class !== 'all' && collectible.class !== undefined && collectible.class !== wish.class)
      return false
    if (wish.destination !== undefined && collectible.where?.destination_hash !== wish.destination)
      return false
    const text = fold(
      [collectibleName(collectible), collectible.source, collectible.menu].filter(Boolean).join(' '),
    )
    return wanted.every((word) => text.includes(word))
  })
  const order = orderOf(wish.sort, found)
  return order ? found.toSorted(order) : found
}

type Order = (one: Collectible, other: Collectible) => number

function orderOf(sort: CollectibleWish['sort'], found: readonly Collectible[]): Order | undefined {
  if (sort === 'name') return (one, other) => collectibleName(one).localeCompare(collectibleName(other))
  if (sort === 'rarity') return (one, other) => rankOf(one) - rankOf(other)
  return sort === 'easy' ? easiestFirst(found) : undefined
}

/** What is open now before what is not, playing on before raids, a known place before none, and what one trip brings most of. */
function easiestFirst(found: readonly Collectible[]): Order {
  const bySource = Map.groupBy(found, sourceOf)
  const keyOf = (each: Collectible) => [
    Number(each.acquired),
    OBTAINABLE_ORDER.indexOf(each.obtainable),
    Number(each.hard ?? false),
    Number(each.where === undefined),
    -(bySource.get(sourceOf(each))?.length ?? 0),
  ]
  const keys = new Map(found.map((each) => [each, keyOf(each)]))
  return (one, other) => {
    const [key = [], otherKey = []] = [keys.get(one), keys.get(other)]
    const at = key.findIndex((value, place) => value !== otherKey[place])
    if (at >= 0) return (key[at] ?? 0) - (otherKey[at] ?? 0)
    return sourceOf(one).localeCompare(sourceOf(other))
  }
}

const sourceOf = ({ source }: Collectible) => source ?? ''
