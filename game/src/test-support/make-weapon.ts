import type { ColumnKind, PerkColumn, Plug, Weapon } from '../items.ts'
import { makeWeapon as weaponOf } from './make-items.ts'

/** A small stable hash, so that equal names are equal plugs in tests. */
export function hashOf(name: string): number {
  let hash = 17
  for (const char of name) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash || 1
}

export function makePlug(name: string, enhanced = false): Plug {
  return { hash: hashOf(enhanced ? `${name}+` : name), name, description: '', enhanced }
}

export function makeColumn(kind: ColumnKind, names: readonly string[], active = 0): PerkColumn {
  const selectable = names.map((name) => makePlug(name))
  return { kind, socketIndex: 0, active: selectable[active], selectable }
}

export interface Roll {
  readonly barrel?: readonly string[]
  readonly magazine?: readonly string[]
  readonly first?: readonly string[]
  readonly second?: readonly string[]
}

export function makeWeapon(overrides: Partial<Weapon> = {}, roll: Roll = {}): Weapon {
  const {
    barrel = ['Smallbore'],
    magazine = ['Tactical Mag'],
    first = ['Outlaw'],
    second = ['Rampage'],
  } = roll
  return weaponOf({
    instanceId: '1',
    hash: hashOf('Test Cannon'),
    name: 'Test Cannon',
    icon: '',
    frame: makePlug('Adaptive Frame'),
    columns: [
      makeColumn('barrel', barrel),
      makeColumn('magazine', magazine),
      makeColumn('trait', first),
      makeColumn('trait', second),
    ],
    ...overrides,
  })
}
