import { itemRatingSchema, itemVerdictSchema } from '@ai-vault/contract/items/item-rating.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { describe, expect, it } from 'vitest'
import { makePlug, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { itemRating, itemVerdict } from './item-rating.ts'

const weapon = makeWeapon()
const rating = rateRoll(weapon)

describe('a rating on the wire', () => {
  it('F-151 carries the headline of the activity it speaks of, and both activities', () => {
    const sent = JSON.parse(JSON.stringify(itemRating(rating, weapon)))
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

  it('names the traits that a score rests on, where others are on', () => {
    const [on, better] = [makePlug(12, 'Air Assault'), makePlug(13, 'Outlaw')]
    const copy = (active: typeof on) =>
      makeWeapon({ columns: [{ kind: 'trait', socketIndex: 3, active, selectable: [on, better] }] })
    const sent = (active: typeof on) => itemRating(rateRoll(copy(active)), copy(active))
    expect(sent(on).pve.switch_to).toEqual([better.hash])
    expect(sent(better).pve).not.toHaveProperty('switch_to')
    expect(sent(on).pve.score).toBe(sent(better).pve.score)
  })

  it('says what the wish lists think, that its perks are fixed, and that a trait is unknown', () => {
    const notes = { wish: 'match', fixed: true, unsure: true } as const
    expect(itemRating({ ...rating, ...notes }, weapon)).toMatchObject(notes)
    for (const name of Object.keys(notes)) expect(itemRating(rating, weapon)).not.toHaveProperty(name)
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
