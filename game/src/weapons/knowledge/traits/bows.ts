import type { TraitKnowledge } from '../knowledge.ts'

/** Traits of bows. */
export const BOWS_TRAITS: readonly TraitKnowledge[] = [
  {
    name: "Archer's Gambit",
    pve: 2.75,
    pvp: 3,
    roles: ['charge', 'hip-fire', 'precision'],
    does: 'A precision hit from the hip shortens the draw greatly.',
  },
  {
    name: "Archer's Tempo",
    pve: 4.25,
    pvp: 4.5,
    roles: ['charge', 'precision'],
    does: 'Every precision hit shortens the draw.',
  },
  {
    name: 'Broadhead',
    pve: 3,
    pvp: 3,
    roles: ['damage'],
    does: 'The arrow wounds going in and coming out.',
  },
  {
    name: 'Explosive Head',
    pve: 4.5,
    pvp: 4,
    roles: ['area', 'stagger'],
    does: 'The arrow bursts a moment after it lands.',
  },
  {
    name: 'Sneak Bow',
    pve: 1.5,
    pvp: 2.25,
    roles: ['stealth', 'crouch'],
    does: 'Holds the draw longer and hides shots from radar while crouched.',
  },
]
