import type { PlayedActivity, Playstyle } from '../context.ts'
import type { InputDevice, RoleShift } from '../knowledge/worth.ts'
import type { Activity } from '../pve-and-pvp.ts'

/** Steps that a way of playing adds to what a trait is for. */
const BY_PLAYSTYLE: Readonly<Record<Playstyle, RoleShift>> = {
  balanced: {},
  aggressive: {
    close: 0.5,
    melee: 0.35,
    slide: 0.3,
    handling: 0.2,
    mobility: 0.3,
    'hip-fire': 0.2,
    distance: -0.4,
  },
  defensive: { survive: 0.5, range: 0.25, distance: 0.4, flinch: 0.2, close: -0.5, melee: -0.3 },
  support: { support: 0.6, team: 0.4, survive: 0.3, debuff: 0.3, orbs: 0.3, ability: 0.2 },
  abilities: { ability: 0.6, element: 0.3, grenade: 0.2, melee: 0.2, orbs: 0.2 },
  'boss-damage': { dps: 0.6, ammo: 0.25, 'auto-reload': 0.2, area: -0.3 },
}

/** Few enemies die fast there, standing close is deadly, and every round counts. */
const ENDGAME: RoleShift = {
  survive: 0.4,
  debuff: 0.25,
  stagger: 0.25,
  dps: 0.2,
  ammo: 0.15,
  kill: -0.1,
  close: -0.6,
  melee: -0.3,
}

const BY_INPUT: Readonly<Record<InputDevice, RoleShift>> = {
  mnk: { stability: -0.15, range: 0.1, handling: 0.1 },
  controller: { stability: 0.15, aim: 0.1 },
}

export interface Way {
  readonly key: string
  readonly pve: RoleShift
  readonly pvp: RoleShift
}

const ways = new Map<string, Way>()

/** The few dozen possible combinations are worked out once each. */
export function wayOfPlaying(
  activity: PlayedActivity | undefined,
  playstyle: Playstyle = 'balanced',
  input: InputDevice | undefined = undefined,
): Way {
  const key = `${activity === 'endgame'}|${playstyle}|${input}`
  let way = ways.get(key)
  if (!way) {
    const common = [BY_PLAYSTYLE[playstyle], input ? BY_INPUT[input] : {}]
    const shift = (of: Activity) =>
      added(of === 'pve' && activity === 'endgame' ? [...common, ENDGAME] : common)
    way = { key, pve: shift('pve'), pvp: shift('pvp') }
    ways.set(key, way)
  }
  return way
}

function added(shifts: readonly RoleShift[]): RoleShift {
  const sum: Record<string, number> = {}
  for (const shift of shifts) {
    for (const [role, steps] of Object.entries(shift)) sum[role] = (sum[role] ?? 0) + steps
  }
  return sum
}
