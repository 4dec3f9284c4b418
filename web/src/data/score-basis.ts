import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'

type ScoreTile = NonNullable<NonNullable<NonNullable<GuardianData['extras']>['tiles']>['score']>

/** The parts that the vault score rests on where the others are hidden from us; undefined where it is whole. */
export function scoreRestsOn(tile: ScoreTile | undefined): readonly string[] | undefined {
  if (!tile || tile.source === 'live' || tile.parts.length === 0) return undefined
  return tile.parts.map(({ label }) => label.toLowerCase())
}
