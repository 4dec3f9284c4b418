import { describe, expect, it } from 'vitest'
import { EVEN_MIX } from '../history/play-mix.ts'
import { makeColumn, makeWeapon } from '../test-support/make-items.ts'
import { personalScore } from '../weapons/personal/personal-roll.ts'
import { rateRoll } from '../weapons/rating/rate.ts'
import { betterCopies, reliedOn } from './watch.ts'

const WORN = { in: 'character', characterId: '1', equipped: true } as const
const copy = (instanceId: string, place: Parameters<typeof makeWeapon>[0], ...traits: readonly string[]) =>
  makeWeapon({
    instanceId,
    hash: 7,
    name: 'Fatebringer',
    columns: traits.map((trait, at) => makeColumn('trait', 3 + at, trait)),
    ...place,
  })
const good = ['Explosive Payload', 'Frenzy'] as const
const poor = ['Air Assault', 'Celerity'] as const

describe('a better copy', () => {
  it('F-304 is one that rates clearly higher than what is worn', () => {
    const worn = copy('1', { place: WORN }, ...poor)
    const other = copy('2', { place: { in: 'vault' } }, ...good)
    expect(betterCopies([worn, other], EVEN_MIX, {})).toMatchObject([
      { worn: { instanceId: '1' }, better: { instanceId: '2' } },
    ])
    expect(betterCopies([copy('1', { place: WORN }, ...good), copy('2', {}, ...poor)], EVEN_MIX, {})).toEqual(
      [],
    )
  })

  it('is none where both are poor, or where the worn one is better at something it is good for', () => {
    const worse = copy('2', {}, 'Air Assault', 'Surplus')
    const worn = copy('1', { place: WORN }, ...poor)
    const scores = [worn, worse].map((each) => personalScore(each, EVEN_MIX) ?? 0)
    expect(Math.max(...scores)).toBeLessThan(6)
    expect(Math.abs((scores[0] ?? 0) - (scores[1] ?? 0))).toBeGreaterThan(0.3)
    const [less, more] = (scores[0] ?? 0) < (scores[1] ?? 0) ? [worn, worse] : [worse, worn]
    expect(
      betterCopies(
        [
          { ...less, place: WORN },
          { ...more, place: { in: 'vault' } },
        ],
        EVEN_MIX,
        {},
      ),
    ).toEqual([])

    const duelist = copy('1', { place: WORN }, 'Opening Shot', 'Eye of the Storm')
    const clearer = copy('2', {}, ...good)
    expect(rateRoll(duelist).pvp.score).toBeGreaterThan(rateRoll(clearer).pvp.score ?? 10)
    expect(betterCopies([duelist, clearer], { pve: 1, endgame: 0, pvp: 0 }, {})).toEqual([])
  })

  it('is none where the copies are equal, or there is only one', () => {
    const worn = copy('1', { place: WORN }, ...good)
    expect(betterCopies([worn, copy('2', {}, ...good)], EVEN_MIX, {})).toEqual([])
    expect(betterCopies([worn], EVEN_MIX, {})).toEqual([])
  })
})

describe('what everything hangs on', () => {
  const report = (kills: Readonly<Record<number, number>>) =>
    new Map(Object.entries(kills).map(([hash, count]) => [Number(hash), count]))

  it('F-304 is a weapon with a quarter of all kills, the greatest share first', () => {
    const reports = Array.from({ length: 10 }, () => report({ 1: 3, 2: 5, 3: 1, 4: 1 }))
    expect(reliedOn(reports)).toEqual([
      { hash: 2, share: 0.5 },
      { hash: 1, share: 0.3 },
    ])
  })

  it('is not claimed of nine reports, and of no kills', () => {
    expect(reliedOn(Array.from({ length: 9 }, () => report({ 1: 9 })))).toEqual([])
    expect(reliedOn(Array.from({ length: 12 }, () => report({})))).toEqual([])
  })
})
