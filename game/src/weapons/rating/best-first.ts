/** One order of weapons by their rating for every screen and every answer: by what is shown of it, never by more. */
import type { Weapon } from '../../items.ts'
import { nameCollator } from '../../name-order.ts'
import type { RatedSide } from '../play-mode.ts'
import { isCommonGear } from '../verdict/vault-copy.ts'
import { compareTiers, shownScore } from './tiers.ts'

export interface Ranked {
  readonly item: Pick<Weapon, 'rarity' | 'instanceId'>
  /** Of the side that is shown; absent where nothing is known. */
  readonly rating: Pick<RatedSide, 'tier' | 'score'> | undefined
  readonly power: number | undefined
  readonly name: string
}

/** Best first: in each tier what is below legendary comes last, then the better score, then power and name. */
export function compareRanked(one: Ranked, other: Ranked): number {
  return (
    compareTiers(one.rating?.tier ?? 'Unrated', other.rating?.tier ?? 'Unrated') ||
    Number(isCommonGear(one.item)) - Number(isCommonGear(other.item)) ||
    shownScore(other.rating?.score ?? -1) - shownScore(one.rating?.score ?? -1) ||
    (other.power ?? -1) - (one.power ?? -1) ||
    nameCollator.compare(one.name, other.name) ||
    (one.item.instanceId < other.item.instanceId ? -1 : Number(one.item.instanceId > other.item.instanceId))
  )
}
