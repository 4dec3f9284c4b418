import { describe, expect, it } from 'vitest'
import { WEAPON_TYPES } from '../../items.ts'
import { frameFromName, isFrameName, standing } from './frames.ts'

describe('frames', () => {
  it.each([
    ['Adaptive Frame', 'adaptive'],
    ['Rapid-Fire Frame', 'rapid-fire'],
    ['Heavy Burst', 'heavy-burst'],
    ['Compressed Wave Frame', 'compressed-wave'],
    ['Micro-Missile Frame', 'micro-missile'],
    ['Pinpoint Slug Frame', 'pinpoint-slug'],
    ['Balanced Heat Weapon', 'heat'],
    ['Aggressive Glaive', 'aggressive'],
    ['Memento Mori', undefined],
  ])('reads %s', (name, frame) => {
    expect(frameFromName(name)).toBe(frame)
  })

  it('tells frames from perks', () => {
    expect(isFrameName('Lightweight Frame')).toBe(true)
    expect(isFrameName('Adaptive Burst')).toBe(true)
    expect(isFrameName('Rapid Hit')).toBe(false)
    expect(isFrameName('Precision Instrument')).toBe(false)
  })

  it('gives every type and frame a standing out of 10', () => {
    for (const type of WEAPON_TYPES) {
      for (const activity of ['pve', 'pvp'] as const) {
        for (const frame of [undefined, 'adaptive', 'micro-missile', 'area-denial', 'rapid-fire'] as const) {
          expect(standing(type, frame, activity)).toBeGreaterThanOrEqual(0)
          expect(standing(type, frame, activity)).toBeLessThanOrEqual(10)
        }
      }
    }
  })
})
