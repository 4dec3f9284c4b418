import type { AlertSettings } from '@ai-vault/game/alerts/alert-settings.ts'
import {
  type ComparedGuardian,
  newItems,
  postmasterAlerts,
  ruleAlerts,
  weeklyAlert,
} from '@ai-vault/game/alerts/find-alerts.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { z } from 'zod'
import type { Assessments } from '../guardians/assessments.ts'
import { readPart, type WrittenPart } from '../guardians/parts/parts.ts'
import { defineMaker } from '../guardians/workshop/maker.ts'

/** What the player asked to be told, and when that is looked for. */
export interface NewsInput extends Pick<AlertSettings, 'rules' | 'postmaster' | 'weekly'> {
  readonly now: number
}

export const newsSchema = z.object({
  alerts: z.array(z.string()),
  /** Told once a week alone. */
  week: z.string().optional(),
})
export type News = z.infer<typeof newsSchema>

/** What a newer copy shows that the one before did not. */
export function findNews(
  { rules, postmaster, weekly, now }: NewsInput,
  before: ComparedGuardian,
  after: Guardian,
  assessments: Pick<Assessments, 'of'>,
): News {
  const week = weekly ? weeklyAlert(after, now) : undefined
  return {
    alerts: [
      ...rolled(rules, before, after, assessments),
      ...(postmaster ? postmasterAlerts(before, after) : []),
    ],
    ...(week ? { week } : {}),
  }
}

/** Rating a vault takes a while: only where something new is there to be rated. */
function rolled(
  rules: NewsInput['rules'],
  before: ComparedGuardian,
  after: Guardian,
  assessments: Pick<Assessments, 'of'>,
) {
  const fresh = newItems(before, after)
  if (fresh.length === 0 || rules.length === 0) return []
  const { ratings, verdicts } = assessments.of(after)
  return ruleAlerts(rules, fresh, after, {
    characters: after.characters,
    rating: ({ instanceId }) => {
      const rating = ratings.get(instanceId)
      if (rating?.godRollScore === undefined) return undefined
      const { godRollScore: score, tier, pve, pvp } = rating
      return { score, tier, pve: pve.score, pvp: pvp.score }
    },
    wishList: ({ instanceId }) => {
      const wish = ratings.get(instanceId)?.wish
      if (wish === 'match') return 'wish'
      return wish === 'trash' ? 'trash' : undefined
    },
    verdict: ({ instanceId }) => verdicts.get(instanceId)?.recommendation,
  })
}

interface ElsewhereInput extends NewsInput {
  readonly before: readonly WrittenPart[]
}

/** The same in a thread, where both copies are opened. */
export const newsMaker = defineMaker<ElsewhereInput>({
  content(after, { before, ...input }, { assessments }) {
    const opened = Object.assign(
      {},
      ...before.map(({ name, shape, text }) => readPart(name, shape, text)),
    ) as ComparedGuardian
    return findNews(input, opened, after, assessments)
  },
})
