import type { Definitions } from '../definitions.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { type SocketSpec, socketBlock, socketTypeHash } from '../shapes/sockets.ts'
import { BUCKET } from '../tables/platform.ts'
import type { WorldWeapon } from '../world.ts'
import { EMPTY_RECIPE_SOCKETS } from './crafting-plugs.ts'
import { patternOf, weaponIcon } from './define-weapon.ts'
import { WEAPON_PROFILES } from './tables/weapon-profiles.ts'

const RECIPE_ITEM_TYPE = 30
/** What can be chosen when a weapon is shaped, beside its fixed frame. */
const CHOSEN = new Set<SocketSpec['role']>(['barrel', 'magazine', 'trait', 'origin'])
/** Enhanced plugs take a weapon that has been used for a while; the others take nothing. */
const ENHANCED_LEVEL = 16
const FOR_ENHANCED = {
  craftingRequirements: {
    unlockRequirements: [{ failureDescription: `Needs weapon level ${ENHANCED_LEVEL}.` }],
    requiredLevel: ENHANCED_LEVEL,
    materialRequirementHashes: [],
  },
}

const emptyFor = (definitions: Definitions, plug: number): number => {
  const category = definitions.item(plug).plug?.plugCategoryIdentifier ?? ''
  const empty = EMPTY_RECIPE_SOCKETS[category as keyof typeof EMPTY_RECIPE_SOCKETS]
  if (!empty) throw new Error(`no recipe has a socket for ${category}`)
  return empty[1]
}

const recipeSocket = (definitions: Definitions, { role, type, plugs, also = [] }: SocketSpec): SocketSpec => {
  const [first = 0] = plugs
  if (!CHOSEN.has(role)) return { role, type, plugs, initial: first }
  const initial = emptyFor(definitions, first)
  const enhanced = new Set(also)
  return {
    role,
    type,
    plugs: [initial, ...plugs],
    initial,
    also,
    craftedFrom: (plug) => (enhanced.has(plug) ? FOR_ENHANCED : {}),
  }
}

/** The item that stands for a weapon's pattern: what it makes, and what can be chosen for each of its sockets. */
export const defineRecipe = (
  definitions: Definitions,
  weapon: WorldWeapon,
  sockets: readonly SocketSpec[],
): void => {
  const chosen = sockets.filter(({ role }) => role === 'intrinsic' || CHOSEN.has(role))
  definitions.define('DestinyInventoryItemDefinition', patternOf(weapon.hash), {
    ...baseItem({
      name: weapon.name,
      text: `The pattern from which ${weapon.name} is shaped.`,
      icon: weaponIcon(weapon),
      typeName: WEAPON_PROFILES[weapon.type].label,
      rarity: weapon.rarity,
      bucket: BUCKET.recipe,
      itemType: RECIPE_ITEM_TYPE,
      categories: [],
    }),
    sockets: socketBlock(
      definitions,
      chosen.map((socket) => recipeSocket(definitions, socket)),
    ),
    crafting: {
      outputItemHash: weapon.hash,
      requiredSocketTypeHashes: chosen
        .filter(({ role }) => CHOSEN.has(role))
        .map(({ type }) => socketTypeHash(type)),
      failedRequirementStrings: ['Unlock this pattern by completing its deepsight objectives.'],
      bonusPlugs: [],
    },
  })
}
