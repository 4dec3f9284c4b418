import type { WeaponType } from '../../items.ts'
import type { Activity, Frame, WorthPair } from './knowledge.ts'

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
const TYPE_STANDING: Readonly<Record<WeaponType, WorthPair>> = {
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
const FRAME_STANDING: Readonly<Partial<Record<WeaponType, Readonly<Partial<Record<Frame, WorthPair>>>>>> = {
  sidearm: { 'micro-missile': [2, 0] },
  'pulse-rifle': {
    'micro-missile': [1.5, 0],
    'heavy-burst': [0, 0.5],
    'high-impact': [-0.5, 0.5],
    'rapid-fire': [0, -0.5],
    aggressive: [0, 0.5],
  },
  'auto-rifle': { support: [1.5, -1], 'high-impact': [0, 0.5] },
  'submachine-gun': { support: [1, -1], aggressive: [0, 0.5] },
  'grenade-launcher': { wave: [0.5, -1], 'area-denial': [1, -1.5], 'rapid-fire': [0.5, -1] },
  'hand-cannon': {
    adaptive: [0, 0.5],
    aggressive: [0, 0.5],
    'heavy-burst': [0.5, 0],
    lightweight: [-0.5, 0],
  },
  'scout-rifle': { 'high-impact': [-0.5, 0] },
  shotgun: { 'pinpoint-slug': [0.5, -0.5], 'rapid-fire': [0, -2], aggressive: [0, 0.5] },
  'sniper-rifle': { 'rapid-fire': [0.5, -1], adaptive: [0, 0.5] },
  'fusion-rifle': { 'rapid-fire': [0.5, -0.5], 'high-impact': [0, -0.5] },
  'rocket-launcher': { precision: [-0.5, 0.5] },
  'machine-gun': { 'high-impact': [0, -0.5] },
  sword: { caster: [-1, -1], vortex: [0.5, 0] },
}

/** Out of 10. */
export function standing(type: WeaponType, frame: Frame | undefined, activity: Activity): number {
  const side = activity === 'pve' ? 0 : 1
  const change = frame && FRAME_STANDING[type]?.[frame]
  return TYPE_STANDING[type][side] + (change ? change[side] : 0)
}
