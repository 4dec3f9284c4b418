import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { describe, expect, it } from 'vitest'
import { EFFECTS_SOURCE, effectBands } from './stat-effects.ts'

const effect = (...asked: Parameters<typeof effectBands>) =>
  effectBands(...asked).map((band) => band.effect.replaceAll('\u00a0', ' '))

describe('F-155 what a stat does', () => {
  it('stands in two bands, split at 100', () => {
    for (const stat of ARMOR_STATS) {
      expect(effectBands(stat, 100).map(({ range, active }) => [range, active])).toEqual([
        ['1–100', true],
        ['101–200', false],
      ])
      expect(effectBands(stat, 101)[1]?.active).toBe(true)
      expect(effectBands(stat, 0)[0]?.active).toBe(false)
    }
  })

  it.each([
    ['weapons', 1, '+15 % damage to bosses'],
    ['grenade', 1, '+65 % grenade damage'],
    ['melee', 1, '+30 % melee damage'],
    ['super', 1, '+45 % Super damage'],
    ['class', 1, '+40 HP overshield on use'],
    ['health', 0, '+70 HP from each Orb of Power'],
  ] as const)('has the measured figure of %s at 200', (stat, band, words) => {
    expect(effect(stat, 200)[band]).toContain(words)
  })

  it('grows evenly within a band, and says beforehand what the band ends with', () => {
    expect(effect('grenade', 120)[1]).toBe('+13 % grenade damage')
    expect(effect('weapons', 50)[0]).toContain('+7.5 % damage to lesser foes')
    expect(effect('super', 80)[1]).toBe('at 200: +45 % Super damage')
  })

  it('names its source and the version of the game', () => {
    expect(EFFECTS_SOURCE.from).toContain('Armor 3.0')
    expect(EFFECTS_SOURCE.version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
