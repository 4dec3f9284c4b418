import type { Guardian } from '../guardian.ts'

/** Everything in view: weapons, armor and the rest. The one number that any screen calls the player's items. */
export const countItems = ({
  weapons,
  armor,
  others,
}: Pick<Guardian, 'weapons' | 'armor' | 'others'>): number => weapons.length + armor.length + others.length
