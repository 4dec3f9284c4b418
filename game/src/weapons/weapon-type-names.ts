import type { AmmoType, WeaponType } from '../items.ts'

const WORDS: readonly (readonly [RegExp, WeaponType])[] = [
  [/linear fusion|\blfr\b/i, 'linear-fusion-rifle'],
  [/fusion/i, 'fusion-rifle'],
  [/auto rifle/i, 'auto-rifle'],
  [/hand cannon/i, 'hand-cannon'],
  [/pulse/i, 'pulse-rifle'],
  [/scout/i, 'scout-rifle'],
  [/sidearm/i, 'sidearm'],
  [/submachine|\bsmg\b/i, 'submachine-gun'],
  [/\bbow\b/i, 'combat-bow'],
  [/shotgun/i, 'shotgun'],
  [/sniper/i, 'sniper-rifle'],
  [/trace/i, 'trace-rifle'],
  [/glaive/i, 'glaive'],
  [/grenade launcher/i, 'grenade-launcher'],
  [/machine gun|\blmg\b/i, 'machine-gun'],
  [/rocket/i, 'rocket-launcher'],
  [/sword/i, 'sword'],
]

/** "Legendary Hand Cannon", "hand-cannon", "SMG": whatever a person or the platform calls it. */
export function weaponTypeFromText(text: string): WeaponType | undefined {
  const spaced = text.replaceAll('-', ' ')
  return WORDS.find(([words]) => words.test(spaced))?.[1]
}

const HEAVY: ReadonlySet<WeaponType> = new Set([
  'linear-fusion-rifle',
  'machine-gun',
  'rocket-launcher',
  'sword',
])
const SPECIAL: ReadonlySet<WeaponType> = new Set([
  'shotgun',
  'sniper-rifle',
  'fusion-rifle',
  'trace-rifle',
  'glaive',
  'grenade-launcher',
])

/** What most weapons of the type fire; a weapon that is known in full says so itself. */
export function usualAmmo(type: WeaponType): AmmoType {
  return HEAVY.has(type) ? 'heavy' : SPECIAL.has(type) ? 'special' : 'primary'
}
