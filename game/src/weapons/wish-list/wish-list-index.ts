import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import { normalizeName, withoutEnhanced } from '../knowledge/roll-names.ts'
import type { RatedRoll } from '../roll.ts'
import { ANY_ITEM, type WishList, type WishRoll, type WishUse } from './wish-list.ts'

/**
 * All loaded lists, ready to be asked about one weapon. Perks become small numbers; a perk and its enhanced
 * twin, or two perks of one name, become the same number where names are known, so that a wish for the one is
 * met by the other and weapons known only by name can be matched too. The wishes for one weapon lie flat
 * beside each other, because a vault is compared with all of them at once.
 */

export interface WishNames {
  readonly item: (hash: number) => string | undefined
  readonly perk: (hash: number) => string | undefined
}

export interface IndexedRoll {
  readonly roll: WishRoll
  /** Which list it came from. */
  readonly list: number
}

/** The wishes for one weapon; the perks of roll i are `perks` from where roll i-1 ends to `ends[i]`. */
export interface WishGroup {
  readonly rolls: readonly IndexedRoll[]
  readonly perks: Uint32Array
  readonly ends: Uint32Array
  readonly forPve: Uint8Array
  readonly forPvp: Uint8Array
}

export interface WishListIndex {
  readonly titles: readonly string[]
  readonly rollCount: number
  readonly perkCount: number
  groupFor(itemHash: number | undefined, itemName: string): WishGroup | undefined
  /** For every weapon, whatever it is. */
  readonly wildcards: WishGroup
  perkNumber(hash: number | undefined, name: string): number | undefined
  /** By perk number, 1 for everything that the copy can select. */
  selectable(roll: RatedRoll): Uint8Array
  /** What the lists taught about perks, also on weapons that they do not name; absent where nothing was learned. */
  readonly knowledge?: CompiledKnowledge | undefined
}

export function indexWishLists(
  lists: readonly WishList[],
  names?: WishNames,
  knowledge?: CompiledKnowledge,
): WishListIndex {
  const perks = new PerkNumbers(names)
  const byItem = new Map<number, IndexedRoll[]>([[ANY_ITEM, []]])
  lists.forEach((list, place) => {
    for (const roll of list.rolls) {
      const rolls = byItem.get(roll.item)
      if (rolls) rolls.push({ roll, list: place })
      else byItem.set(roll.item, [{ roll, list: place }])
    }
  })
  const groups = new Map([...byItem].map(([item, rolls]) => [item, flatten(rolls, perks)]))
  const itemByName = new Map<string, number>()
  for (const item of byItem.keys()) {
    const name = names?.item(item)
    if (name !== undefined) itemByName.set(normalizeName(name), item)
  }
  return {
    titles: lists.map((list, place) => list.title ?? `List ${place + 1}`),
    rollCount: lists.reduce((sum, list) => sum + list.rolls.length, 0),
    perkCount: perks.count,
    knowledge,
    wildcards: groups.get(ANY_ITEM) ?? flatten([], perks),
    groupFor: (hash, name) => {
      const item = hash ?? itemByName.get(normalizeName(name))
      return item === undefined ? undefined : groups.get(item)
    },
    perkNumber: (hash, name) => perks.find(hash, name),
    selectable: (roll) => {
      const marks = new Uint8Array(perks.count)
      for (const column of roll.columns) {
        for (const option of column.options) {
          const number = perks.find(option.hash, option.name)
          if (number !== undefined) marks[number] = 1
        }
      }
      return marks
    },
  }
}

class PerkNumbers {
  readonly #names: WishNames | undefined
  readonly #byHash = new Map<number, number>()
  readonly #byName = new Map<string, number>()
  count = 0

  constructor(names: WishNames | undefined) {
    this.#names = names
  }

  numberOf(hash: number): number {
    const known = this.#byHash.get(hash)
    if (known !== undefined) return known
    const name = this.#names?.perk(hash)
    const key = name === undefined ? undefined : perkKey(name)
    const twin = key === undefined ? undefined : this.#byName.get(key)
    const number = twin ?? this.count++
    this.#byHash.set(hash, number)
    if (key !== undefined) this.#byName.set(key, number)
    return number
  }

  find(hash: number | undefined, name: string): number | undefined {
    const byHash = hash === undefined ? undefined : this.#byHash.get(hash)
    if (byHash !== undefined || this.#byName.size === 0) return byHash
    return this.#byName.get(perkKey(name))
  }
}

function flatten(rolls: readonly IndexedRoll[], perks: PerkNumbers): WishGroup {
  const group = {
    rolls,
    perks: new Uint32Array(rolls.reduce((sum, { roll }) => sum + roll.perks.length, 0)),
    ends: new Uint32Array(rolls.length),
    forPve: new Uint8Array(rolls.length),
    forPvp: new Uint8Array(rolls.length),
  }
  let end = 0
  rolls.forEach(({ roll }, place) => {
    for (const hash of roll.perks) group.perks[end++] = perks.numberOf(hash)
    group.ends[place] = end
    group.forPve[place] = speaksOf(roll, 'pve')
    group.forPvp[place] = speaksOf(roll, 'pvp')
  })
  return group
}

/** A wish that names no activity speaks of both. */
function speaksOf({ notes }: WishRoll, use: WishUse): 0 | 1 {
  return !notes || notes.uses.length === 0 || notes.uses.includes(use) ? 1 : 0
}

const BATTERIES_OF_THAT_NAME: ReadonlySet<string> = new Set(['enhanced battery', 'enhanced heatsink'])

/** An enhanced trait is its base trait; an "Enhanced Battery" is a battery of its own. */
function perkKey(name: string): string {
  const normal = normalizeName(name)
  return BATTERIES_OF_THAT_NAME.has(normal) ? normal : (withoutEnhanced(normal) ?? normal)
}
