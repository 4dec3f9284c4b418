import { rollOfWeapon } from '@ai-vault/game/weapons/roll-of-weapon.ts'
import { matchWishLists } from '@ai-vault/game/weapons/wish-list/match.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import type { WishList } from '@ai-vault/game/weapons/wish-list/wish-list.ts'
import { indexWishLists, type WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Match } from '../rating/group-wishes.ts'
import { nameOf, type WeaponItem } from '../weapon-item.ts'
import type { OwnList } from './list-store.ts'

/** How many of the wishes for a weapon name one of its traits. */
export interface TraitPopularity {
  readonly trait: string
  readonly wishes: number
  readonly of: number
}

export interface OwnWishes {
  readonly matchesOf: (item: WeaponItem) => readonly Match[]
  /** The traits of a copy, most wished first; none where no list speaks of the weapon. */
  readonly popularityOf: (item: WeaponItem) => readonly TraitPopularity[]
}

const parsed = new WeakMap<OwnList, WishList>()

function listOf(own: OwnList): WishList {
  const known = parsed.get(own) ?? { ...parseWishList(own.text), title: own.name }
  parsed.set(own, known)
  return known
}

/** Names of what the player owns: a wish for a trait is met by its enhanced twin, which only the name tells. */
function namesIn(weapons: readonly WeaponItem[]) {
  const items = new Map<number, string>()
  const perks = new Map<number, string>()
  for (const weapon of weapons) {
    items.set(weapon.item.hash, nameOf(weapon))
    for (const { selectable } of weapon.item.columns)
      for (const { hash, name } of selectable) perks.set(hash, name)
  }
  return { items, perks }
}

let latest: { lists: readonly OwnList[]; weapons: readonly WeaponItem[]; wishes: OwnWishes } | undefined

/** What the lists that are switched on say about these weapons; made once for all who ask. */
export function readWishes(lists: readonly OwnList[], weapons: readonly WeaponItem[]): OwnWishes {
  const isSame = latest?.lists.length === lists.length && latest.lists.every((list, i) => list === lists[i])
  if (latest && isSame && latest.weapons === weapons) return latest.wishes
  const { items, perks } = namesIn(weapons)
  const names = { item: (hash: number) => items.get(hash), perk: (hash: number) => perks.get(hash) }
  const index = indexWishLists(lists.map(listOf), names)
  const wishes = wishesOf(index, names.perk)
  latest = { lists, weapons, wishes }
  return wishes
}

const wishesOf = (index: WishListIndex, perkName: (hash: number) => string | undefined): OwnWishes => ({
  matchesOf: ({ item }) =>
    matchWishLists(rollOfWeapon(item), index).map(({ notes, missing, ...match }) => ({
      ...match,
      missing: [...missing],
      missing_names: missing.flatMap((hash) => perkName(hash) ?? []),
      ...(notes && {
        notes: { text: notes.text, tags: [...notes.tags], uses: [...notes.uses], inputs: [...notes.inputs] },
      }),
    })),
  popularityOf: (weapon) => {
    const rolls = index.groupFor(weapon.item.hash, nameOf(weapon))?.rolls ?? []
    const asking = rolls.filter(({ roll }) => !roll.trash)
    if (asking.length === 0) return []
    const traits = weapon.item.columns.filter(({ kind }) => kind === 'trait')
    return traits
      .flatMap(({ selectable }) => selectable)
      .map(({ hash, name }) => {
        const number = index.perkNumber(hash, name)
        const names = (perk: number) => number !== undefined && index.perkNumber(perk, '') === number
        return {
          trait: name,
          wishes: asking.filter(({ roll }) => roll.perks.some(names)).length,
          of: asking.length,
        }
      })
      .sort((one, other) => other.wishes - one.wishes)
  },
})
