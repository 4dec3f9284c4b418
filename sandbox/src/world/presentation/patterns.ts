import { WEAPON_TYPES, type WeaponSlot } from '@ai-vault/game/items.ts'
import type { Definitions } from '../definitions.ts'
import { WEAPON_PROFILES } from '../weapons/tables/weapon-profiles.ts'
import type { WorldWeapon } from '../world.ts'
import {
  CATALYST_NODE,
  NODE,
  PATTERN_GROUP_NODE,
  PATTERN_NODE,
  SPECIAL_GRENADE_LAUNCHER_PATTERN_NODE,
} from './known-nodes.ts'
import { defineNode } from './nodes.ts'

const AMMO_LABELS = {
  primary: 'Primary Weapon Patterns',
  special: 'Special Weapon Patterns',
  heavy: 'Heavy Weapon Patterns',
} as const
const AMMO = ['primary', 'special', 'heavy'] as const
const SLOTS: readonly WeaponSlot[] = ['kinetic', 'energy', 'power']
const GLYPH = 4

/** The menu in which a weapon's pattern stands. */
export const patternNode = ({ type, ammo }: Pick<WorldWeapon, 'type' | 'ammo'>): number =>
  type === 'grenade-launcher' && ammo === 'special'
    ? SPECIAL_GRENADE_LAUNCHER_PATTERN_NODE
    : PATTERN_NODE[type]

/** Records that stand in a menu beside their own group's, by that menu. */
export type RecordsUnder = ReadonlyMap<number, readonly number[]>

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const defineCatalysts = (definitions: Definitions, under: RecordsUnder): void => {
  for (const slot of SLOTS)
    defineNode(definitions, {
      hash: CATALYST_NODE[slot],
      name: `${title(slot)} Weapons`,
      contents: 'records',
      children: under.get(CATALYST_NODE[slot]) ?? [],
      parent: NODE['all-catalysts'],
      glyph: GLYPH,
    })
  const branch = { name: 'Exotic Catalysts', contents: 'nodes', glyph: GLYPH } as const
  const children = SLOTS.map((slot) => CATALYST_NODE[slot])
  defineNode(definitions, { ...branch, hash: NODE['all-catalysts'], children, parent: NODE.catalysts })
  defineNode(definitions, { ...branch, hash: NODE.catalysts, children: [NODE['all-catalysts']] })
}

/** Patterns by ammunition and weapon type, and catalysts by slot, as their own screens of the game show them. */
export const definePatternTree = (definitions: Definitions, under: RecordsUnder): void => {
  const groups = AMMO.flatMap((ammo) => {
    const types = WEAPON_TYPES.flatMap((type) => {
      const hash = patternNode({ type, ammo })
      const children = under.get(hash) ?? []
      const isHere = type === 'grenade-launcher' || WEAPON_PROFILES[type].ammo === ammo
      if (children.length === 0 || !isHere || definitions.has('DestinyPresentationNodeDefinition', hash))
        return []
      return [
        defineNode(definitions, {
          hash,
          name: `${WEAPON_PROFILES[type].label}s`,
          contents: 'records',
          children,
          parent: PATTERN_GROUP_NODE[ammo],
          glyph: GLYPH,
        }),
      ]
    })
    const parent = NODE.patterns
    const group = { hash: PATTERN_GROUP_NODE[ammo], name: AMMO_LABELS[ammo], parent, glyph: GLYPH }
    return [defineNode(definitions, { ...group, contents: 'nodes', children: types })]
  })
  const branch = { name: 'Patterns & Catalysts', contents: 'nodes', glyph: GLYPH } as const
  defineNode(definitions, {
    ...branch,
    hash: NODE.patterns,
    children: [...groups, NODE['all-catalysts']],
    parent: NODE['patterns-root'],
  })
  defineNode(definitions, { ...branch, hash: NODE['patterns-root'], children: [NODE.patterns] })
  defineCatalysts(definitions, under)
}
