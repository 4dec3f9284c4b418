import type { ArmorPiece, ColumnKind, PerkColumn, Plug, Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'

let lastId = 0

const hashOf = (name: string) => [...name].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) >>> 0, 7)

/** A perk by its name alone. */
export function makePlug(name: string): Plug {
  return {
    hash: hashOf(name),
    name,
    description: '',
    enhanced: false,
  }
}

/** A column that can switch between the named perks; the first is active. */
export function makeColumn(kind: ColumnKind, socketIndex: number, ...names: readonly string[]): PerkColumn {
  const selectable = names.map(makePlug)
  const [active] = selectable
  return active ? { kind, socketIndex, active, selectable } : { kind, socketIndex, selectable }
}

export function makeWeapon(changes: Partial<Weapon> = {}): Weapon {
  return {
    kind: 'weapon',
    instanceId: String(++lastId),
    hash: 1,
    name: 'Fatebringer',
    icon: '/icon.png',
    typeName: 'Hand Cannon',
    rarity: 'legendary',
    place: { in: 'vault' },
    locked: false,
    masterworked: false,
    loadouts: [],
    type: 'hand-cannon',
    slot: 'kinetic',
    ammo: 'primary',
    element: 'kinetic',
    columns: [],
    stats: {},
    crafted: false,
    enhanced: false,
    deepsight: false,
    ...changes,
  }
}

export function makeArmor(changes: Partial<ArmorPiece> = {}): ArmorPiece {
  return {
    kind: 'armor',
    instanceId: String(++lastId),
    hash: 2,
    name: 'Bushido Helm',
    icon: '/icon.png',
    typeName: 'Helmet',
    rarity: 'legendary',
    tier: 5,
    place: { in: 'vault' },
    locked: false,
    masterworked: false,
    loadouts: [],
    slot: 'helmet',
    classType: 'hunter',
    archetype: 'Gunner',
    base: [30, 0, 20, 0, 25, 0],
    stats: [30, 5, 20, 5, 25, 5],
    masterworkLevel: 5,
    energy: { capacity: 11, used: 0 },
    armor3: true,
    artifice: false,
    setWildcard: false,
    exoticPerks: [],
    mods: [],
    ...changes,
  }
}

/** One name has one hash, in every subclass another one. */
export function makeAbility(changes: Partial<Ability> = {}): Ability {
  const { name = 'Spark', element = 'solar' } = changes
  return {
    hash: hashOf(`${name}${element}`),
    name,
    description: '',
    kind: 'grenade',
    element,
    fragmentSlots: 0,
    stats: [0, 0, 0, 0, 0, 0],
    ...changes,
  }
}
