import { createHash } from 'node:crypto'
import type { Marks } from '@ai-vault/game/cleanup/verdict.ts'
import type { Taught, TaughtOf } from '../wish-lists/own-lists.ts'
import type { ReviewStore } from './review-store.ts'

/**
 * What a player decided about single copies, as verdicts take it in, and what their own wish lists taught, by which their
 * copies are rated; the edition changes with both.
 */
export interface PlayerMarks {
  readonly byId: Marks
  readonly taught?: Taught
  readonly edition: string
}

export const NO_MARKS: PlayerMarks = { byId: new Map(), edition: '' }

export type MarksOf = (membershipId: string) => Promise<PlayerMarks>

export const readMarks =
  (store: Pick<ReviewStore, 'list'>, taughtOf: TaughtOf): MarksOf =>
  async (membershipId) => {
    const [reviews, taught] = await Promise.all([store.list(membershipId), taughtOf(membershipId)])
    if (reviews.length === 0 && !taught) return NO_MARKS
    const marks = reviews.map(({ item_instance_id, decision }) => [item_instance_id, decision] as const)
    const text = JSON.stringify(taught ? [marks, taught.name] : marks)
    const edition = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    return { byId: new Map(marks), ...(taught ? { taught } : {}), edition }
  }
