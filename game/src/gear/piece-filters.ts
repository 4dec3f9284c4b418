import type { ArmorPiece, GuardianClass } from '../items.ts'

/** F-163: which of the player's own pieces a build may use. Vendors' wares are not owned and never used. */
export const PIECE_FILTERS = ['locked', 'loadout', 'at-hand'] as const
export type PieceFilter = (typeof PIECE_FILTERS)[number]

const PASSES: Readonly<Record<PieceFilter, (piece: ArmorPiece) => boolean>> = {
  locked: ({ locked }) => locked,
  loadout: ({ loadouts }) => loadouts.length > 0,
  'at-hand': ({ place }) => place.in !== 'postmaster',
}

/** What a character of this class can wear. */
export const wearable = (armor: readonly ArmorPiece[], classType: GuardianClass) =>
  armor.filter((piece) => piece.classType === undefined || piece.classType === classType)

/** Those that pass every filter. */
export const usablePieces = (armor: readonly ArmorPiece[], only: readonly PieceFilter[]) =>
  armor.filter((piece) => only.every((filter) => PASSES[filter](piece)))
