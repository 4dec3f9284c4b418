import { itemRatingSchema, itemVerdictSchema } from '@ai-vault/contract/item-rating.ts'
import { rateRoll, type WeaponRating } from '@ai-vault/game/weapons/rate.ts'
import type { CommunityOpinion } from '@ai-vault/game/weapons/wish-list/opinion.ts'
import { describe, expect, it } from 'vitest'
import { makeWeapon } from '../../test-support/make-guardian.ts'
import { itemRating, itemVerdict } from './item-rating.ts'

const rating = rateRoll(makeWeapon())
const opinion = (changes: Partial<CommunityOpinion>): CommunityOpinion => ({
  steps: 0,
  agreeing: 0,
  trash: false,
  bestShare: 0,
  ...changes,
})
const wishOf = (pve: Partial<CommunityOpinion>, pvp: Partial<CommunityOpinion> = {}) => {
  const judged: WeaponRating = {
    ...rating,
    pve: { ...rating.pve, opinion: opinion(pve) },
    pvp: { ...rating.pvp, opinion: opinion(pvp) },
  }
  return itemRating(judged).wish
}

describe('a rating on the wire', () => {
  it('F-151 carries the headline of the activity it speaks of, and both activities', () => {
    const sent = JSON.parse(JSON.stringify(itemRating(rating)))
    expect(itemRatingSchema.parse(sent)).toEqual(sent)
    expect(sent).toMatchObject({
      tier: rating.tier,
      score: rating.godRollScore,
      letter: rating.overallRating,
      activity: rating.activity,
      pve: { tier: rating.pve.tier, score: rating.pve.score },
      pvp: { tier: rating.pvp.tier, score: rating.pvp.score },
    })
    expect(sent.pve).not.toHaveProperty('evaluation')
  })

  it('says what the wish lists think: a wish met outweighs a warning, half a wish is partial', () => {
    expect(wishOf({ agreeing: 1, bestShare: 1 }, { trash: true })).toBe('match')
    expect(wishOf({ trash: true })).toBe('trash')
    expect(wishOf({}, { bestShare: 0.5 })).toBe('partial')
    expect(wishOf({ bestShare: 0.49 })).toBeUndefined()
    expect(itemRating(rating)).not.toHaveProperty('wish')
  })

  it('carries the verdict with its ground and proof', () => {
    const verdict = {
      recommendation: 'review',
      protections: ['locked'],
      ground: 'duplicate',
      proof: '69',
      reason: 'Why.',
    } as const
    expect(itemVerdictSchema.parse(itemVerdict(verdict))).toEqual(verdict)
  })
})
