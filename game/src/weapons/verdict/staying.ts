import { inEnglish } from '../../in-english.ts'
import type { Weapon } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import { hasEveryTrait, scoresAtLeast } from './beats.ts'
import {
  isAsRare,
  isCommonGear,
  isGoodIn,
  pairName,
  pairNames,
  type TraitPair,
  type VaultCopy,
} from './vault-copy.ts'

/** The copies found to stay so far, by what they can prove. */
export class Staying {
  readonly #byName = new Map<string, VaultCopy[]>()
  readonly #ofArchetype = new Map<string, VaultCopy[]>()
  readonly #ofSlot = new Map<Weapon['slot'], VaultCopy[]>()
  /** Pairs of traits that can be selected, by type, element and slot. */
  readonly #pairs = new Map<string, Set<string>>()
  /** Those that are advised to be kept; the others want a look. */
  readonly #kept = new Set<VaultCopy>()

  readonly #topPowers: ReadonlyMap<Weapon['slot'], number>

  /** `mayStay` is all that the player has not marked to go. */
  constructor(mayStay: readonly VaultCopy[]) {
    const top = new Map<Weapon['slot'], number>()
    for (const { weapon } of mayStay)
      top.set(weapon.slot, Math.max(top.get(weapon.slot) ?? 0, weapon.power ?? 0))
    this.#topPowers = top
  }

  add(copy: VaultCopy, isKept: boolean): void {
    if (isKept) this.#kept.add(copy)
    append(this.#byName, copy.name, copy)
    append(this.#ofArchetype, copy.archetype, copy)
    append(this.#ofSlot, copy.weapon.slot, copy)
    const pairs = this.#pairs.get(copy.kind) ?? new Set()
    for (const pair of pairNames(copy)) pairs.add(pair)
    this.#pairs.set(copy.kind, pairs)
  }

  has(name: string): boolean {
    return this.#byName.has(name)
  }

  isKept(copy: VaultCopy): boolean {
    return this.#kept.has(copy)
  }

  /** Copies of the same weapon, the best first; like a stand-in never of lower rarity, whatever they score. */
  sameAs(copy: VaultCopy): readonly VaultCopy[] {
    return (this.#byName.get(copy.name) ?? []).filter((other) => isAsRare(other, copy))
  }

  /** A good pair of the copy that nothing of its type, element and slot has. */
  lonePairOf({ kind, goodPairs }: VaultCopy): TraitPair | undefined {
    const pairs = this.#pairs.get(kind)
    return goodPairs.find(([one, other]) => !pairs?.has(pairName([inEnglish(one), inEnglish(other)])))
  }

  /** Whether it has the most power of all for its slot, and nothing that stays has as much. */
  isStrongest({ weapon: { slot, power } }: VaultCopy): boolean {
    const others = this.#ofSlot.get(slot) ?? []
    return (
      power !== undefined &&
      power === this.#topPowers.get(slot) &&
      others.every((other) => (other.weapon.power ?? 0) < power)
    )
  }

  /**
   * What takes the place of gear below legendary, whatever it rolled: the nearest to it of what fills its slot. The same
   * type and ammunition count first, then that it is no exotic, then that it rates as high, also with its element and trait;
   * of equals the best.
   */
  outclassing(copy: VaultCopy, activities: readonly Activity[]): VaultCopy | undefined {
    const better = (this.#ofSlot.get(copy.weapon.slot) ?? []).filter(({ weapon }) => !isCommonGear(weapon))
    const nearness = (other: VaultCopy) => {
      const kind = (other.supply === copy.supply ? 16 : 0) + (other.weapon.rarity === 'legendary' ? 8 : 0)
      if (!scoresAtLeast(other, copy, activities)) return kind
      const isElement = other.weapon.element === copy.weapon.element
      return kind + 4 + (isElement ? 2 : 0) + (hasEveryTrait(other, copy) ? 1 : 0)
    }
    let [best] = better
    for (const other of better) if (best && nearness(other) > nearness(best)) best = other
    return best
  }

  /** Other weapons that are good at the same job, the best first. */
  standInsFor(copy: VaultCopy, activities: readonly Activity[]): readonly VaultCopy[] {
    return (this.#ofArchetype.get(copy.archetype) ?? []).filter(
      (other) =>
        other.weapon.rarity === copy.weapon.rarity &&
        activities.some((activity) => isGoodIn(other, activity)),
    )
  }
}

function append<Key>(lists: Map<Key, VaultCopy[]>, key: Key, one: VaultCopy): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
