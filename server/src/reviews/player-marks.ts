import { createHash } from 'node:crypto'
import type { Marks } from '@ai-vault/game/cleanup/verdict.ts'
import type { ReviewStore } from './review-store.ts'

/** What a player decided about single copies, as verdicts take it in; the edition changes with every decision. */
export interface PlayerMarks {
  readonly byId: Marks
  readonly edition: string
}

export const NO_MARKS: PlayerMarks = { byId: new Map(), edition: '' }

export type MarksOf = (membershipId: string) => Promise<PlayerMarks>

export const readMarks =
  (store: Pick<ReviewStore, 'list'>): MarksOf =>
  async (membershipId) => {
    const reviews = await store.list(membershipId)
    if (reviews.length === 0) return NO_MARKS
    const marks = reviews.map(({ item_instance_id, decision }) => [item_instance_id, decision] as const)
    const edition = createHash('sha256').update(JSON.stringify(marks)).digest('base64url').slice(0, 12)
    return { byId: new Map(marks), edition }
  }
