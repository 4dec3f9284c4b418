import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeGuardian } from '../../../test-support/fakes/make-guardian.ts'
import type { GuardianCopy } from '../guardians.ts'
import { createEncodedViews, type View } from './encoded-views.ts'

const guardian = makeGuardian({})
const copy: GuardianCopy = {
  key: '3:7',
  version: '1',
  mintedAt: 1,
  fetchedAt: 1,
  staleReason: undefined,
  load: async () => guardian,
  loadStored: async () => guardian,
  loadWritten: async () => [],
}
const plain: View = { name: 'plain', parts: ['account'], content: () => ({ said: 'the same' }) }
const wrapped: View = { ...plain, name: 'wrapped', wrap: (json) => `{"data":${json}}` }

describe('an answer for a client without brotli', () => {
  it('is the one that was asked for, also where two of them surround the same content', async () => {
    const views = createEncodedViews()
    const zipped = async (view: View) => {
      const { whole } = await views.encode(copy, view)
      return gunzipSync(await views.bytes(whole, 'gzip')).toString()
    }
    for (const _again of [1, 2]) {
      expect(await zipped(plain)).toBe('{"said":"the same"}')
      expect(await zipped(wrapped)).toBe('{"data":{"said":"the same"}}')
    }
  })
})
