import names from './heavy-by-name.json' with { type: 'json' }

/**
 * Weapons that fire Heavy ammo although most of their type do not; needed where only the name is known.
 * Suffixes such as (Adept) are cut off before the look-up.
 */
const HEAVY_NAMES: ReadonlySet<string> = new Set(names.map((name) => name.toLowerCase()))

export function firesHeavyByName(weaponName: string): boolean {
  return HEAVY_NAMES.has(weaponName.replace(/\s*\([^)]*\)\s*$/, '').toLowerCase())
}
