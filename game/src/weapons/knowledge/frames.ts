import type { Frame } from './knowledge.ts'

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
