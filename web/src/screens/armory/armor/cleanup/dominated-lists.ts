import { ARMOR_SLOTS, type ArmorPiece, CLASSES } from '@ai-vault/game/items.ts'
import { type Dominated, findDominated, isUnprotected } from '@ai-vault/game/scores/vault/dominated-armor.ts'

/** What the dashboard's links ask for: all dominated armor, or of it what no lock and no loadout protects. */
export const DOMINATED_LISTS = ['dominated', 'idle'] as const
export type DominatedList = (typeof DOMINATED_LISTS)[number]

const place = ({ classType, slot }: ArmorPiece) =>
  (classType ? CLASSES.indexOf(classType) : CLASSES.length) * ARMOR_SLOTS.length + ARMOR_SLOTS.indexOf(slot)

/** By class, then from head to foot. */
export function listDominated(armor: readonly ArmorPiece[], list: DominatedList): readonly Dominated[] {
  return findDominated(armor)
    .filter(({ piece }) => list === 'dominated' || isUnprotected(piece))
    .toSorted(
      (one, other) => place(one.piece) - place(other.piece) || one.piece.name.localeCompare(other.piece.name),
    )
}
