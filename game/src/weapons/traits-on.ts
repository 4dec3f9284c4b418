import type { Weapon } from '../items.ts'

/** The names of the traits that are on. */
export const traitsOn = ({ columns }: Pick<Weapon, 'columns'>): readonly string[] =>
  columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active.name] : []))
