/**
 * Weapons that fire Heavy ammo although most of their type do not; needed where only the name is known.
 * Suffixes such as (Adept) are cut off before the look-up.
 */
const HEAVY_NAMES: ReadonlySet<string> = new Set(
  [
    'Acantha-D',
    'Acantha-D XK8434',
    'Acosmic',
    "Berenger's Memory",
    'Bitter/Sweet',
    'Blast Battue',
    'Bushwhacker',
    'Canis Major',
    'Cataphract GL3',
    'Courageous Surrender',
    'Crowd Pleaser',
    'Cry Mutiny',
    'Dimensional Hypotrochoid',
    'Doomsday',
    'Edge Transit',
    'Gareth-C',
    'Hadrian-A',
    'Hullabaloo',
    'I Am Alive',
    'Interference VI',
    "Koraxis's Distress",
    'Love and Death',
    'Marsilion-C',
    'Memory Interdict',
    'Orthrus',
    'Outrageous Fortune',
    'Para Torus I',
    'Penumbra GSm',
    'Play of the Game',
    'Plemusa-B',
    'Regnant',
    'Stampede Mk.32',
    'Sunrise GL4',
    'Swarm of the Raven',
    'Tarnation',
    'Terran Wind',
    "The Day's Fury",
    'The Ever-Present',
    'The Permanent Truth',
    'Through Fire and Flood',
    'Typhon GL5',
    'VS Chill Inhibitor',
    'Wendigo GL3',
    'Wicked Sister',
    'A Good Shout',
    'Opaque Hourglass',
    'Submersion',
  ].map((name) => name.toLowerCase()),
)

export function firesHeavyByName(weaponName: string): boolean {
  return HEAVY_NAMES.has(weaponName.replace(/\s*\([^)]*\)\s*$/, '').toLowerCase())
}
