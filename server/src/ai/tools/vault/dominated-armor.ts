import { ARMOR_SLOTS, type ArmorPiece, CLASSES } from '@ai-vault/game/items.ts'
import { findDominated, hasKnownStats, isUnprotected } from '@ai-vault/game/scores/vault/dominated-armor.ts'
import { z } from 'zod'
import { armoryLink } from '../../../dashboard/parts/armory-link.ts'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { citeAccount, placeInWords, type Turn } from '../turn.ts'

/** The armor that the dashboard and the armor tab call dominated, each with its proof. */
export const dominatedArmor = defineTool({
  name: 'dominated_armor',
  description:
    'Armor that another piece of the same set and slot makes needless, because it is at least as good in every stat; ' +
    'each with the better piece, and whether a lock or a loadout protects it.',
  input: z.object({
    class: z.enum(CLASSES).optional(),
    limit: z.int().min(1).max(MOST_ROWS).default(12),
  }),
  run({ class: classType, limit }, turn) {
    const { guardian, assessment } = turn
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: 'Your dominated armor',
      href: armoryLink({ tab: 'armor', pieces: 'dominated' }),
    })
    const armor = guardian.armor.filter((piece) => !classType || piece.classType === classType)
    const found = findDominated(armor).toSorted(
      (one, other) =>
        headToFoot(one.piece) - headToFoot(other.piece) || one.piece.name.localeCompare(other.piece.name),
    )
    return {
      source,
      coverage_complete: assessment.whole,
      total: found.length,
      unprotected: found.filter(({ piece }) => isUnprotected(piece)).length,
      /** Of those whose stats the platform told. */
      of: armor.filter(hasKnownStats).length,
      rows: found.slice(0, limit).map(({ piece, by }) => ({
        ...told(piece, turn),
        protected: !isUnprotected(piece),
        better: told(by, turn),
      })),
    }
  },
})

/** By class, then from head to foot: the order of the armor tab. */
const headToFoot = ({ classType, slot }: ArmorPiece) =>
  (classType ? CLASSES.indexOf(classType) : CLASSES.length) * ARMOR_SLOTS.length + ARMOR_SLOTS.indexOf(slot)

const told = (piece: ArmorPiece, { ledger, guardian }: Turn) => ({
  ref: `{{${ledger.ownedItem(piece)}}}`,
  name: piece.name,
  class: piece.classType ?? 'any class',
  slot: piece.slot,
  place: placeInWords(piece.place, guardian),
})
