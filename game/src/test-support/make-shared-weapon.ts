import type { SharedWeapon } from '../shares/document.ts'

/** A weapon as a share link holds it, without perks. */
export const makeSharedWeapon = (changes: Partial<SharedWeapon> = {}): SharedWeapon => ({
  slot: 'kinetic',
  hash: 7,
  name: 'Fatebringer',
  type: 'hand-cannon',
  typeName: 'Hand Cannon',
  element: 'kinetic',
  rarity: 'legendary',
  perks: [],
  ...changes,
})
