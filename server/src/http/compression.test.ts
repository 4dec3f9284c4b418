import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'

/** Within our limit as they come, far beyond it once inflated. */
const BLANKS = Buffer.alloc(1024 * 1024, ' ')

describe('a request with a compressed body', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const post = (payload: Buffer, encoding: string, url = '/api/bungie/refresh') =>
    test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })

  it.each([
    ['br', brotliCompressSync(BLANKS)],
    ['gzip', gzipSync(BLANKS)],
    ['deflate, GZIP', gzipSync(BLANKS)],
    ['zstd', zstdCompressSync(BLANKS)],
  ])('in %s is refused before a byte of it is inflated', async (encoding, payload) => {
    const response = await post(payload, encoding)
    expect([response.statusCode, response.json().code]).toEqual([415, 'encoded-body'])
    expect(response.json().detail).toContain('not accepted')
  })

  it('is refused at addresses that do not exist, too', async () => {
    expect((await post(gzipSync('{}'), 'gzip', '/api/nothing')).statusCode).toBe(415)
  })

  it('that only says it is none is taken as it is', async () => {
    const response = await post(Buffer.from('{"refresh_token":"nobody-has-this"}'), 'identity')
    expect(response.statusCode).toBe(401)
  })
})
