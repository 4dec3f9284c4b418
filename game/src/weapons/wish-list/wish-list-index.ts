import { normalizeName, withoutEnhanced } from '../knowledge/roll-names.ts'
import { ANY_ITEM, type WishList, type WishRoll } from './wish-list.ts'

/**
 * All loaded lists, ready to be asked about one weapon. Perks become small numbers; a perk and its enhanced
 * twin, or two perks of one name, become the same number where names are known, so that a wish for the one is
 * met by the other and weapons known only by name can be matched too.
 */

export interface WishNames {
  readonly item: (hash: number) => string | undefined
  readonly perk: (hash: number) => string | undefined
}

export interface IndexedRoll {
  readonly roll: WishRoll
  /** Which list it came from. */
  readonly list: number
  readonly perks: readonly number[]
}

export interface WishListIndex {
  readonly titles: readonly string[]
  readonly rollCount: number
  readonly perkCount: number
  rollsFor(itemHash: number | undefined, itemName: string): readonly IndexedRoll[]
  /** For every weapon, whatever it is. */
  readonly wildcards: readonly IndexedRoll[]
  perkNumber(hash: number | undefined, name: string): number | undefined
  perkName(hash: number): string
}

const NONE: readonly IndexedRoll[] = []

export function indexWishLists(lists: readonly WishList[], names?: WishNames): WishListIndex {
  const numbers = new Map<number, number>()
  const numbersByName = new Map<string, number>()
  const byItem = new Map<number, IndexedRoll[]>()
  const byItemName = new Map<string, number>()
  const wildcards: IndexedRoll[] = []
  let count = 0
  let rollCount = 0

  const numberOf = (hash: number): number => {
    const known = numbers.get(hash)
    if (known !== undefined) return known
    const name = names?.perk(hash)
    const key = name === undefined ? undefined : perkKey(name)
    const number = (key === undefined ? undefined : numbersByName.get(key)) ?? count++
    numbers.set(hash, number)
    if (key !== undefined) numbersByName.set(key, number)
    return number
  }

  lists.forEach((list, place) => {
    for (const roll of list.rolls) {
      const indexed = { roll, list: place, perks: roll.perks.map(numberOf) }
      rollCount += 1
      if (roll.item === ANY_ITEM) wildcards.push(indexed)
      else {
        const rolls = byItem.get(roll.item)
        if (rolls) rolls.push(indexed)
        else byItem.set(roll.item, [indexed])
      }
    }
  })
  for (const hash of byItem.keys()) {
    const name = names?.item(hash)
    if (name !== undefined) byItemName.set(normalizeName(name), hash)
  }

  return {
    titles: lists.map((list, place) => list.title ?? `List ${place + 1}`),
    rollCount,
    perkCount: count,
    wildcards,
    rollsFor: (hash, name) => {
      const item = hash ?? byItemName.get(normalizeName(name))
      return (item === undefined ? undefined : byItem.get(item)) ?? NONE
    },
    perkNumber: (hash, name) =>
      (hash === undefined ? undefined : numbers.get(hash)) ?? numbersByName.get(perkKey(name)),
    perkName: (hash) => names?.perk(hash) ?? `perk ${hash}`,
  }
}

/** "Enhanced Battery" is a battery of its own; traits lose the word. */
function perkKey(name: string): string {
  const normal = normalizeName(name)
  return normal === 'enhanced battery' || normal === 'enhanced heatsink'
    ? normal
    : (withoutEnhanced(normal) ?? normal)
}
