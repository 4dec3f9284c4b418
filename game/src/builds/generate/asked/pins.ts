import type { ArmorPiece, Weapon } from '../../../items.ts'
import type { BuildInput } from '../build-input.ts'
import { isRuledOut } from './ruled-out.ts'

/**
 * What the player put in by hand. One piece a slot and one exotic of a kind: the last one wins, for it is the one they
 * meant when they pressed. What the request rules out stays out, and is named.
 */
export function settlePins(input: BuildInput): {
  readonly pinned: readonly string[]
  readonly leftOut: readonly string[]
} {
  const { pinned, guardian } = input
  const pins = [...lastPins(pinned, guardian.weapons), ...lastPins(pinned, guardian.armor)]
  const out = pins.filter((item) => isRuledOut(input, item))
  const kept = pins.filter((item) => !out.includes(item))
  return {
    pinned: kept.map(({ instanceId }) => instanceId),
    leftOut: out.map(({ name }) => `${name} is left out, because the request rules it out`),
  }
}

function lastPins<Piece extends Pick<Weapon | ArmorPiece, 'instanceId' | 'slot' | 'rarity'>>(
  pinned: readonly string[],
  owned: readonly Piece[],
): readonly Piece[] {
  const kept: Piece[] = []
  for (const id of pinned.toReversed()) {
    const piece = owned.find(({ instanceId }) => instanceId === id)
    if (!piece || kept.some(({ slot }) => slot === piece.slot)) continue
    if (piece.rarity === 'exotic' && kept.some(({ rarity }) => rarity === 'exotic')) continue
    kept.push(piece)
  }
  return kept
}
