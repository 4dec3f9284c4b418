import type { ArmorPiece } from '../../items.ts'

/**
 * Armor that another piece makes needless: for the same class and slot, of the same set or exotic, of at least the same
 * gear tier and with at least every base stat. Tuning is a second chance at stats, so a tunable piece is only beaten by
 * one that can be tuned the same way. Of equals the one with the smaller id stays, so that proofs never run in a circle.
 * A piece whose stats the platform did not tell beats nothing and is beaten by nothing.
 */
export function dominatedArmor(armor: readonly ArmorPiece[]): readonly ArmorPiece[] {
  const told = armor.filter(hasKnownStats)
  const rivals = Map.groupBy(told, rivalry)
  return told.filter((piece) => rivals.get(rivalry(piece))?.some((other) => beats(other, piece)))
}

export interface Dominated {
  readonly piece: ArmorPiece
  /** A better one that none beats. */
  readonly by: ArmorPiece
}

/** The same pieces, each with its proof. */
export function findDominated(armor: readonly ArmorPiece[]): readonly Dominated[] {
  const dominated = dominatedArmor(armor)
  const beaten = new Set(dominated)
  const best = Map.groupBy(
    armor.filter((piece) => hasKnownStats(piece) && !beaten.has(piece)),
    rivalry,
  )
  return dominated.flatMap((piece) => {
    const by = best.get(rivalry(piece))?.find((other) => beats(other, piece))
    return by ? [{ piece, by }] : []
  })
}

/** Neither locked nor in a loadout. */
export const isUnprotected = ({ locked, loadouts }: ArmorPiece) => !locked && loadouts.length === 0

export const hasKnownStats = ({ base }: ArmorPiece) => base.some((value) => value > 0)

function rivalry(piece: ArmorPiece): string {
  const kind = piece.rarity === 'exotic' ? `exotic ${piece.hash}` : `set ${piece.set?.hash ?? ''}`
  const perks = piece.exoticPerks.toSorted().join('+')
  return [piece.slot, piece.classType, kind, perks, piece.armor3, piece.artifice].join('|')
}

function beats(one: ArmorPiece, other: ArmorPiece): boolean {
  if (one === other || (one.tier ?? 0) < (other.tier ?? 0)) return false
  if (other.tunable !== undefined && one.tunable !== 'any' && one.tunable !== other.tunable) return false
  if (other.setWildcard && !one.setWildcard) return false
  if (!one.base.every((value, stat) => value >= (other.base[stat] ?? 0))) return false
  return !isEqual(one, other) || one.instanceId < other.instanceId
}

function isEqual(one: ArmorPiece, other: ArmorPiece): boolean {
  return (
    one.tier === other.tier &&
    one.tunable === other.tunable &&
    one.setWildcard === other.setWildcard &&
    one.base.every((value, stat) => value === other.base[stat])
  )
}
