import { describe, expect, it } from 'vitest'
import { rateRoll } from '../rating/rate.ts'
import { describeRoll } from '../roll.ts'
import { BASE_KNOWLEDGE } from './base-knowledge.ts'
import { CompiledKnowledge } from './compiled-knowledge.ts'
import { mergeKnowledge, readCorrections } from './merge-knowledge.ts'

describe("a player's own corrections", () => {
  const roll = (perks: readonly string[], knowledge?: CompiledKnowledge) => {
    const description = { weaponName: 'X', weaponType: 'Hand Cannon', perks }
    return rateRoll(describeRoll(description, knowledge), { knowledge })
  }
  const corrected = (value: unknown) => {
    const { corrections } = readCorrections(value)
    return new CompiledKnowledge(mergeKnowledge(BASE_KNOWLEDGE, corrections))
  }

  it('change what a known trait is worth and leave the rest as it was', () => {
    const knowledge = corrected({ traits: [{ name: 'rampage', pve: 1 }] })
    expect(roll(['Rampage'], knowledge).pve.score).toBeLessThan(roll(['Rampage']).pve.score ?? 0)
    expect(roll(['Rampage'], knowledge).pvp.score).toBe(roll(['Rampage']).pvp.score)
    expect(roll(['Outlaw'], knowledge)).toEqual(roll(['Outlaw']))
  })

  it('teach a trait that nobody knew', () => {
    const knowledge = corrected({ traits: [{ name: 'Brand New Perk', pve: 5, pvp: 2, roles: ['damage'] }] })
    expect(roll(['Brand New Perk']).tier).toBe('Unrated')
    expect(roll(['Brand New Perk'], knowledge).pve.score).toBeGreaterThan(7)
    expect(knowledge.find('Enhanced Brand New Perk')).toMatchObject({ kind: 'trait', enhanced: true })
  })

  it('move barrels and magazines up or down', () => {
    const knowledge = corrected({ parts: [{ name: 'Full Bore', pvp: 2 }] })
    expect(roll(['Full Bore'], knowledge).pvp.score).toBeGreaterThan(roll(['Full Bore']).pvp.score ?? 0)
    expect(roll(['Full Bore'], knowledge).pve.score).toBe(roll(['Full Bore']).pve.score)
  })

  it('do not touch the base knowledge', () => {
    const before = structuredClone(BASE_KNOWLEDGE)
    mergeKnowledge(BASE_KNOWLEDGE, {
      traits: [{ name: 'Rampage', pve: 1 }],
      parts: [{ name: 'Smallbore', pve: 1 }],
    })
    expect(BASE_KNOWLEDGE).toEqual(before)
  })

  it.each([
    [null, 1],
    [[], 1],
    [{ traits: 'all of them' }, 1],
    [
      {
        traits: [
          { pve: 3 },
          { name: 'A', pve: 9 },
          { name: 'B', roles: ['flying'] },
          { name: 'C', does: 7 },
          4,
        ],
      },
      5,
    ],
    [
      {
        traits: [
          { name: 'A', on: { 'tea-pot': [1, 1] } },
          { name: 'B', on: { sword: [1] } },
        ],
      },
      2,
    ],
    [{ parts: [{ name: '' }, { name: 'Smallbore', pve: 99 }, null] }, 3],
    [{ traits: [], parts: [] }, 0],
  ])('report what makes no sense in %j', (value, count) => {
    const { corrections, problems } = readCorrections(value)
    expect(problems).toHaveLength(count)
    expect([...(corrections.traits ?? []), ...(corrections.parts ?? [])]).toEqual([])
  })
})
