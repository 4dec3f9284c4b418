import { expect, test } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { aRead } from '../../testing/requests.ts'
import { platformFailure } from '../failures.ts'
import { withLogging } from './with-logging.ts'

test('a failed call leaves one line without address, query or token', async () => {
  const lines: unknown[] = []
  const logger = {
    info: () => {},
    warn: (details: object, message: string) => lines.push([details, message]),
  }
  const call = withLogging(
    async () => {
      throw platformFailure('unexpected', { platformCode: 1618, httpStatus: 500 })
    },
    { logger, clock: fakeClock() },
  )
  const request = aRead({
    url: 'http://p.test/secret-path/?state=secret',
    accessToken: 'secret',
    area: 'profile',
  })
  await expect(call(request)).rejects.toMatchObject({ code: 'unexpected' })
  expect(lines).toEqual([
    [
      expect.objectContaining({ area: 'profile', code: 'unexpected', platformCode: 1618 }),
      expect.any(String),
    ],
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})
