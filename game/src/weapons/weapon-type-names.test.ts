import { describe, expect, it } from 'vitest'
import { WEAPON_TYPES } from '../items.ts'
import { firesHeavyByName } from './heavy-by-name.ts'
import { usualAmmo, weaponTypeFromText } from './weapon-type-names.ts'

describe('weapon type names', () => {
  it.each(WEAPON_TYPES)('reads %s as it is written in our own types', (type) => {
    expect(weaponTypeFromText(type)).toBe(type)
  })

  it.each([
    ['Hand Cannon', 'hand-cannon'],
    ['Legendary Submachine Gun', 'submachine-gun'],
    ['SMG', 'submachine-gun'],
    ['LMG', 'machine-gun'],
    ['Linear Fusion Rifle', 'linear-fusion-rifle'],
    ['Fusion Rifle', 'fusion-rifle'],
    ['Combat Bow', 'combat-bow'],
    ['Breech Grenade Launcher', 'grenade-launcher'],
  ])('reads "%s"', (text, type) => {
    expect(weaponTypeFromText(text)).toBe(type)
  })

  it('does not guess from other words', () => {
    expect(weaponTypeFromText('Helmet')).toBeUndefined()
    expect(weaponTypeFromText('')).toBeUndefined()
  })

  it('knows which launchers are heavy by name, whatever edition', () => {
    expect(usualAmmo('grenade-launcher')).toBe('special')
    expect(firesHeavyByName('Edge Transit')).toBe(true)
    expect(firesHeavyByName('Wendigo GL3 (Adept)')).toBe(true)
    expect(firesHeavyByName('Refurbished A499')).toBe(true)
    expect(firesHeavyByName('Forbearance')).toBe(false)
  })
})
