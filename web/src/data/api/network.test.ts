import { afterEach, expect, it, vi } from 'vitest'
import { network } from './network.ts'

afterEach(() => vi.unstubAllGlobals())

it('a request that its caller gave up ends with the caller’s reason, whatever the browser says', async () => {
  const caller = new AbortController()
  vi.stubGlobal('fetch', async () => {
    caller.abort(new Error('not needed any more'))
    throw new TypeError('failed to fetch')
  })
  const request = new Request('http://vault.example/api', { signal: caller.signal })
  await expect(network(request)).rejects.toThrow('not needed any more')
})
