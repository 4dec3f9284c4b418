import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { makeRating, makeVerdict, makeWeaponItem } from '../test-support/make-weapon-items.ts'
import { copiesOf, proofOf } from './copies.ts'
import { rollInWords } from './roll-in-words.ts'

const good = makeWeaponItem({ instanceId: '1', name: 'Fatebringer' }, { rating: makeRating('Good', 6) })
const best = makeWeaponItem(
  { instanceId: '2', name: 'Fatebringer (Timelost)', hash: 7 },
  { rating: makeRating('God-Tier', 9.6) },
)
const other = makeWeaponItem({ instanceId: '3', name: 'Midnight Coup' })
const unrated = makeWeaponItem({ instanceId: '4', name: 'Fatebringer' })

describe('copies of a weapon', () => {
  it('are told by name, type and element, whatever the season, best first', () => {
    expect(copiesOf(good, [unrated, good, other, best])).toEqual([best, good, unrated])
  })

  it('are named by their active traits, else by their frame', () => {
    const columns = [
      makeColumn('barrel', 1, 'Corkscrew'),
      makeColumn('trait', 3, 'Explosive Payload', 'Tunnel Vision'),
      makeColumn('trait', 4, 'Firefly'),
    ]
    expect(rollInWords(makeWeaponItem({ columns }))).toBe('Explosive Payload and Firefly')
    expect(rollInWords(makeWeaponItem({ frame: makePlug('Adaptive Frame') }))).toBe('Adaptive Frame')
    expect(rollInWords(makeWeaponItem())).toBe('No traits')
  })

  it('are told apart by their power where they show the same', () => {
    const columns = [makeColumn('trait', 3, 'Outlaw')]
    const [one, other] = [
      makeWeaponItem({ instanceId: '1', columns, power: 1704 }),
      makeWeaponItem({ instanceId: '2', columns, power: 1698 }),
    ]
    expect(rollInWords(one, undefined, [one, other])).toBe('Outlaw (power 1,704)')
    expect(rollInWords(one, undefined, [one])).toBe('Outlaw')
  })

  it('are named beside a score by what is on too, with what to switch to for it', () => {
    const columns = [makeColumn('trait', 3, 'Outlaw', 'Kill Clip'), makeColumn('trait', 4, 'Firefly')]
    const rated = makeRating('Good', 6)
    const copy = makeWeaponItem(
      { columns },
      { rating: { ...rated, pve: { ...rated.pve, bestTraits: [1, 0] } } },
    )
    expect(rollInWords(copy, 'pve')).toBe('Outlaw and Firefly (switch to Kill Clip and Firefly first)')
    expect(rollInWords(copy, 'pvp')).toBe('Outlaw and Firefly')
    expect(rollInWords(copy)).toBe('Outlaw and Firefly')
  })

  it('name the one that proves a verdict, if it is still there', () => {
    const beaten = makeWeaponItem({}, { verdict: makeVerdict({ ground: 'dominated', proof: '2' }) })
    expect(proofOf(beaten, [good, best])).toBe(best)
    expect(proofOf(beaten, [good])).toBeUndefined()
    expect(proofOf(good, [best])).toBeUndefined()
  })
})
