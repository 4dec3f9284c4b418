import { describe, expect, it } from 'vitest'
import { mintedAt } from './translate-guardian.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

describe('the mint of an answer', () => {
  it('is what the platform says', () => {
    expect(mintedAt('2026-11-15T11:59:30Z', NOW)).toBe('2026-11-15T11:59:30Z')
    expect(mintedAt('2026-11-15T12:04:59Z', NOW)).toBe('2026-11-15T12:04:59Z')
  })

  it.each([undefined, 'soon', '', '2099-01-01T00:00:00Z'])(
    'is the moment of reading where the platform says %s',
    (claimed) => {
      expect(mintedAt(claimed, NOW)).toBe('2026-11-15T12:00:00.000Z')
    },
  )
})
