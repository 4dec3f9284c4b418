import { DAMAGE_TYPES, type Rarity } from '@ai-vault/game/items.ts'

/** The colours of the game's world, as we draw it. */
export const ELEMENT_COLORS = {
  kinetic: '#d9dee5',
  arc: '#7fc6f5',
  solar: '#f59048',
  void: '#b58be0',
  stasis: '#6a8cff',
  strand: '#3fd08a',
  prismatic: '#f08fd0',
} as const
export type Tint = keyof typeof ELEMENT_COLORS
export const TINTS = [...DAMAGE_TYPES, 'prismatic'] as const satisfies readonly Tint[]

export const RARITIES = [
  'common',
  'uncommon',
  'rare',
  'legendary',
  'exotic',
] as const satisfies readonly Rarity[]

/** Ground, rim and gleam of an item tile by rarity. */
export const RARITY_COLORS: Readonly<Record<Rarity, { ground: string; rim: string; gleam: string }>> = {
  common: { ground: '#3c4148', rim: '#7d858f', gleam: '#c4cad1' },
  uncommon: { ground: '#1f3a2a', rim: '#4b8a63', gleam: '#8fd0a8' },
  rare: { ground: '#1c3350', rim: '#4f7fb8', gleam: '#9cc4ee' },
  legendary: { ground: '#2e2144', rim: '#7a5aa6', gleam: '#c3a5ec' },
  exotic: { ground: '#41340f', rim: '#c9a227', gleam: '#f5dc7e' },
}

/** An element's place in the palette; without one, kinetic's pale steel. */
export const elementTint = (element: string | undefined): number =>
  Math.max(0, TINTS.indexOf((element ?? 'kinetic') as Tint))

export const rarityIndex = (rarity: Rarity): number => RARITIES.indexOf(rarity)
