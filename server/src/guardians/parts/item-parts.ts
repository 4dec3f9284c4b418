import {
  otherItemSchema,
  packedArmorSchema,
  packedWeaponSchema,
  plugSchema,
} from '@ai-vault/contract/items/items.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { createPlugTable, replaceArmorPlaces, replaceWeaponPlaces } from '@ai-vault/game/inventory/packing.ts'
import type { Plug } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { type Part, plainPart } from './part.ts'

/**
 * Stored as they travel: each plug once. Read again, items share their plugs, which keeps them small in memory. The
 * schemas are compiled, because a vault holds a thousand items and is checked whenever it is read.
 */
const plugs = z.array(plugSchema)
const packedWeapons = z.compile(z.object({ plugs, items: z.array(packedWeaponSchema) }))
const packedArmor = z.compile(z.object({ plugs, items: z.array(packedArmorSchema) }))

const plugFrom =
  (table: readonly Plug[]) =>
  (place: number): Plug => {
    const plug = table[place]
    if (!plug) throw new Error('A plug is named that is not there')
    return plug
  }

export const weaponsPart: Part<Pick<Guardian, 'weapons'>> = {
  shape: 1,
  pick: ({ weapons }) => ({ weapons }),
  write({ weapons }) {
    const { table, packWeapon } = createPlugTable()
    return { items: weapons.map(packWeapon), plugs: table }
  },
  read(stored) {
    const { items, plugs } = packedWeapons.parse(stored)
    const plugAt = plugFrom(plugs)
    return { weapons: items.map((weapon) => replaceWeaponPlaces(weapon, plugAt)) }
  },
}

export const armorPart: Part<Pick<Guardian, 'armor'>> = {
  shape: 1,
  pick: ({ armor }) => ({ armor }),
  write({ armor }) {
    const { table, packArmor } = createPlugTable()
    return { items: armor.map(packArmor), plugs: table }
  },
  read(stored) {
    const { items, plugs } = packedArmor.parse(stored)
    const plugAt = plugFrom(plugs)
    return { armor: items.map((piece) => replaceArmorPlaces(piece, plugAt)) }
  },
}

export const othersPart = plainPart<Pick<Guardian, 'others'>>(
  1,
  z.object({ others: z.array(otherItemSchema) }),
  ({ others }) => ({ others }),
)
