import type { WeaponType } from '../../items.ts'
import type { Frame, WorthPair } from './knowledge.ts'

/** Words in an intrinsic's name that tell the frame; the first that fits wins. */
const FRAME_WORDS: readonly (readonly [RegExp, Frame])[] = [
  [/heavy burst/i, 'heavy-burst'],
  [/compressed wave/i, 'compressed-wave'],
  [/wave/i, 'wave'],
  [/area denial/i, 'area-denial'],
  [/micro-missile/i, 'micro-missile'],
  [/support/i, 'support'],
  [/pinpoint slug/i, 'pinpoint-slug'],
  [/double fire/i, 'double-fire'],
  [/burst|legacy pr-55/i, 'burst'],
  [/high-impact/i, 'high-impact'],
  [/lightweight|mida synergy/i, 'lightweight'],
  [/rapid-?fire/i, 'rapid-fire'],
  [/aggressive/i, 'aggressive'],
  [/precision/i, 'precision'],
  [/adaptive|together forever/i, 'adaptive'],
  [/caster/i, 'caster'],
  [/vortex/i, 'vortex'],
  [/heat weapon/i, 'heat'],
]

export function frameFromName(intrinsic: string): Frame | undefined {
  return FRAME_WORDS.find(([words]) => words.test(intrinsic))?.[1]
}

/** Whether a name in a list of perks is a frame and no perk at all. */
export function isFrameName(name: string): boolean {
  return /\b(frame|glaive|burst|longbow|heat weapon)$/i.test(name) && frameFromName(name) !== undefined
}

/** How the weapon types stand in the game of mid 2026, out of 10. */
export const TYPE_STANDING: Readonly<Record<WeaponType, WorthPair>> = {
  'auto-rifle': [6.5, 7],
  'hand-cannon': [6.5, 9],
  'pulse-rifle': [7, 8.5],
  'scout-rifle': [5.5, 5.5],
  sidearm: [7.5, 7],
  'submachine-gun': [7, 7.5],
  'combat-bow': [5.5, 5],
  shotgun: [6, 8.5],
  'sniper-rifle': [5.5, 8],
  'fusion-rifle': [7, 7.5],
  'trace-rifle': [6.5, 4.5],
  glaive: [6, 4.5],
  'grenade-launcher': [8.5, 5.5],
  'linear-fusion-rifle': [6, 5],
  'machine-gun': [7.5, 6],
  'rocket-launcher': [9, 7.5],
  sword: [7.5, 5.5],
}

/** What a frame changes about that. */
export const FRAME_STANDING: readonly {
  readonly type: WeaponType
  readonly frame: Frame
  readonly change: WorthPair
}[] = [
  { type: 'sidearm', frame: 'micro-missile', change: [2, 0] },
  { type: 'pulse-rifle', frame: 'micro-missile', change: [1.5, 0] },
  { type: 'auto-rifle', frame: 'support', change: [1.5, -1] },
  { type: 'submachine-gun', frame: 'support', change: [1, -1] },
  { type: 'grenade-launcher', frame: 'wave', change: [0.5, -1] },
  { type: 'grenade-launcher', frame: 'area-denial', change: [1, -1.5] },
  { type: 'grenade-launcher', frame: 'rapid-fire', change: [0.5, -1] },
  { type: 'hand-cannon', frame: 'adaptive', change: [0, 0.5] },
  { type: 'hand-cannon', frame: 'aggressive', change: [0, 0.5] },
  { type: 'hand-cannon', frame: 'heavy-burst', change: [0.5, 0] },
  { type: 'hand-cannon', frame: 'lightweight', change: [-0.5, 0] },
  { type: 'pulse-rifle', frame: 'heavy-burst', change: [0, 0.5] },
  { type: 'pulse-rifle', frame: 'high-impact', change: [-0.5, 0.5] },
  { type: 'pulse-rifle', frame: 'rapid-fire', change: [0, -0.5] },
  { type: 'pulse-rifle', frame: 'aggressive', change: [0, 0.5] },
  { type: 'scout-rifle', frame: 'high-impact', change: [-0.5, 0] },
  { type: 'auto-rifle', frame: 'high-impact', change: [0, 0.5] },
  { type: 'submachine-gun', frame: 'aggressive', change: [0, 0.5] },
  { type: 'shotgun', frame: 'pinpoint-slug', change: [0.5, -0.5] },
  { type: 'shotgun', frame: 'rapid-fire', change: [0, -2] },
  { type: 'shotgun', frame: 'aggressive', change: [0, 0.5] },
  { type: 'sniper-rifle', frame: 'rapid-fire', change: [0.5, -1] },
  { type: 'sniper-rifle', frame: 'adaptive', change: [0, 0.5] },
  { type: 'fusion-rifle', frame: 'rapid-fire', change: [0.5, -0.5] },
  { type: 'fusion-rifle', frame: 'high-impact', change: [0, -0.5] },
  { type: 'rocket-launcher', frame: 'precision', change: [-0.5, 0.5] },
  { type: 'machine-gun', frame: 'high-impact', change: [0, -0.5] },
  { type: 'sword', frame: 'caster', change: [-1, -1] },
  { type: 'sword', frame: 'vortex', change: [0.5, 0] },
]

export function standing(type: WeaponType, frame: Frame | undefined): WorthPair {
  const [pve, pvp] = TYPE_STANDING[type]
  const row = FRAME_STANDING.find((entry) => entry.type === type && entry.frame === frame)
  return row ? [pve + row.change[0], pvp + row.change[1]] : [pve, pvp]
}
