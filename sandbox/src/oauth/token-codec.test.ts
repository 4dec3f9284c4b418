import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTokenCodec } from './token-codec.ts'

const CLAIMS = {
  kind: 'access',
  platformMembershipId: '20000001',
  clientId: '48151',
  key: 'fingerprint',
  scopes: 65,
  issuedAt: 1_780_000_000_000,
  expiresAt: 1_780_003_600_000,
} as const

describe('tokens', () => {
  const codec = createTokenCodec(1)

  it('read back as they were written, and differ every time', () => {
    const [first, second] = [codec.encode(CLAIMS), codec.encode(CLAIMS)]
    expect(codec.decode(first)).toEqual({ ...CLAIMS, id: expect.any(String) })
    expect(first).not.toBe(second)
  })

  it('hold the characters that careless escaping breaks', () => {
    for (let round = 0; round < 50; round++) {
      expect(codec.encode(CLAIMS)).toMatch(/^(?=.*\+)(?=.*\/).*=$/)
    }
  })

  it('of another seed are worth nothing', () => {
    expect(createTokenCodec(2).decode(codec.encode(CLAIMS))).toBeUndefined()
  })

  it('are worth nothing once any character is changed', () => {
    const token = codec.encode(CLAIMS)
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09+/='), (index, character) => {
        const changed = token.slice(0, index) + character + token.slice(index + 1)
        fc.pre(changed !== token)
        expect(codec.decode(changed)).toBeUndefined()
      }),
    )
  })

  it('are not read from arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codec.decode(text)).toBeUndefined()
      }),
    )
  })
})
