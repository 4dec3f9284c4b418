import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { DailySnapshot } from '@ai-vault/game/scores/score-history.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'
import { readPlayersTriumphs } from '../atlas/read-triumphs.ts'
import { defineViewBuilder } from '../guardians/workers/view-builder.ts'
import { languageFields, type ShownIn } from '../languages/languages.ts'
import { guardianIn, lookupsIn } from '../languages/named-in.ts'
import { openedThere, type ShownElsewhere } from '../languages/shown-elsewhere.ts'
import type { PlayerMarks } from '../reviews/player-marks.ts'
import { createGameLookups, type GameLookups } from './game-lookups.ts'
import { guardianData } from './guardian-data.ts'
import type { DashboardGuardian } from './parts/dashboard-input.ts'
import type { PlayerFacts } from './player-facts-store.ts'

/** What a dashboard rests on besides the guardian and the definitions. */
interface DashboardBasis {
  readonly facts: PlayerFacts | undefined
  readonly snapshots: readonly DailySnapshot[]
  readonly now: number
  readonly seenAt: number
}

export interface DashboardOrder extends DashboardBasis {
  readonly shown: ShownElsewhere
  readonly marks: PlayerMarks
}

export function dashboardContent(
  guardian: DashboardGuardian,
  basis: DashboardBasis,
  shownIn: ShownIn,
  assessment: VaultAssessment,
  manifest: Pick<Manifest, 'named' | 'weapon'>,
  lookups: GameLookups,
): GuardianData {
  return {
    ...languageFields(shownIn),
    ...guardianData({
      ...basis,
      guardian: guardianIn(guardian, shownIn.names),
      assessment,
      triumphs: readPlayersTriumphs(guardian, lookups.triumphs),
      manifest: lookupsIn(manifest, shownIn.names),
      lookups,
    }),
  }
}

const lookupsOf = new WeakMap<object, () => GameLookups>()

export const dashboardBuilder = defineViewBuilder<DashboardOrder>({
  content(guardian: DashboardGuardian, { shown, marks, ...basis }, { manifest, assessments, namesIn }) {
    const lookups = lookupsOf.get(manifest) ?? createGameLookups(manifest)
    lookupsOf.set(manifest, lookups)
    const assessment = assessments.of(guardian, marks)
    return dashboardContent(guardian, basis, openedThere(shown, namesIn), assessment, manifest, lookups())
  },
})

/** What is noted of a day; nothing where the vault was not whole. */
export function daySnapshot(
  guardian: Pick<Guardian, 'weapons' | 'characters' | 'vault'>,
  { whole, score, godRolls }: VaultAssessment,
) {
  if (!whole || guardian.characters.length === 0) return undefined
  return {
    assessment: { score, godRolls },
    weapons: guardian.weapons.length,
    vaultUsed: guardian.vault?.used,
  }
}

export const DAY_PARTS = ['account', 'weapons'] as const

/** The part of a snapshot that is stored. */
export const madeDaySchema = z.object({
  day: z
    .object({
      assessment: z.object({
        score: z.custom<VaultAssessment['score']>((value) => typeof value === 'object' && value !== null),
        godRolls: z.number(),
      }),
      weapons: z.number(),
      vaultUsed: z.number().optional(),
    })
    .optional(),
})

export const dayBuilder = defineViewBuilder<{ readonly marks: PlayerMarks }>({
  content: (guardian, { marks }, { assessments }) => ({
    day: daySnapshot(guardian, assessments.of(guardian, marks)),
  }),
})
