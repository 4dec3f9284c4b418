/**
 * Archetypes of Armor 3.0: which stat a piece has most of and which comes second; the third is random among the other
 * four. Players' own pieces are read from the platform; this list only serves to imagine pieces that may still drop.
 */
import type { ArmorStat } from '../../items.ts'

export interface Archetype {
  readonly name: string
  readonly primary: ArmorStat
  readonly secondary: ArmorStat
}

export const ARCHETYPES: readonly Archetype[] = [
  { name: 'Gunner', primary: 'weapons', secondary: 'grenade' },
  { name: 'Brawler', primary: 'melee', secondary: 'health' },
  { name: 'Specialist', primary: 'class', secondary: 'weapons' },
  { name: 'Paragon', primary: 'super', secondary: 'melee' },
  { name: 'Grenadier', primary: 'grenade', secondary: 'super' },
  { name: 'Bulwark', primary: 'health', secondary: 'class' },
  { name: 'Siegebreaker', primary: 'health', secondary: 'grenade' },
  { name: 'Skirmisher', primary: 'melee', secondary: 'weapons' },
  { name: 'Demolitionist', primary: 'grenade', secondary: 'class' },
  { name: 'Colossus', primary: 'super', secondary: 'health' },
  { name: 'Reaver', primary: 'class', secondary: 'melee' },
  { name: 'Powerhouse', primary: 'weapons', secondary: 'super' },
]
