import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'
import { loadSecretKeys } from './secret-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'ai-vault-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a sealed text', () => {
  const key = randomBytes(32)

  it('opens for the key and owner it was sealed for, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, owner) => {
        expect(unseal(key, owner, seal(key, owner, text))).toBe(text)
      }),
    )
  })

  it('never looks the same twice and does not show the text', () => {
    const [first, second] = [seal(key, 'a', 'the token'), seal(key, 'a', 'the token')]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.slice(3), 'base64').toString('latin1')).not.toContain('token')
  })

  it('stays shut for another owner, another key, or after any one byte was changed', () => {
    const sealed = seal(key, 'session-1', 'the token')
    expect(unseal(key, 'session-2', sealed)).toBeUndefined()
    expect(unseal(randomBytes(32), 'session-1', sealed)).toBeUndefined()
    const bytes = Buffer.from(sealed.slice(3), 'base64')
    for (let at = 0; at < bytes.length; at++) {
      const broken = Buffer.from(bytes)
      broken[at] = (broken[at] ?? 0) ^ 1
      expect(unseal(key, 'session-1', `v1.${broken.toString('base64')}`)).toBeUndefined()
    }
    for (const nonsense of ['', 'v1.', 'v2.abcd', 'v1.AAAA']) {
      expect(unseal(key, 'session-1', nonsense)).toBeUndefined()
    }
  })
})

describe('the server key', () => {
  it('is made once, readable by its owner only, and the same at the next start', () => {
    const first = loadSecretKeys(undefined, folder)
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(loadSecretKeys(undefined, folder)).toEqual(first)
  })

  it('comes from SECRET_KEY where that is set, and differs by purpose', () => {
    const keys = loadSecretKeys('x'.repeat(32), folder)
    expect(keys).toEqual(loadSecretKeys('x'.repeat(32), '/nowhere'))
    expect(keys).not.toEqual(loadSecretKeys('y'.repeat(32), folder))
    expect(new Set(Object.values(keys).map((key) => key.toString('hex'))).size).toBe(3)
  })

  it('is not silently replaced when its file is damaged', () => {
    writeFileSync(join(folder, 'secret.key'), 'not a key')
    expect(() => loadSecretKeys(undefined, folder)).toThrow(/secret\.key is damaged/)
  })
})
