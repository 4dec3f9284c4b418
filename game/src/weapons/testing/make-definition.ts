import type { WeaponDefinition } from '../../items.ts'
import { hashOf, makePlug } from './make-weapon.ts'

/** A hand cannon that can roll three perks in each of its columns. */
export function makeDefinition(overrides: Partial<WeaponDefinition> = {}): WeaponDefinition {
  const column = (kind: 'barrel' | 'magazine' | 'trait', names: readonly string[], socketIndex: number) => ({
    kind,
    socketIndex,
    possible: names.map((name) => makePlug(name)),
  })
  return {
    hash: hashOf('Test Cannon'),
    name: 'Test Cannon',
    icon: '',
    typeName: 'Hand Cannon',
    type: 'hand-cannon',
    slot: 'kinetic',
    ammo: 'primary',
    element: 'kinetic',
    rarity: 'legendary',
    frame: makePlug('Adaptive Frame'),
    columns: [
      column('barrel', ['Smallbore', 'Full Bore', 'Extended Barrel'], 1),
      column('magazine', ['Tactical Mag', 'Accurized Rounds', 'Alloy Magazine'], 2),
      column('trait', ['Outlaw', 'Rapid Hit', 'Compulsive Reloader', 'Moving Target'], 3),
      column('trait', ['Rampage', 'Kill Clip', 'Genesis', 'Explosive Payload', 'Rangefinder'], 4),
    ],
    masterworks: [
      { hash: 1, stat: 'range' },
      { hash: 2, stat: 'reload' },
    ],
    stats: {},
    source: 'Dares of Eternity',
    ...overrides,
  }
}
