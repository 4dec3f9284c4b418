import { describe, expect, it } from 'vitest'
import {
  playstyleBasis,
  playstyleNote,
  pveBasis,
  pveNote,
  pvpBasis,
  pvpNote,
  scoreBasis,
} from './score-texts.ts'

const tile = <Tile>(parts: object) => parts as Tile
const pve = (parts: object) =>
  tile<NonNullable<Parameters<typeof pveNote>[0]>>({
    power: 1_550,
    power_cap: 2_000,
    scaled_power: 1_550,
    requirements: [],
    ...parts,
  })
const pvp = (parts: object) => tile<NonNullable<Parameters<typeof pvpNote>[0]>>(parts)

describe('what a tile rests on', () => {
  it('F-065 is the sum of the parts of the score, in the player’s own numbers', () => {
    const bands = '70 and more is excellent, 50 and more is good.'
    const parts = [
      { label: 'rolls', points: 20 },
      { label: 'power', points: 11.25 },
    ]
    const score = (given: object) => scoreBasis(tile({ score: 31, parts, ...given }))
    expect(score({})).toBe(`rolls 20.0 + power 11.3 = 31 of 100. ${bands}`)
    expect(score({ parts: [] })).toBe(bands)
    expect(scoreBasis(undefined)).toMatch(/^A score from 0 to 100 /)
  })

  it('F-066 is the highest power, and what it counts as where that differs', () => {
    const rule = 'Grandmaster Ready begins above 1,800 on the scale of 2,000.'
    expect(pveBasis(pve({}))).toBe(`Your highest power is 1,550 of 2,000. ${rule}`)
    expect(pveBasis(pve({ power: 485, power_cap: 550, scaled_power: 1_764 }))).toBe(
      `Your highest power is 485 of 550, which counts as 1,764. ${rule}`,
    )
    expect(pveBasis(undefined)).toBe(rule)
  })

  it('F-066 says what power counts as and which requirements are missing', () => {
    const needs = (...met: boolean[]) => ({ requirements: met.map((each) => ({ met: each })) })
    expect(pveNote(pve({}))).toBe('Power 1,550 of 2,000.')
    expect(pveNote(pve({ scaled_power: 1_764 }))).toBe('Power 1,550 counts as 1,764 of 2,000.')
    expect(pveNote(pve(needs(true, true)))).toBe('Power 1,550 of 2,000; every requirement is met.')
    expect(pveNote(pve(needs(false)))).toBe('Power 1,550 of 2,000; more is asked.')
    expect(pveNote(pve(needs(true, false, false)))).toBe('Power 1,550 of 2,000; 2 of 3 requirements missing.')
    expect(pveNote(undefined)).toBeUndefined()
  })

  it('F-068 is the score, and the record where the platform keeps one', () => {
    const rule = 'Competitive begins above an AI Vault Score of 70'
    const record = 'The record is the platform’s own.'
    expect(pvpBasis(undefined, undefined)).toBe(`${rule}.`)
    expect(pvpBasis(pvp({}), 62)).toBe(`${rule}; yours is 62.`)
    for (const known of [{ kd: 0 }, { win_percent: 0 }, { matches: 0 }]) {
      expect(pvpBasis(pvp(known), 0)).toBe(`${rule}; yours is 0. ${record}`)
    }
    expect(pvpNote(pvp({ kd: 1.234, win_percent: 51.6, matches: 1 }))).toBe(
      'Lifetime: K/D 1.23, win rate 52 %, 1 match.',
    )
    expect(pvpNote(pvp({ matches: 0 }))).toBe('Lifetime: 0 matches.')
    expect(pvpNote(pvp({}))).toBe('No Crucible record on the platform.')
    expect(pvpNote(undefined)).toBeUndefined()
  })

  it('F-070 is what is owned, and what kills most', () => {
    const owned = (kill_mix: object[]) =>
      tile<NonNullable<Parameters<typeof playstyleNote>[0]>>({ weapons: 412, kill_mix })
    expect(playstyleBasis(owned([]))).toMatch(/^Collector begins above 400 weapons; you own 412\. /)
    expect(playstyleBasis(undefined)).toMatch(/^Collector begins above 400 weapons\. /)
    expect(
      playstyleNote(
        owned([
          { name: 'Hand Cannons', percent: 40.4 },
          { name: 'Bows', percent: 9 },
        ]),
      ),
    ).toBe('By what you own, 412 weapons; Prophecy says how you play. Hand Cannons take 40 % of your kills.')
    expect(playstyleNote(owned([]))).toBe('By what you own, 412 weapons; Prophecy says how you play.')
    expect(playstyleNote(undefined)).toBeUndefined()
  })
})
