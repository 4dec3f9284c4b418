import { ACTIVITIES, type Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'

/** What of the screen stands in the address; what is usual is left out. */
export interface ForgeSearch {
  /** What is looked for in the picker. */
  readonly q?: string | undefined
  /** Every weapon there is, not only the player's own. */
  readonly of?: 'all' | undefined
  readonly for?: 'pvp' | undefined
  /** The one activity that the armory looked at, whose advice goes on here; absent: both. */
  readonly mode?: Activity | undefined
  /** The chosen perks, by hash; absent: what the copy has switched on. */
  readonly roll?: string | undefined
  /** Every fold stands open. */
  readonly open?: 'all' | undefined
}

const LONGEST_SEARCH = 200

export function readForgeSearch(raw: Record<string, unknown>): ForgeSearch {
  const roll = typeof raw.roll === 'number' ? String(raw.roll) : raw.roll
  const q = typeof raw.q === 'number' ? String(raw.q) : raw.q
  return {
    q: typeof q === 'string' && q !== '' ? q.slice(0, LONGEST_SEARCH) : undefined,
    of: raw.of === 'all' ? 'all' : undefined,
    for: raw.for === 'pvp' ? 'pvp' : undefined,
    mode: ACTIVITIES.find((activity) => activity === raw.mode),
    open: raw.open === 'all' ? 'all' : undefined,
    roll: typeof roll === 'string' && /^\d{1,10}(-\d{1,10}){0,11}$/.test(roll) ? roll : undefined,
  }
}
