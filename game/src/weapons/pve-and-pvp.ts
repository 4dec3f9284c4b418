/** The two sides of the game that a weapon is judged for. */
export type Activity = 'pve' | 'pvp'
export const ACTIVITIES: readonly Activity[] = ['pve', 'pvp']
