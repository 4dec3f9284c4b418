import type { ChampionType } from '@ai-vault/game/items.ts'

/** Weapons that stop a champion by themselves. */
export const WEAPON_BREAKERS: Readonly<Record<string, ChampionType>> = {
  Arbalest: 'barrier',
  "Eriana's Vow": 'barrier',
  'Wish-Ender': 'barrier',
  'Outbreak Perfected': 'barrier',
  Divinity: 'overload',
  'Le Monarque': 'overload',
  Thunderlord: 'overload',
  'Wicked Implement': 'overload',
  'Conditional Finality': 'unstoppable',
  Malfeasance: 'unstoppable',
  'Graviton Lance': 'unstoppable',
  'The Lament': 'barrier',
  "Warden's Law": 'unstoppable',
  'Lost Signal': 'overload',
  'Refusal of the Call': 'overload',
  'Doom of Chelchis': 'barrier',
}
