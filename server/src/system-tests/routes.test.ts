import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { buildApp } from '../app.ts'
import type { NamedFeature } from '../composition/feature-list.ts'
import type { App } from '../http/fastify-app.ts'
import type { Access, DeclaredRoute } from '../http/protection/declared-access.ts'

const PLAYER = '4611686018400000001'
const OTHER = '4611686018400000002'
const MODERATOR = '4611686018400000003'
const ADMIN = '4611686018400000004'
const FOREIGN = 'https://elsewhere.example'

/** Whoever opens a door to everybody says so here too. */
const PUBLIC_ROUTES = [
  'GET /api/planets/destinations',
  'GET /api/planets/destinations/:hash',
  'GET /*',
  'GET /api/armor/sets',
  'GET /api/atlas/map/tiles/:destination/:zoom/:x/:file',
  'GET /api/briefing',
  'GET /api/bungie/login',
  'GET /api/docs/',
  'GET /api/docs/json',
  'GET /api/docs/static/*',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/yaml',
  'GET /api/forge/preview',
  'GET /api/forge/weapons',
  'GET /api/icons/*',
  'GET /api/languages',
  'GET /api/shares/:kind/:slug',
  'GET /api/shares/:kind/:slug/card.png',
  'GET /api/sse/notifications',
  'GET /api/system-status',
  'GET /api/system-status/history',
  'GET /api/wish-lists',
  'GET /healthz',
  'GET /readyz',
  // Asks who it is once it is open (sentinel/live/socket.test.ts).
  'GET /ws/sentinel/:membershipId',
  'POST /api/analyze-weapon',
  'POST /api/bungie/callback',
  'POST /api/bungie/logout',
  'POST /api/bungie/refresh',
]
/** Their streams do not end by themselves. */
const STREAMS = new Set(['/api/sse/notifications'])

