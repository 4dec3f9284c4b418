import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkState, newLoginNonce, stateOf } from './login-state.ts'

const key = randomBytes(32)
const now = Date.UTC(2026, 7, 1)

describe('F-019 the state of a sign-in', () => {
  const nonce = newLoginNonce(now)
  const state = stateOf(key, nonce)

  it('is good for the browser that began it', () => {
    expect(checkState(key, nonce, state, now)).toBe('good')
    expect(checkState(key, nonce, state, now + 15 * 60_000)).toBe('good')
  })

  it('is refused without the nonce, for another nonce, and after a quarter of an hour', () => {
    expect(checkState(key, undefined, state, now)).toBe('no-nonce')
    expect(checkState(key, '', state, now)).toBe('no-nonce')
    expect(checkState(key, newLoginNonce(now), state, now)).toBe('mismatch')
    expect(checkState(randomBytes(32), nonce, state, now)).toBe('mismatch')
    expect(checkState(key, nonce, state, now + 15 * 60_000 + 1)).toBe('too-old')
  })

  it('is refused after any change to it', () => {
    fc.assert(
      fc.property(fc.nat(state.length - 1), fc.constantFrom(...'Aa0-_z'), (at, letter) => {
        const changed = state.slice(0, at) + letter + state.slice(at + 1)
        expect(checkState(key, nonce, changed, now)).toBe(changed === state ? 'good' : 'mismatch')
      }),
    )
    expect(checkState(key, nonce, '', now)).toBe('mismatch')
  })
})
