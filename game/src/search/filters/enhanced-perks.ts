import type { Weapon } from '../../items.ts'

/** Enhanced perks that are plugged in now. */
export const enhancedPerks = ({ columns }: Weapon): number =>
  columns.filter(({ active }) => active?.enhanced).length