/** So that every kind of door is there to be tried, also where no feature has one yet. */
const STAFF_ROUTES: NamedFeature = {
  name: 'staff',
  services: {},
  routes(app) {
    app.get('/api/staff/moderators', { config: { auth: 'moderator' } }, async () => ({}))
    app.post('/api/staff/admins', { config: { auth: 'admin' } }, async () => ({}))
  },
}

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`
const changes = ({ method }: DeclaredRoute) => !['GET', 'HEAD'].includes(method)

/** A route's address with something in every place; the membership is the one that is named. */
function addressOf({ url }: DeclaredRoute, membershipId: string): string {
  return url
    .replace(':membership_type', '3')
    .replace(':membership_id', membershipId)
    .replace(/:\w+/g, '1')
    .replace('*', 'nothing')
}

describe('every route of the running server', () => {
  let test: TestApp
  let app: App
  let routes: readonly DeclaredRoute[]
  const signedIn = new Map<string, { readonly handle: string; readonly cookie: string }>()

  beforeAll(async () => {
    test = await createTestApp({ settings: { admins: [ADMIN], moderators: [MODERATOR] } })
    app = await buildApp({ ...test, features: [...test.features, STAFF_ROUTES] })
    await app.ready()
    routes = app.declaredRoutes
    for (const member of [PLAYER, OTHER, MODERATOR, ADMIN]) {
      const browser = createTestBrowser(app)
      const { access_token } = await browser.signIn(member)
      const cookie = `vault_session=${browser.jar.get('vault_session')}`
      signedIn.set(member, { handle: `Bearer ${access_token}`, cookie })
    }
  })
  afterAll(async () => {
    await app.close()
    await test.close()
  })

  const credentials = (member: string) => {
    const found = signedIn.get(member)
    if (!found) throw new Error(`${member} is not signed in`)
    return { authorization: found.handle, cookie: found.cookie }
  }
  const guarded = (...kinds: Access[]) => routes.filter(({ auth }) => kinds.includes(auth))
  async function call(route: DeclaredRoute, headers: Record<string, string>, about = PLAYER) {
    const options: InjectOptions = {
      method: route.method as 'GET',
      url: addressOf(route, about),
      headers,
      ...(changes(route) ? { payload: {} } : {}),
    }
    const response = await app.inject(options)
    const body = response.headers['content-type']?.includes('json') && response.body ? response.json() : {}
    return { response, status: response.statusCode, code: body.code as string | undefined }
  }

  it('is in the list, as the router and the API page know them', async () => {
    const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
    const described = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(described.length).toBeGreaterThan(20)
    const listed = routes.map(nameOf)
    expect(listed).toEqual(expect.arrayContaining(described.filter((name) => !name.includes('/api/icons/'))))
    for (const route of routes) {
      expect([nameOf(route), app.hasRoute({ method: route.method as 'GET', url: route.url })]).toEqual([
        nameOf(route),
        true,
      ])
    }
  })

  it('is public only where this table says so too', () => {
    const open = guarded('public')
      .map(nameOf)
      .filter((name) => !name.startsWith('HEAD '))
    expect(open.toSorted()).toEqual(PUBLIC_ROUTES.toSorted())
  })

  it('says in the API description who may call it', async () => {
    const { paths, components } = (await app.inject({ url: '/api/docs/json' })).json()
    expect(Object.keys(components.securitySchemes)).toEqual(['handle', 'cookie', 'token'])
    const signedIn = { handle: [], cookie: [] }
    let judged = 0
    for (const route of routes) {
      const described = paths[route.url.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
      if (!described) continue
      judged++
      expect([nameOf(route), described['x-auth']]).toEqual([nameOf(route), route.auth])
      if (route.auth === 'public') continue
      const expected =
        route.auth === 'token'
          ? [{ token: [] }, signedIn]
          : [route.auth === 'cookie' ? { cookie: [] } : signedIn]
      expect([nameOf(route), described.security]).toEqual([nameOf(route), expected])
    }
    expect(judged).toBeGreaterThan(40)
    expect(paths['/api/briefing'].get.security).toEqual([])
    expect(paths['/api/reviews'].put.security).toEqual([signedIn])
    expect(paths['/api/armor/optimize'].post.security).toEqual([{ token: [] }, signedIn])
  })

  it('is described as open where it answers without credentials, and as closed where it refuses them', async () => {
    const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
    const judged: string[] = []
    for (const route of guarded('public')) {
      const security: object[] = paths[route.url]?.[route.method.toLowerCase()]?.security ?? []
      if (security.length === 0) continue
      const isOpen = security.some((needs) => Object.keys(needs).length === 0)
      const payload = { refresh_token: 'nobody-has-this-handle' }
      const { statusCode } = await app.inject({ method: route.method as 'POST', url: route.url, payload })
      expect([nameOf(route), statusCode === 401]).toEqual([nameOf(route), !isOpen])
      judged.push(nameOf(route))
    }
    expect(judged).toEqual(expect.arrayContaining(['POST /api/bungie/logout', 'POST /api/bungie/refresh']))
  })

  it('lets nobody in without credentials, with half of them, or with those of two players', async () => {
    const { authorization, cookie } = credentials(PLAYER)
    const other = credentials(OTHER)
    const doors = routes.filter(({ auth }) => auth !== 'public')
    expect(doors.length).toBeGreaterThan(15)
    for (const route of doors) {
      const half = [
        await call(route, {}),
        await call(route, { authorization }),
        await call(route, { authorization, cookie: 'vault_session=nobody-has-this-cookie' }),
      ]
      // What is declared for the cookie alone does not look at the bearer.
      const wrong = [
        await call(route, { cookie }),
        await call(route, { authorization, cookie: other.cookie }),
        await call(route, { authorization: `Bearer ${cookie.split('=')[1]}`, cookie }),
        await call(route, { authorization: 'Bearer vp_nobody-has-made-this-token', cookie }),
      ]
      const refused = [...half, ...(route.auth === 'cookie' ? [] : wrong)]
      expect([nameOf(route), ...refused.map(({ status }) => status)]).toEqual([
        nameOf(route),
        ...refused.map(() => 401),
      ])
    }
  })

  it('guarded by the cookie alone lets nobody in without it', async () => {
    const { authorization } = credentials(PLAYER)
    const doors = guarded('cookie')
    expect(doors.length).toBeGreaterThan(1)
    for (const route of doors) {
      const refusals = [await call(route, {}), await call(route, { authorization })]
      expect([nameOf(route), ...refusals.map(({ status }) => status)]).toEqual([nameOf(route), 401, 401])
    }
  })

  it('shows a player nothing under the name of another one', async () => {
    const doors = guarded('session', 'cookie', 'token')
    const named = doors.filter(({ url }) => url.includes(':membership_id'))
    expect(named.length).toBeGreaterThan(0)
    for (const route of named) {
      expect([nameOf(route), (await call(route, credentials(OTHER), PLAYER)).status]).toEqual([
        nameOf(route),
        403,
      ])
    }
    for (const route of doors) {
      const foreign = [PLAYER, 'abc', `%20${OTHER}`, '0x1', ''].map((id) => `membership_id=${id}`)
      for (const query of [...foreign, `user_id=${PLAYER}`, 'membership_type=2']) {
        const url = `${route.url}?${query}`
        const { status } = await call({ ...route, url }, credentials(OTHER), OTHER)
        expect([nameOf(route), query, status]).toEqual([nameOf(route), query, 403])
      }
      if (!changes(route)) continue
      const response = await app.inject({
        method: route.method as 'POST',
        url: addressOf(route, OTHER),
        headers: credentials(OTHER),
        payload: { membership_id: PLAYER },
      })
      expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 403])
    }
  })

  it('for moderators and admins is shut for those below them', async () => {
    const doors = guarded('moderator', 'admin')
    expect(doors.length).toBeGreaterThan(1)
    for (const route of doors) {
      expect([nameOf(route), (await call(route, credentials(ADMIN))).status]).not.toContain(403)
      const tooLow = route.auth === 'admin' ? [PLAYER, MODERATOR] : [PLAYER]
      for (const member of tooLow) {
        const { status } = await call(route, credentials(member))
        expect([nameOf(route), member, status]).toEqual([nameOf(route), member, 403])
      }
    }
  })

  it('changes nothing for a page of another site, and is readable to none', async () => {
    const from: Record<string, string>[] = [
      { origin: FOREIGN },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    const changing = routes.filter(changes)
    expect(changing.length).toBeGreaterThan(20)
    for (const route of changing) {
      for (const headers of from) {
        const { status, code } = await call(route, { ...credentials(PLAYER), ...headers })
        expect([nameOf(route), headers, status, code]).toEqual([
          nameOf(route),
          headers,
          403,
          'foreign-origin',
        ])
      }
    }
    const reading = routes.filter((each) => !changes(each) && !STREAMS.has(each.url))
    expect(reading.length).toBeGreaterThan(20)
    for (const route of reading) {
      const { response } = await call(route, { ...credentials(PLAYER), origin: FOREIGN })
      expect([nameOf(route), response.headers['access-control-allow-origin']]).toEqual([
        nameOf(route),
        undefined,
      ])
      expect([nameOf(route), response.headers['cross-origin-resource-policy']]).toEqual([
        nameOf(route),
        'same-origin',
      ])
    }
  })
})

describe('a route that does not say who may call it', () => {
  it('keeps the server from starting, and is named, whichever it is', async () => {
    const test = await createTestApp()
    await test.app.ready()
    const declared = test.app.declaredRoutes.filter(
      ({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/docs'),
    )
    expect(declared.length).toBeGreaterThan(40)
    const app = await buildApp({
      services: test.services,
      features: [
        {
          name: 'forgetful',
          services: {},
          routes: (all) => {
            all.addHook('onRoute', (route) => {
              const { auth: _forgotten, ...rest } = route.config ?? {}
              route.config = rest
            })
          },
        },
        ...test.features,
      ],
    })
    const refusal = await Promise.resolve(app.ready()).catch((error: Error) => error)
    const { message } = refusal as Error
    for (const { method, url } of declared) expect(message).toContain(` ${method} ${url}`)
    await test.close()
  })
})
