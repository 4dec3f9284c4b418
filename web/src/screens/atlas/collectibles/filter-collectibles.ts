import type { Collectible } from '@ai-vault/contract/atlas/records.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { COLLECTIBLE_KINDS } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { collectibleName } from '../triumphs/triumph-name.ts'

export const COLLECTED = ['all', 'missing', 'obtainable', 'collected'] as const
export type Collected = (typeof COLLECTED)[number]
export const KINDS = ['all', ...COLLECTIBLE_KINDS] as const
export const CLASS_FILTERS = ['all', 'titan', 'hunter', 'warlock'] as const
export const COLLECTIBLE_SORTS = ['menu', 'name', 'rarity'] as const

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
const rankOf = ({ rarity }: Collectible) => (rarity ? RARITIES.indexOf(rarity) : RARITIES.length)

const TESTS: Readonly<Record<Collected, (collectible: Collectible) => boolean>> = {
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
    if (!TESTS[wish.show](collectible)) return false
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
  if (wish.sort === 'name') {
    return found.toSorted((one, other) => collectibleName(one).localeCompare(collectibleName(other)))
  }
  return wish.sort === 'rarity' ? found.toSorted((one, other) => rankOf(one) - rankOf(other)) : found
}
