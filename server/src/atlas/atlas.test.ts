import { gzipSync } from 'node:zlib'
import { decisionAnswerSchema, queueAnswerSchema } from '@ai-vault/contract/atlas/moderation.ts'
import {
  geoJsonSchema,
  historyAnswerSchema,
  mapDestinationsAnswerSchema,
  pointAnswerSchema,
  pointsAnswerSchema,
} from '@ai-vault/contract/atlas/points.ts'
import {
  collectiblesAnswerSchema,
  progressAnswerSchema,
  triumphsAnswerSchema,
} from '@ai-vault/contract/atlas/records.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LiveBrowser } from '../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

let live: LiveServer
let veteran: LiveBrowser
let collector: LiveBrowser
let moderator: LiveBrowser

async function signedIn(guardian: string): Promise<LiveBrowser> {
  const browser = live.browser()
  await browser.signIn(guardian)
  return browser
}

beforeAll(async () => {
  // Whose id the moderator has is known only after a sign-in, so the ids come from a first, short start.
  const first = await startLiveServer()
  const scout = first.browser()
  await scout.signIn('legacy')
  const { membership_id } = scout.handles
  await first.close()
  live = await startLiveServer({ DEMO_GUARDIAN: 'veteran', MODERATORS: membership_id })
  veteran = await signedIn('veteran')
  collector = await signedIn('collector')
  moderator = await signedIn('legacy')
})
afterAll(() => live.close())

