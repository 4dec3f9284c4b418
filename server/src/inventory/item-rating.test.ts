import { itemRatingSchema, itemVerdictSchema } from '@ai-vault/contract/items/item-rating.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { describe, expect, it } from 'vitest'
import { makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { itemRating, itemVerdict } from './inventory-answer.ts'

const rating = rateRoll(makeWeapon())

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

  it('says what the wish lists think, that its perks are fixed, and that a trait is unknown', () => {
    const notes = { wish: 'match', fixed: true, unsure: true } as const
    expect(itemRating({ ...rating, ...notes })).toMatchObject(notes)
    for (const name of Object.keys(notes)) expect(itemRating(rating)).not.toHaveProperty(name)
  })

  it('says of each activity which of the selectable traits the score is for, where there is a choice', () => {
    const chosen = { ...rating, pve: { ...rating.pve, bestTraits: [1, 0] } }
    const sent = itemRatingSchema.parse(itemRating(chosen))
    expect(sent.pve.bestTraits).toEqual([1, 0])
    expect(sent.pvp.bestTraits).toEqual(rating.pvp.bestTraits)
    const { bestTraits: _, ...pve } = chosen.pve
    expect(itemRating({ ...rating, pve }).pve).not.toHaveProperty('bestTraits')
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
