import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { WEAPON_PROFILES } from '../tables/weapon-profiles.ts'
import { patternOf } from '../weapons/define-weapon.ts'
import type { WorldWeapon } from '../world.ts'
import { defineNode } from './nodes.ts'

export const CRAFTING_ROOT = hashFor('node', 'crafting')

/** Patterns by weapon type. */
export const defineCraftingTree = (definitions: Definitions, weapons: readonly WorldWeapon[]): void => {
  const children = WEAPON_TYPES.flatMap((type) => {
    const patterns = weapons.filter((weapon) => weapon.craftable && weapon.type === type)
    if (patterns.length === 0) return []
    return [
      defineNode(definitions, {
        hash: hashFor('node', `crafting/${type}`),
        name: WEAPON_PROFILES[type].label,
        contents: 'craftables',
        children: patterns.map(({ hash }) => patternOf(hash)),
        parent: CRAFTING_ROOT,
        glyph: 4,
      }),
    ]
  })
  defineNode(definitions, { hash: CRAFTING_ROOT, name: 'Patterns', contents: 'nodes', children, glyph: 4 })
}
