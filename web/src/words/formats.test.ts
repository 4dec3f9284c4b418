import { describe, expect, it } from 'vitest'
import { dateFormat } from './formats.ts'

describe('clocks', () => {
  it.each([
    [{ hour: '2-digit', minute: '2-digit' } as const],
    [{ dateStyle: 'medium', timeStyle: 'short' } as const],
  ])('F-344 count to 24 with %j', (options) => {
    const evening = dateFormat({ ...options, timeZone: 'UTC' }).format(Date.UTC(2026, 10, 15, 22, 5))
    expect(evening).toMatch(/22:05$/)
  })
})
