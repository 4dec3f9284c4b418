import { describe, expect, it } from 'vitest'
import { frameFromName, isFrameName } from './frames.ts'

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
})
