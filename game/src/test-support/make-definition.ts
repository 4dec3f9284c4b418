import type { WeaponDefinition } from '../items.ts'
import { hashOf, makePlug, type Roll } from './make-weapon.ts'

/** What a weapon can roll, by the names of its perks. */
export function makePool({
  barrel = [],
  magazine = [],
  first = [],
  second = [],
}: Roll): WeaponDefinition['columns'] {
  const column = (kind: 'barrel' | 'magazine' | 'trait', names: readonly string[], socketIndex: number) => ({
    kind,
    socketIndex,
    possible: names.map((name) => makePlug(name)),
  })
  return [
    column('barrel', barrel, 1),
    column('magazine', magazine, 2),
    column('trait', first, 3),
    column('trait', second, 4),
  ]
}

/** A hand cannon that can roll three perks in each of its columns. */
export function makeDefinition(overrides: Partial<WeaponDefinition> = {}): WeaponDefinition {
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
    columns: makePool({
      barrel: ['Smallbore', 'Full Bore', 'Extended Barrel'],
      magazine: ['Tactical Mag', 'Accurized Rounds', 'Alloy Magazine'],
      first: ['Outlaw', 'Rapid Hit', 'Compulsive Reloader', 'Moving Target'],
      second: ['Rampage', 'Kill Clip', 'Genesis', 'Explosive Payload', 'Rangefinder'],
    }),
    masterworks: [
      { hash: 1, stat: 'range' },
      { hash: 2, stat: 'reload' },
    ],
    stats: {},
    source: 'Dares of Eternity',
    ...overrides,
  }
}
