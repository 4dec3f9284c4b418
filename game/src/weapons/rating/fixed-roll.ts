import type { WeaponDefinition } from '../../items.ts'
import type { RatedRoll } from '../roll.ts'

/** Exotics that drop with random traits; needed where the weapon's pool is not at hand. */
const RANDOM_EXOTICS: ReadonlySet<string> = new Set(['hawkmoon', "dead man's tale"])

/**
 * Whether every copy of an exotic has the same traits, so that there is no roll to rate. Its pool tells: a trait column
 * that can hold more than this copy can select was rolled, or chosen when the weapon was crafted.
 */
export function isFixedRoll(roll: RatedRoll, definition: WeaponDefinition | undefined): boolean {
  if (roll.rarity !== 'exotic') return false
  if (!definition) return !RANDOM_EXOTICS.has(roll.name.toLowerCase())
  const offered = roll.columns.filter(({ kind }) => kind === 'trait').map(({ options }) => options.length)
  const possible = definition.columns
    .filter(({ kind }) => kind === 'trait')
    .map((column) => new Set(column.possible.map(({ name }) => name)).size)
  return possible.every((count, place) => count <= Math.max(1, offered[place] ?? 0))
}
