import type { ArmorSlot, ArmorStat } from '@ai-vault/game/items.ts'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'

export const STAT_GLYPHS: Readonly<Record<ArmorStat, GlyphName>> = {
  weapons: 'st-weapons',
  health: 'st-health',
  class: 'st-class',
  super: 'st-super',
  grenade: 'st-grenade',
  melee: 'st-melee',
}

export const SLOT_GLYPHS: Readonly<Record<ArmorSlot, GlyphName>> = {
  helmet: 'ar-helmet',
  gauntlets: 'ar-gauntlets',
  chest: 'ar-chest',
  legs: 'ar-legs',
  'class-item': 'ar-class',
}

/** A word with a capital, as it stands at the start of a sentence. */
export const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
