import type { WeaponSlot, WeaponType } from '@ai-vault/game/items.ts'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'

/** Drawn where the platform's icon is absent or fails to load. */
export const WEAPON_GLYPHS: Readonly<Record<WeaponType, GlyphName>> = {
  'auto-rifle': 'w-auto-rifle',
  'hand-cannon': 'w-hand-cannon',
  'pulse-rifle': 'w-pulse-rifle',
  'scout-rifle': 'w-scout-rifle',
  sidearm: 'w-sidearm',
  'submachine-gun': 'w-smg',
  'combat-bow': 'w-bow',
  shotgun: 'w-shotgun',
  'sniper-rifle': 'w-sniper-rifle',
  'fusion-rifle': 'w-fusion-rifle',
  'trace-rifle': 'w-trace-rifle',
  glaive: 'w-glaive',
  'grenade-launcher': 'w-grenade-launcher',
  'linear-fusion-rifle': 'w-linear-fusion',
  'machine-gun': 'w-machine-gun',
  'rocket-launcher': 'w-rocket-launcher',
  sword: 'w-sword',
}

export const SLOT_GLYPHS: Readonly<Record<WeaponSlot, GlyphName>> = {
  kinetic: 'el-kinetic',
  energy: 'el-arc',
  power: 'am-heavy',
}

/** The platform's pictures come through our own server (F-128); an empty path has none. */
export const iconAddress = (path: string): string | undefined => (path ? `/api/icons${path}` : undefined)
