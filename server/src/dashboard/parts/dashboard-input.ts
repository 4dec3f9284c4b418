import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { DailySnapshot } from '@ai-vault/game/scores/score-history.ts'
import { isStartingOut } from '@ai-vault/game/scores/starter-path.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { powerAtCap, scalePower } from '@ai-vault/game/scores/week/season.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { PlayersTriumphs } from '../../atlas/read-triumphs.ts'
import type { PartsOf } from '../../guardians/parts/parts.ts'
import type { GameLookups } from '../game-lookups.ts'
import type { PlayerFacts } from '../player-facts-store.ts'

/** The parts of a guardian's copy that a dashboard reads: it shows no subclasses and no armor mods. */
export const DASHBOARD_PARTS = ['account', 'weapons', 'armor', 'others', 'progress', 'records'] as const
export type DashboardPart = (typeof DASHBOARD_PARTS)[number]
export type DashboardGuardian = PartsOf<DashboardPart>

/** All that a dashboard is made of. */
export interface DashboardInput {
  readonly guardian: DashboardGuardian
  readonly assessment: VaultAssessment
  readonly triumphs: PlayersTriumphs
  /** Undefined while they are still on their way. */
  readonly facts: PlayerFacts | undefined
  /** Of the days before, in their order. */
  readonly snapshots: readonly DailySnapshot[]
  readonly manifest: Pick<Manifest, 'named' | 'weapon'>
  readonly lookups: GameLookups
  readonly now: number
  /** When the guardian was seen so: now, or long ago where the copy stands in for a platform that is out. */
  readonly seenAt: number
}

/** The highest power on the scale of 2000; undefined without a character. */
export function scaledMaxPower({ maxPower, powerCap }: VaultAssessment): number | undefined {
  return maxPower === undefined ? undefined : scalePower(maxPower, powerCap)
}

/** Whether this is somebody who has just begun; a vault that is kept from us says nothing of that. */
export function beginsOnly({
  guardian: { weapons },
  assessment,
}: Pick<DashboardInput, 'guardian' | 'assessment'>): boolean {
  const scaledPower = scaledMaxPower(assessment)
  return assessment.whole && scaledPower !== undefined && isStartingOut({ scaledPower, weapons })
}

/** A power on the scale of 2000 as this player's game counts it. */
export const ownPower = (scaled: number, { powerCap }: Pick<VaultAssessment, 'powerCap'>): number =>
  powerAtCap(scaled, powerCap)

export const playtimeHours = ({ characters }: Pick<Guardian, 'characters'>) =>
  Math.round(characters.reduce((sum, { minutesPlayed }) => sum + minutesPlayed, 0) / 60)
