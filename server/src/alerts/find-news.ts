import type { AlertSettings } from '@ai-vault/game/alerts/alert-settings.ts'
import {
  type ComparedGuardian,
  newItems,
  postmasterAlerts,
  ruleAlerts,
  weeklyAlert,
} from '@ai-vault/game/alerts/find-alerts.ts'
import { searchFacts } from '@ai-vault/game/search/vault-search-facts.ts'
import { z } from 'zod'
import type { Assessments } from '../guardians/assessments.ts'
import { type PartsOf, readPart, type WrittenPart } from '../guardians/parts/parts.ts'
import { defineViewBuilder } from '../guardians/workers/view-builder.ts'
import type { PlayerMarks } from '../reviews/player-marks.ts'

/** What the player asked to be told, what they decided about single copies, and when they will be told. */
export interface NewsInput extends Pick<AlertSettings, 'rules' | 'postmaster' | 'weekly'> {
  readonly due: number
  readonly marks: PlayerMarks
}

export const newsSchema = z.object({
  alerts: z.array(z.object({ key: z.string(), content: z.string() })),
  /** Told once a week alone. */
  week: z.string().optional(),
})
export type News = z.infer<typeof newsSchema>

/** Of the newer copy; `weekly` needs how far the week is. */
export const NEWS_PARTS = ['account', 'weapons', 'armor', 'others', 'progress'] as const
type NewerCopy = PartsOf<(typeof NEWS_PARTS)[number]>

/** What a newer copy shows that the one before did not. */
export function findNews(
  { rules, postmaster, weekly, due, marks }: NewsInput,
  before: ComparedGuardian,
  after: NewerCopy,
  assessments: Pick<Assessments, 'of'>,
): News {
  const fresh = rules.length > 0 ? newItems(before, after) : []
  // Rating a vault takes a while: only where something new is there to be rated.
  const rated = () => searchFacts(after, assessments.of(after, marks), marks.byId)
  const rolled = fresh.length > 0 ? ruleAlerts(rules, fresh, after, rated()) : []
  const week = weekly ? weeklyAlert(after, due) : undefined
  return {
    alerts: [...rolled, ...(postmaster ? postmasterAlerts(before, after) : [])],
    ...(week ? { week } : {}),
  }
}

interface ElsewhereInput extends NewsInput {
  readonly before: readonly WrittenPart[]
}

/** The same in a thread, where both copies are opened. */
export const newsBuilder = defineViewBuilder<ElsewhereInput>({
  content(after: NewerCopy, { before, ...input }, { assessments }) {
    const opened = Object.assign(
      {},
      ...before.map(({ name, shape, body }) => readPart(name, shape, body)),
    ) as ComparedGuardian
    return findNews(input, opened, after, assessments)
  },
})