const read = async (browser: LiveBrowser, path: string) => {
  const answer = await browser.send(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer
}

describe('the records of a guardian', () => {
  it('F-207 triumphs come by bearer with a tag, gzipped within 150 kB, and 304 the second time', async () => {
    const answer = await read(veteran, '/api/atlas/triumphs')
    const { triumphs, missions, seals, withheld } = triumphsAnswerSchema.parse(answer.body)
    expect(withheld).toBe(false)
    expect(triumphs.length).toBeGreaterThan(400)
    expect(gzipSync(JSON.stringify(answer.body)).length).toBeLessThan(150_000)
    expect(missions).toHaveLength(5)
    expect(seals.length).toBeGreaterThan(10)
    const tag = answer.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    const again = await veteran.send('/api/atlas/triumphs', { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect((await live.browser().send('/api/atlas/triumphs')).status).toBe(401)
  })

  it('F-196 every category of the filter holds triumphs, and each is in one', async () => {
    const { body } = await read(veteran, '/api/atlas/triumphs')
    const { triumphs } = triumphsAnswerSchema.parse(body)
    const byCategory = Map.groupBy(triumphs, ({ category }) => category)
    expect([...byCategory.keys()].toSorted()).toEqual([
      'activities',
      'campaign',
      'collection',
      'lore',
      'weapons',
    ])
    for (const [category, members] of byCategory)
      expect([category, members.length > 5]).toEqual([category, true])
  })

  it('F-194 F-200 open triumphs have bit 1 set and the tag medium, complete ones neither', async () => {
    const { body } = await read(veteran, '/api/atlas/triumphs')
    const { triumphs } = triumphsAnswerSchema.parse(body)
    const open = triumphs.filter(({ state }) => (state & 1) === 1)
    expect(open.length).toBeGreaterThan(50)
    expect(new Set(open.map(({ priority }) => priority))).toEqual(new Set(['medium']))
    const complete = triumphs.filter(({ state }) => (state & 1) === 0)
    expect(new Set(complete.map(({ priority, percent }) => `${priority} ${percent}`))).toEqual(
      new Set(['undefined 100']),
    )
  })

  it('F-365 a triumph has its hash, name, text, points, state and objectives, each with a count', async () => {
    const { body } = await read(veteran, '/api/atlas/triumphs')
    const { triumphs } = triumphsAnswerSchema.parse(body)
    const shown = triumphs.filter(({ secret }) => !secret)
    for (const { hash, definition, state } of shown) {
      expect({ hash, ...definition, state }).toMatchObject({
        hash: expect.any(Number),
        name: expect.stringMatching(/./),
        description: expect.any(String),
        points: expect.any(Number),
        state: expect.any(Number),
      })
    }
    expect(shown.some(({ definition }) => definition.points > 0)).toBe(true)
    const objectives = shown.flatMap((triumph) => triumph.objectives)
    expect(objectives.length).toBeGreaterThan(shown.length / 2)
    for (const { objectiveHash, progress, completionValue, complete } of objectives) {
      expect([objectiveHash > 0, completionValue > 0, complete]).toEqual([
        true,
        true,
        progress >= completionValue,
      ])
    }
  })

  it('F-193 the missions are open, can be done, and know what is left; most say where', async () => {
    const { body } = await read(veteran, '/api/atlas/triumphs')
    const { triumphs, missions } = triumphsAnswerSchema.parse(body)
    for (const mission of missions) {
      const triumph = triumphs.find(({ hash }) => hash === mission.hash)
      expect(triumph).toMatchObject({ state: 3, priority: 'medium' })
      expect(triumph?.secret).toBeUndefined()
      expect(mission.open).toBeGreaterThan(0)
      expect(mission.left).toBeGreaterThan(0)
    }
    const open = triumphs.filter(({ state }) => state === 3)
    expect(open.filter(({ where }) => where).length / open.length).toBeGreaterThan(0.3)
  })

  it('an earned title names the triumph that gilds it, and how often the platform counts it as done', async () => {
    const { body } = await read(veteran, '/api/atlas/triumphs')
    const { triumphs, seals } = triumphsAnswerSchema.parse(body)
    const gilded = seals.filter(({ gilding }) => (gilding?.times ?? 0) > 0)
    expect(gilded.length).toBeGreaterThan(0)
    for (const { earned, gilding } of gilded) {
      expect(earned).toBe(true)
      expect(triumphs.find(({ hash }) => hash === gilding?.triumph)?.objectives).toHaveLength(1)
    }
  })

  it('F-197 a secret triumph keeps its name and objectives to itself', async () => {
    const { body } = await read(veteran, '/api/atlas/triumphs')
    const secret = triumphsAnswerSchema.parse(body).triumphs.filter((triumph) => triumph.secret)
    expect(secret.length).toBeGreaterThan(0)
    for (const { definition, objectives, where } of secret) {
      expect([definition.name, objectives, where]).toEqual(['???', [], undefined])
    }
  })

  it('F-203 F-204 F-205 progress counts exactly what the lists hold', async () => {
    const { triumphs, seals } = triumphsAnswerSchema.parse((await read(veteran, '/api/atlas/triumphs')).body)
    const { collectibles } = collectiblesAnswerSchema.parse(
      (await read(veteran, '/api/atlas/collectibles')).body,
    )
    const { progress } = progressAnswerSchema.parse((await read(veteran, '/api/atlas/progress')).body)
    const active = triumphs.filter(({ legacy }) => !legacy)
    expect(active.length).toBeLessThan(triumphs.length)
    const done = active.filter(({ state }) => state === 0).length
    const had = collectibles.filter(({ acquired }) => acquired).length
    const missing = collectibles.filter(({ acquired }) => !acquired)
    expect(progress).toMatchObject({
      triumphs: { done, total: active.length, percent: progressPercent(done, active.length) },
      collectibles: {
        done: had,
        total: collectibles.length,
        percent: progressPercent(had, collectibles.length),
      },
      seals: { done: seals.filter(({ earned }) => earned).length, total: seals.length },
      claimable: active.filter(({ claimable }) => claimable).length,
      obtainable_now: missing.filter(({ obtainable }) => obtainable === 'now').length,
      score: { active: expect.any(Number), lifetime: expect.any(Number) },
    })
    expect(new Set(collectibles.map(({ kind }) => kind)).size).toBeGreaterThan(2)
  })

  it('what is kept from us is said to be, not shown as nothing done', async () => {
    await live.fault({ kind: 'missing-component', component: 900 })
    const guardian = await signedIn('newcomer')
    const { body } = await read(guardian, '/api/atlas/triumphs')
    const { withheld, triumphs } = triumphsAnswerSchema.parse(body)
    const { progress } = progressAnswerSchema.parse((await read(guardian, '/api/atlas/progress')).body)
    await live.clearFaults()
    expect([withheld, triumphs, progress.triumphs]).toEqual([true, [], undefined])
  })

  it('F-351 names come in the player’s language', async () => {
    const english = triumphsAnswerSchema.parse((await read(veteran, '/api/atlas/triumphs')).body)
    const ask = () => veteran.send('/api/atlas/triumphs?language=de')
    await vi.waitFor(async () => expect((await ask()).body.language).toBe('de'))
    const german = triumphsAnswerSchema.parse((await ask()).body)
    expect(german.triumphs.map(({ hash }) => hash)).toEqual(english.triumphs.map(({ hash }) => hash))
    const moon = english.triumphs.find(({ where }) => where?.destination === 'The Moon')
    expect(german.triumphs.find(({ hash }) => hash === moon?.hash)?.where?.destination).toBe('Der Mond')
    const map = await veteran.send('/api/atlas/map/destinations?language=de')
    const { destinations } = mapDestinationsAnswerSchema.parse(map.body)
    const zones = destinations.find(({ name }) => name === 'Der Mond')?.zones ?? []
    expect(zones.map(({ name }) => name)).toContain('Höllenschlund')
    const { points } = pointsAnswerSchema.parse(
      (await veteran.send('/api/atlas/map/points?language=de')).body,
    )
    expect(points.find(({ name }) => name === 'Höllenschlund')).toMatchObject({
      kind: 'landmark',
      zone: 'Höllenschlund',
      destination: 'Der Mond',
    })
  })

  it('F-195 the planner is kept for the account, the later change counts', async () => {
    const put = (body: object) =>
      veteran.send('/api/atlas/planner', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const later = live.now()
    expect((await put({ pinned: [3, 1, 2], changed_at: later })).body.pinned).toEqual([3, 1, 2])
    expect((await put({ pinned: [9], changed_at: later - 1000 })).body.pinned).toEqual([3, 1, 2])
    expect((await read(veteran, '/api/atlas/planner')).body.pinned).toEqual([3, 1, 2])
    expect((await put({ pinned: [-1], changed_at: 1 })).status).toBe(422)
  })
})

describe('the map', () => {
  const pointsOf = async (browser: LiveBrowser, query = '') =>
    pointsAnswerSchema.parse((await read(browser, `/api/atlas/map/points${query}`)).body)
  const destinations = async () =>
    mapDestinationsAnswerSchema.parse((await read(veteran, '/api/atlas/map/destinations')).body)

  it('F-208 the sandbox comes with at least 200 points over its destinations, none of them bare', async () => {
    await vi.waitFor(async () => expect((await pointsOf(veteran)).points.length).toBeGreaterThan(200))
    const { points } = await pointsOf(veteran)
    expect(new Set(points.map(({ status }) => status))).toEqual(new Set(['approved']))
    const listed = (await destinations()).destinations
    expect(listed.length).toBeGreaterThan(10)
    for (const { name, points: count } of listed) expect([name, count > 2]).toEqual([name, true])
    expect(listed.reduce((sum, { points: count }) => sum + count, 0)).toBe(points.length)
  })

  it('F-362 F-209 destinationHash filters; without it all come; a wrong one is refused', async () => {
    const { destinations: listed } = await destinations()
    const europa = listed.find(({ name }) => name === 'Europa')
    const { points } = await pointsOf(veteran, `?destinationHash=${europa?.hash}`)
    expect(points).toHaveLength(europa?.points ?? -1)
    expect(new Set(points.map(({ destination }) => destination))).toEqual(new Set(['Europa']))
    expect((await veteran.send('/api/atlas/map/points?destinationHash=x')).status).toBe(422)
  })

  it('F-225 F-226 every point has coords of two numbers, and both spellings of name and kind', async () => {
    const { points } = await pointsOf(veteran)
    expect(points.length).toBeGreaterThan(0)
    for (const { coords, lat, lng, name, label, kind, type } of points) {
      expect(coords).toEqual([lat, lng])
      expect([typeof lat, typeof lng]).toEqual(['number', 'number'])
      expect([label, type]).toEqual([name, kind])
    }
  })

  it('the whole life of a point over HTTP: submitted, voted on, refused with a reason, told to its submitter alone', async () => {
    const { destinations: listed } = await destinations()
    const kepler = listed.find(({ name }) => name === 'Kepler')
    const [lat, lng] = kepler?.center ?? [0, 0]
    const body = { kind: 'lore', name: 'Aionian Log', lat, lng, destinationHash: kepler?.hash ?? null }
    const submitted = await veteran.post('/api/atlas/map/points', body)
    expect(submitted.status).toBe(201)
    const { point } = pointAnswerSchema.parse(submitted.body)
    expect(point).toMatchObject({ status: 'pending', mine: true, destination: 'Kepler', upvotes: 0 })
    expect((await pointsOf(collector)).points[0]).toMatchObject({
      id: point.id,
      status: 'pending',
      mine: false,
    })

    const vote = (browser: LiveBrowser, direction: string) =>
      browser.post(`/api/atlas/map/points/${point.id}/vote`, { direction })
    expect((await vote(collector, 'up')).body).toMatchObject({ upvotes: 1, my_vote: 'up' })
    expect((await vote(collector, 'up')).body).toMatchObject({ upvotes: 0, my_vote: null })
    expect((await vote(veteran, 'up')).body).toMatchObject({ code: 'own-point' })
    expect((await vote(collector, 'sideways')).status).toBe(422)

    const decide = (browser: LiveBrowser, action: string, reason?: string) =>
      browser.post('/api/atlas/moderation/decisions', {
        ids: [point.id],
        action,
        ...(reason ? { reason } : {}),
      })
    for (const path of ['/api/atlas/moderation/queue']) expect((await collector.send(path)).status).toBe(403)
    expect((await decide(collector, 'approve')).status).toBe(403)
    const queue = queueAnswerSchema.parse((await read(moderator, '/api/atlas/moderation/queue')).body)
    expect(queue.points[0]).toMatchObject({ id: point.id, outside: false, submitter: { trusted: false } })
    expect((await decide(moderator, 'refuse')).status).toBe(422)
    const refused = await decide(moderator, 'refuse', 'Nothing is there')
    expect(decisionAnswerSchema.parse(refused.body).results).toEqual([{ id: point.id, done: true }])
    expect((await pointsOf(collector)).points.some(({ id }) => id === point.id)).toBe(false)
    expect((await pointsOf(veteran)).points.find(({ id }) => id === point.id)).toMatchObject({
      status: 'refused',
      reason: 'Nothing is there',
    })
    expect(await firstNotice(veteran)).toContain(
      'Your point "Aionian Log" on Kepler was refused: Nothing is there',
    )
    expect(await noticesAtOnce(collector)).not.toContain('data:')

    const historyAs = async (browser: LiveBrowser) =>
      historyAnswerSchema.parse((await read(browser, `/api/atlas/map/points/${point.id}/history`)).body)
        .changes
    const changes = await historyAs(collector)
    expect(changes.map(({ action }) => action)).toEqual(['refuse', 'submit'])
    // What the map keeps from others, the log does too.
    const logAs = async (browser: LiveBrowser) =>
      JSON.stringify([await historyAs(browser), (await read(browser, '/api/atlas/audit')).body])
    expect(await logAs(collector)).not.toContain('Aionian Log')
    expect(await logAs(veteran)).toContain('Aionian Log')
    expect(await logAs(moderator)).toContain('Aionian Log')
    const revert = { change_id: changes[0]?.id }
    const address = `/api/atlas/map/points/${point.id}/revert`
    expect((await collector.post(address, revert)).status).toBe(403)
    expect((await moderator.post(address, revert)).body.point).toMatchObject({ status: 'pending' })
    await decide(moderator, 'approve')
    expect(await firstNotice(veteran)).toContain('was approved')
    const notices = (await read(veteran, '/api/notices')).body.notices
    expect(notices[0].content).toContain('was approved')
    expect((await read(collector, '/api/notices')).body.notices).toEqual([])
    const audit = historyAnswerSchema.parse((await read(collector, '/api/atlas/audit')).body)
    expect(audit.changes.slice(0, 4).map(({ action }) => action)).toEqual([
      'approve',
      'revert',
      'refuse',
      'submit',
    ])
  })

  it('F-228 every forbidden step is refused by the server, whoever asks and whatever the screens hide', async () => {
    const submit = async (browser: LiveBrowser, name: string) => {
      const body = { kind: 'chest', name, lat: 1.5, lng: -2.5, destinationHash: null }
      return pointAnswerSchema.parse((await browser.post('/api/atlas/map/points', body)).body).point.id
    }
    const [id, own] = [await submit(veteran, 'By the gate'), await submit(moderator, 'By the moderator')]
    const at = (what = '', point = id) => `/api/atlas/map/points/${point}${what}`
    const decide = '/api/atlas/moderation/decisions'
    const json = (method: string, body: object) => ({
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await collector.post(at('/report'), { reason: 'wrong-place' })).status).toBe(200)
    const change = (await read(veteran, at('/history'))).body.changes[0].id
    const refused: [LiveBrowser, string, RequestInit?][] = [
      // The submitter about their own point.
      [veteran, at('/vote'), json('POST', { direction: 'up' })],
      [veteran, at('/report'), json('POST', { reason: 'duplicate' })],
      [veteran, at('/appeal'), json('POST', { text: 'Nobody has refused it yet' })],
      // Another player.
      [collector, at('/report'), json('POST', { reason: 'duplicate' })],
      [collector, at('/appeal'), json('POST', { text: 'It is not mine' })],
      [collector, at(), { method: 'DELETE' }],
      // What is for moderators alone.
      [collector, '/api/atlas/moderation/queue'],
      [collector, decide, json('POST', { ids: [id], action: 'approve' })],
      [collector, at(), json('PATCH', { name: 'Renamed' })],
      [collector, at('/revert'), json('POST', { change_id: change })],
      // A moderator without a reason, without a change, and about their own point.
      [moderator, decide, json('POST', { ids: [id], action: 'refuse' })],
      [moderator, decide, json('POST', { ids: [id], action: 'hide', reason: ' ' })],
      [moderator, at(), json('PATCH', { reason: 'nothing else' })],
      [moderator, at('', own), json('PATCH', { name: 'Mine' })],
      [moderator, at('/revert'), json('POST', { change_id: 999_999 })],
    ]
    const answers = []
    for (const [browser, path, init] of refused) answers.push((await browser.send(path, init)).status)
    expect(answers).toEqual([403, 403, 409, 409, 404, 404, 403, 403, 403, 403, 422, 422, 422, 403, 409])
    const { body } = await moderator.post(decide, { ids: [own], action: 'approve' })
    expect(decisionAnswerSchema.parse(body).results).toEqual([{ id: own, done: false, code: 'own-point' }])
    expect((await pointsOf(veteran)).points.find((point) => point.id === id)).toMatchObject({
      status: 'pending',
      name: 'By the gate',
      upvotes: 0,
    })
  })

  it('F-228 an appeal goes to the moderators, and its submitter hears that it was granted', async () => {
    const body = { kind: 'chest', name: 'Behind the lift', lat: 1.6, lng: -2.6, destinationHash: null }
    const { id } = pointAnswerSchema.parse((await veteran.post('/api/atlas/map/points', body)).body).point
    const decide = (action: string, reason?: string) =>
      moderator.post('/api/atlas/moderation/decisions', { ids: [id], action, ...(reason ? { reason } : {}) })
    await decide('refuse', 'Nothing is there')
    const address = `/api/atlas/map/points/${id}/appeal`
    expect((await veteran.post(address, { text: '' })).status).toBe(422)
    expect((await veteran.post(address, { text: 'Go up the stairs' })).status).toBe(200)
    const own = (await pointsOf(veteran)).points.filter(({ status }) => status !== 'pending')[0]
    expect(own).toMatchObject({ id, status: 'refused', appealed: true })
    const queue = queueAnswerSchema.parse((await read(moderator, '/api/atlas/moderation/queue')).body)
    expect(queue.counts.appeals).toBe(1)
    expect(queue.points.find((point) => point.id === id)?.appeal?.text).toBe('Go up the stairs')
    await decide('approve')
    expect(await firstNotice(veteran)).toContain('"Behind the lift"')
    const after = queueAnswerSchema.parse((await read(moderator, '/api/atlas/moderation/queue')).body)
    expect(after.counts.appeals).toBe(0)
  })

  it('F-218 F-220 the server validates what the form does not, and says what is wrong', async () => {
    const good = { kind: 'chest', name: 'Cache', lat: 1, lng: 2, destinationHash: null }
    const submit = async (changes: object) => {
      const { status, body } = await collector.post('/api/atlas/map/points', { ...good, ...changes })
      return [status, body.detail]
    }
    expect(await submit({ name: ' ' })).toEqual([422, expect.stringContaining('Name is missing')])
    expect(await submit({ kind: '' })).toEqual([422, expect.stringContaining('Kind is missing')])
    const inTheVoid = { lat: 84, lng: -179 }
    expect(await submit(inTheVoid)).toEqual([422, expect.stringContaining('Nothing is at this place')])
    expect(await submit({ lat: null })).toEqual([422, expect.stringContaining('Lat must be a number')])
    // All that is missing is said at once.
    const [, whole] = await submit({ kind: '', name: '', lat: null, lng: null })
    for (const word of ['Kind', 'Name', 'Lat', 'Lng']) expect(whole).toMatch(new RegExp(`${word} (is|must)`))
    expect(await submit({ lng: 200 })).toEqual([422, expect.stringContaining('Lng must be from -180 to 180')])
    expect(await submit({ name: 'x'.repeat(61) })).toEqual([422, expect.stringContaining('more than 60')])
    expect(await submit({ destinationHash: 5 })).toEqual([422, expect.stringContaining('no destination')])
    expect((await live.browser().post('/api/atlas/map/points', good)).status).toBe(401)
  })

  it('F-230 what the checklists of the game hold is on the map, ticked off as the platform says for each player', async () => {
    const checked = async (browser: LiveBrowser) =>
      new Set(triumphsAnswerSchema.parse((await read(browser, '/api/atlas/triumphs')).body).checked)
    const { points } = await pointsOf(veteran)
    const scans = points.filter(({ name }) => name?.startsWith('Scan: '))
    expect(scans.length).toBeGreaterThan(50)
    const newcomer = await signedIn('newcomer')
    const [much, little] = [await checked(veteran), await checked(newcomer)]
    const found = (hashes: ReadonlySet<number>) => scans.filter(({ hash }) => hashes.has(hash ?? 0)).length
    expect(found(much)).toBeGreaterThan(found(little))
    expect(found(much)).toBeLessThanOrEqual(scans.length)
    // A player's own point of that name at that place stands for the same entry.
    const [scan] = scans
    const own = await collector.post('/api/atlas/map/points', {
      kind: 'lore',
      name: scan?.name?.toUpperCase(),
      lat: scan?.lat,
      lng: scan?.lng,
      destinationHash: scan?.destination_hash,
    })
    const { point } = pointAnswerSchema.parse(own.body)
    expect([point.hash, typeof scan?.hash]).toEqual([scan?.hash, 'number'])
    const queue = queueAnswerSchema.parse((await read(moderator, '/api/atlas/moderation/queue')).body)
    expect(queue.points.find(({ id }) => id === point.id)?.near).toEqual({ id: scan?.id, name: scan?.name })
    await collector.send(`/api/atlas/map/points/${point.id}`, { method: 'DELETE' })
  })

  it('F-230 a player ticks off where they have been', async () => {
    const [point] = (await pointsOf(collector)).points
    const mark = (found: boolean) =>
      collector.send(`/api/atlas/map/points/${point?.id}/found`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ found }),
      })
    const found = async (browser: LiveBrowser) =>
      (await pointsOf(browser)).points.find(({ id }) => id === point?.id)?.found
    expect((await mark(true)).status).toBe(200)
    expect([await found(collector), await found(veteran)]).toEqual([true, null])
    await mark(false)
    expect(await found(collector)).toBe(false)
  })

  it('exports the approved points as GeoJSON, longitude first', async () => {
    const answer = await read(veteran, '/api/atlas/map/points.geojson')
    expect(answer.headers.get('content-type')).toContain('application/geo+json')
    const { features } = geoJsonSchema.parse(answer.body)
    const { points } = await pointsOf(veteran)
    const [feature] = features
    const point = points.find(({ id }) => id === feature?.id)
    expect(feature?.geometry.coordinates).toEqual([point?.lng, point?.lat])
    expect(new Set(features.map(({ properties }) => properties.status))).toEqual(new Set(['approved']))
  })

  it('F-211 tiles are pictures for everybody, kept for good, and end with the map', async () => {
    const { tiles, destinations: listed } = await destinations()
    const visitor = live.browser()
    const tile = await fetch(
      new URL(`/api/atlas/map/tiles/${listed[0]?.hash}/2/1/1.png?v=${tiles}`, live.server.url),
    )
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(tile.headers.get('cache-control')).toContain('immutable')
    expect((await visitor.send('/api/atlas/map/tiles/all/2/4/0.png')).status).toBe(404)
    expect((await visitor.send('/api/atlas/map/tiles/all/9/4/0.png')).status).toBe(422)
    expect((await visitor.send('/api/atlas/map/tiles/all/2/1/x.png')).status).toBe(422)
  })
})

/** What the stream of notices brings until it holds a text. */
async function readNotices(browser: LiveBrowser, until: string): Promise<string> {
  const leaving = new AbortController()
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(new URL('/api/sse/notifications', live.server.url), {
    headers: { cookie },
    signal: leaving.signal,
  })
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.includes(until)) break
  }
  leaving.abort()
  return text
}

/** What waited for the player is there with the welcome. */
const noticesAtOnce = (browser: LiveBrowser) => readNotices(browser, 'welcome')

async function firstNotice(browser: LiveBrowser): Promise<string> {
  const text = await readNotices(browser, 'data:')
  return /"content":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? ''
}
