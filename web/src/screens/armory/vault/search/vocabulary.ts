import { nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'

/** Words of this vault that a search can name. */
export interface Vocabulary {
  readonly weapons: readonly string[]
  readonly perks: readonly string[]
  readonly frames: readonly string[]
  /** What a name is called beside it, where it is no weapon's. */
  readonly owned?: string
}

const distinct = (names: readonly string[]) =>
  [...new Set(names)].sort((one, other) => one.localeCompare(other))

export function readVocabulary(weapons: readonly WeaponItem[]): Vocabulary {
  return {
    weapons: distinct(weapons.map(nameOf)),
    perks: distinct(
      weapons.flatMap(({ item }) =>
        item.columns.flatMap(({ selectable }) => selectable.map(({ name }) => name)),
      ),
    ),
    frames: distinct(weapons.flatMap(({ item }) => item.frame?.name ?? [])),
  }
}
