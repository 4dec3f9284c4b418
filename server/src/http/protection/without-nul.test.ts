import { expect, it } from 'vitest'
import { onBothDatabases } from '../../../test-support/databases/databases.ts'
import { createTestApp } from '../../../test-support/test-app.ts'
import { createTestBrowser } from '../../../test-support/test-browser.ts'
import { withoutNul } from './without-nul.ts'

it('a text loses the character NUL wherever it stands, and nothing else', () => {
  const given = { name: 'a\u0000b', list: ['\u0000', { deep: 'c\u0000' }], count: 3, none: null }
  expect(withoutNul(given)).toEqual({ name: 'ab', list: ['', { deep: 'c' }], count: 3, none: null })
  expect(withoutNul('\u0000x')).toBe('x')
})

it('a value that is nested deeper than the stack is gone through too', () => {
  let deep: unknown = 'a\u0000'
  for (let at = 0; at < 200_000; at++) deep = [deep]
  let found = withoutNul(deep)
  while (Array.isArray(found)) found = found[0]
  expect(found).toBe('a')
})

onBothDatabases('what a player writes with the character NUL', (database) => {
  it('is kept without it', async () => {
    const test = await createTestApp({ database: database.current })
    const browser = createTestBrowser(test.app)
    await browser.signIn('4611686018400000077')
    const put = await browser.request({
      method: 'PUT',
      url: '/api/notes',
      payload: { item_instance_id: '6917529000000000001', text: 'for\u0000 raids' },
      bearer: browser.handles.access_token,
    })
    expect([put.statusCode, put.body]).toEqual([200, expect.stringContaining('for raids')])
    await test.close()
  })
})
