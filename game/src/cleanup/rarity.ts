import { RARITIES, type Rarity } from '../items.ts'

interface Gear {
  readonly rarity: Rarity
}

export const rarityRank = ({ rarity }: Gear): number => RARITIES.indexOf(rarity)
export const isAsRare = (one: Gear, other: Gear): boolean => rarityRank(one) >= rarityRank(other)

/** Below legendary: a legendary weapon of its kind has a trait more, a legendary piece has higher stats. */
export const isCommonGear = ({ rarity }: Gear): boolean => rarity !== 'legendary' && rarity !== 'exotic'
