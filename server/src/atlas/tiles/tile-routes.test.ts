import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerErrors } from '../../http/error-handler.ts'
import { type App, createFastify } from '../../http/fastify-app.ts'
import type { LanguageService } from '../../languages/languages.ts'
import type { AtlasMap } from '../atlas-map.ts'
import { tileRoutes } from './tile-routes.ts'

describe('many tiles at once', () => {
  let app: App
  let release: () => void
  let asked: number
  beforeEach(() => {
    asked = 0
    const { promise: released, resolve } = Promise.withResolvers<void>()
    release = resolve
    app = createFastify(pino({ enabled: false }), false)
    answerErrors(app)
    tileRoutes(app, {
      map: {
        read: async () => ({ chart: [{ hash: 7 }], definitions: { edition: 'a' } }),
      } as unknown as AtlasMap,
      tiles: {
        async get() {
          asked++
          await released
          return Buffer.from('png')
        },
      },
      languages: { shownIn: async () => ({ language: 'en' }) } as unknown as LanguageService,
    })
  })
  afterEach(() => app.close())
  const ask = (x: number, remoteAddress: string, destination = 'all') =>
    app.inject({ url: `/api/atlas/map/tiles/${destination}/8/${x}/0.png`, remoteAddress })

  it('are refused to an address that has a screen full of them under way, and to no other', async () => {
    const greedy = Array.from({ length: 60 }, (_, at) => ask(at, '10.0.0.1'))
    await expect.poll(() => asked).toBe(48)
    const other = ask(0, '10.0.0.2')
    await expect.poll(() => asked).toBe(49)
    release()
    const answers = await Promise.all(greedy)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused).toHaveLength(12)
    expect(refused[0]?.json()).toMatchObject({ code: 'server-busy' })
    expect(refused[0]?.headers['retry-after']).toBe('2')
    expect((await other).statusCode).toBe(200)
    expect((await ask(0, '10.0.0.1')).statusCode).toBe(200)
  })

  it('are drawn for destinations of the map alone, so that made-up numbers cost nothing', async () => {
    release()
    expect((await ask(0, '10.0.0.1', '7')).statusCode).toBe(200)
    expect((await ask(0, '10.0.0.1', '8')).statusCode).toBe(404)
    expect(asked).toBe(1)
  })
})
