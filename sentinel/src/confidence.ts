/** How sure an answer is: by how the question was read, what was seen of the account, and how old that is. */
import type { Source } from './facts.ts'

/** The most that an answer can be, for each thing that lowers it. */
export const CAPS = {
  unread: 0.7,
  incomplete: 0.6,
  old: 0.8,
  opinion: 0.85,
  guess: 0.6,
  unanswered: 0.4,
} as const

const FRESH_MS = 15 * 60_000

interface Grounds {
  /** How sure the reading is, 0 to 1. */
  readonly certainty: number
  readonly unread: readonly string[]
  /** The answer does not go by all that was read. */
  readonly isPartly: boolean
  readonly sources: readonly Source[]
  readonly now: number
  readonly guess?: string | undefined
  readonly unanswered?: string | undefined
  /** Where the part of the app that answered weighed it itself. */
  readonly own?: number | undefined
}

export interface Confidence {
  readonly value: number
  readonly reasons: readonly string[]
}

export function confidenceOf(grounds: Grounds): Confidence {
  const { certainty, unread, isPartly, sources, now, guess, unanswered, own } = grounds
  const incomplete = sources.filter(({ complete }) => !complete)
  const isOld = sources.some(({ read_at: at }) => at !== undefined && now - at > FRESH_MS)
  const isOpinion = sources.some(({ opinion }) => opinion)
  const lowered: (readonly [number, string])[] = [
    ...(unanswered ? [[CAPS.unanswered, unanswered] as const] : []),
    ...(guess ? [[CAPS.guess, guess] as const] : []),
    ...(unread.length > 0 ? [[CAPS.unread, 'a part of the question was not read'] as const] : []),
    ...(isPartly ? [[CAPS.unread, 'the answer does not go by all of the question'] as const] : []),
    ...incomplete.map(
      ({ label, missing }) => [CAPS.incomplete, missing.join(', ') || `${label}: not complete`] as const,
    ),
    ...(isOld ? [[CAPS.old, 'your data is older than 15 minutes'] as const] : []),
    ...(isOpinion ? [[CAPS.opinion, 'it follows what wish lists recommend'] as const] : []),
    ...(certainty < CAPS.opinion ? [[certainty, 'the question could be read in another way'] as const] : []),
  ]
  const value = Math.min(certainty, own ?? 1, ...lowered.map(([cap]) => cap))
  return { value: Math.round(value * 100) / 100, reasons: [...new Set(lowered.map(([, reason]) => reason))] }
}
