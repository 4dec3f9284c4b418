import type { GuardianClass } from '@ai-vault/game/items.ts'
import { LEGENDARY_WEAPONS } from '../weapons/tables/legendary-weapons.ts'
import type { World, WorldGood } from '../world.ts'
import type { Goods, ShelfRow } from './vendor-rows.ts'

/** Most armor has to be won. */
const SETS_SOLD = 6

type Stores = Pick<World, 'weapons' | 'armor' | 'bounties'>
type Offered = Pick<WorldGood, 'itemHash' | 'classType'>

const sourceByWeapon = new Map(
  Object.values(LEGENDARY_WEAPONS).flatMap((rows) => rows.map((row) => [row[1], row[5]] as const)),
)

/** Weapons with a pattern are shaped, not sold. */
const offered = (goods: Goods, { weapons, armor, bounties }: Stores): Offered[] => {
  const worn = (pieces: typeof armor): Offered[] =>
    pieces.map(({ hash, classType }: { hash: number; classType: GuardianClass }) => ({
      itemHash: hash,
      classType,
    }))
  switch (goods.kind) {
    case 'weapons':
      return weapons
        .filter(({ hash, tiered }) => tiered && goods.sources.some((key) => sourceByWeapon.get(hash) === key))
        .map(({ hash }) => ({ itemHash: hash }))
    case 'exotic-weapons':
      return weapons.filter(({ rarity }) => rarity === 'exotic').map(({ hash }) => ({ itemHash: hash }))
    case 'exotic-armor':
      return worn(armor.filter(({ rarity, slot }) => rarity === 'exotic' && slot !== 'class-item'))
    case 'armor': {
      const sets = new Set(armor.flatMap(({ setHash }) => setHash ?? []))
      const sold = new Set([...sets].slice(0, SETS_SOLD))
      return worn(armor.filter(({ setHash }) => setHash !== undefined && sold.has(setHash)))
    }
    case 'bounties':
      return bounties.map(({ hash }) => ({ itemHash: hash }))
    case 'materials':
      return goods.items.map((itemHash) => ({ itemHash }))
  }
}

/** A shelf's goods, numbered on from those of the shelves before it. */
export const goodsOf = (shelf: ShelfRow, firstIndex: number, stores: Stores): WorldGood[] =>
  offered(shelf.goods, stores).map((good, place) => ({
    ...good,
    index: firstIndex + place,
    costs: shelf.cost,
  }))
