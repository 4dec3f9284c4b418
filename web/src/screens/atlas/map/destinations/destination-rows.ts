import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { type DestinationProgress, placesLeft } from '../../../../data/atlas/destination-progress.ts'

export interface DestinationRow extends DestinationProgress {
  readonly hash: number
  readonly name: string
}

/** Every destination: that of the triumph nearest to done first, then by places that are left, then by what is to collect. */
export function destinationRows(
  destinations: MapDestinationsAnswer['destinations'],
  progressOf: (destination: number) => DestinationProgress,
): readonly DestinationRow[] {
  const nearest = ({ open }: DestinationRow) => open?.[0]?.percent ?? -1
  const left = (row: DestinationRow) => placesLeft(row) ?? 0
  const missing = (row: DestinationRow) => row.missing?.length ?? 0
  return destinations
    .map(({ hash, name }) => ({ hash, name, ...progressOf(hash) }))
    .toSorted(
      (one, other) =>
        nearest(other) - nearest(one) || left(other) - left(one) || missing(other) - missing(one),
    )
}
