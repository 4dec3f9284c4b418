import type { ColumnKind } from '@ai-vault/game/items.ts'

/**
 * What a plug is for, told by its category. The categories are the platform's identifiers, the same in every
 * language, and they stand on the plug itself: so a weapon whose definition lacks sockets is still understood.
 */
const COLUMN_KINDS: ReadonlyMap<string, ColumnKind> = new Map(
  (
    [
      ['barrel', 'barrels', 'tubes', 'bowstrings', 'rails', 'blades', 'hafts', 'scopes'],
      ['magazine', 'magazines', 'magazines_gl', 'batteries', 'arrows', 'bolts', 'guards'],
      ['trait', 'frames', 'grips', 'stocks'],
      ['origin', 'origins'],
    ] as const
  ).flatMap(([kind, ...categories]) => categories.map((category) => [category, kind] as const)),
)

export type PlugRole =
  | ColumnKind
  | 'intrinsic'
  | 'masterwork'
  | 'tracker'
  | 'catalyst'
  | 'archetype'
  | 'armor-stat'
  | 'armor-masterwork'
  | 'tuning'
  | 'artifice'
  | 'armor-mod'
  | 'set-selector'
  | 'other'

export function roleOfCategory(category: string): PlugRole {
  const kind = COLUMN_KINDS.get(category)
  if (kind) return kind
  // The Aeon exotics carry their perk as a mod.
  if (category === 'intrinsics' || category.startsWith('enhancements.exotic.')) return 'intrinsic'
  if (category === 'armor_archetypes') return 'archetype'
  if (category === 'armor_stats') return 'armor-stat'
  if (category.includes('.tuning.mods')) return 'tuning'
  if (category.endsWith('.item_sets.selectors')) return 'set-selector'
  if (category === 'enhancements.artifice') return 'artifice'
  // The sockets that once turned exotic armor into artifice armor hold no mod.
  if (category.startsWith('enhancements.artifice.')) return 'other'
  if (category.startsWith('enhancements.')) return 'armor-mod'
  if (/\.plugs\.armor\.masterworks/.test(category)) return 'armor-masterwork'
  if (category.endsWith('.masterworks.trackers')) return 'tracker'
  if (/\.plugs\.weapons\.masterworks/.test(category)) return 'masterwork'
  if (category.includes('.empty.')) return 'other'
  if (category === 'catalysts' || /[._]masterwork$/.test(category)) return 'catalyst'
  return 'other'
}

/** Plugs of gear that are known and left out on purpose: looks, weapon mods, crafting, what is retired. */
const UNREAD_CATEGORIES: readonly RegExp[] = [
  /^(shader|hologram|mementos|deprecated|artifact_perks|build_perk|ammo_perk|dummy_infuse)$/,
  /skins|^holofoil|cosmetics$|_glow$|_kill_vfx$/,
  /^v\d+\.weapon\.(mod_|damage_type)|^v\d+\.weapons\.mods\./,
  /^crafting\.|^weapon_tiering|\.empty\.|^intermediate_plug/,
  /^enhancements\.artifice\.|\.masterworks\.generic\.|\.fotl\.masks\./,
  // The one sword that is put together of parts of its own.
  /^v\d+\.new\.sword\d+\./,
]

export const isUnreadCategory = (category: string): boolean =>
  UNREAD_CATEGORIES.some((pattern) => pattern.test(category))

export const isColumnKind = (role: PlugRole): role is ColumnKind =>
  role === 'barrel' || role === 'magazine' || role === 'trait' || role === 'origin'
