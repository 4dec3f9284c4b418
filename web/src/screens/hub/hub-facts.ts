import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { percentOf } from '../../ui/figures/percent.ts'

/** What the command center says about a player, read from the dashboard's answer; absent where the answer is silent. */
export interface HubFacts {
  readonly lightLevel?: number | undefined
  readonly className?: string | undefined
  readonly triumphs?: { readonly done: number; readonly total: number; readonly percent: number } | undefined
  readonly activities?: number | undefined
  readonly weapons?: number | undefined
  readonly godRolls?: number | undefined
  readonly rarities: readonly { readonly rarity: 'exotic' | 'legendary' | 'rare'; readonly count: number }[]
  readonly score?: number | undefined
  /** What could still be reached on top of it. */
  readonly inReach?: number | undefined
  /** The one thing to do next. */
  readonly next?: NextStep | undefined
  readonly powerCap?: number | undefined
  readonly characters: readonly { readonly className: string; readonly power: number }[]
}

export const NO_FACTS: HubFacts = { rarities: [], characters: [] }

export function readFacts(data: GuardianData | undefined): HubFacts {
  if (!data) return NO_FACTS
  const { weapon_analysis: weapons, triumphs_completed: done, total_triumphs: total } = data
  const counts = weapons?.quality_distribution
  return {
    lightLevel: data.character_info?.light_level,
    className: data.character_info?.class_name,
    triumphs:
      done === undefined || total === undefined
        ? undefined
        : { done, total, percent: Math.round(percentOf(done, total)) },
    activities: data.total_activities,
    weapons: weapons?.total_weapons ?? data.guardian_overview?.total_weapons,
    godRolls: weapons?.god_rolls ?? weapons?.estimated_god_rolls,
    rarities: (['exotic', 'legendary', 'rare'] as const).flatMap((rarity) => {
      const count = counts?.[rarity]
      return count === undefined ? [] : [{ rarity, count }]
    }),
    score: data.ai_vault_score,
    inReach: data.extras?.tiles?.score?.in_reach,
    next: data.extras?.next_steps?.[0],
    powerCap: data.power_cap,
    characters: (data.characters ?? []).map((one) => ({ className: one.class, power: one.power })),
  }
}
