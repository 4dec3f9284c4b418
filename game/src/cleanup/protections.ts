/** Reasons never to advise a copy for dismantling, whatever its roll or stats. */
export const PROTECTIONS = {
  equipped: 'it is equipped',
  loadout: 'a loadout uses it',
  recent: 'you used it in the last two weeks',
  kills: 'you have used it much',
  crafted: 'it was crafted',
  pattern: 'a pattern can still be drawn from it',
  masterworked: 'it is masterworked',
  locked: 'it is locked',
  tier: 'its gear tier is higher than that of what stays',
  'top-tier': 'it is tier 5, and what stays is another weapon',
  last: 'it is your only copy',
  pair: 'no other weapon of its type, element and slot has its pair of good traits',
  power: 'nothing else for its slot has as much power',
  exotic: 'it is exotic',
} as const
export type Protection = keyof typeof PROTECTIONS

/** That the player plays with the copy: reason enough to keep it. */
const USE: ReadonlySet<Protection> = new Set(['equipped', 'loadout', 'recent', 'kills'])
export const isUse = (protection: Protection): boolean => USE.has(protection)

/** Kills from which on a weapon counts as much used. */
export const MUCH_USED_KILLS = 1000
