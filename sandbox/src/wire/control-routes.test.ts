import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox } from '../build-sandbox.ts'
import { createSandboxContext, type Sandbox, startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from '../test-support/sandbox-caller.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
let sandbox: Sandbox
let caller: SandboxCaller

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => NOW })
  caller = createCaller(sandbox)
})
afterAll(() => sandbox.close())
afterEach(() => caller.clearFaults())

describe('the controls', () => {
  it('list what is switched on, with its hits, and switch it off', async () => {
    const set = await caller.setFault({ kind: 'unexpected', path: '/Destiny2/', count: 3 })
    expect(set.status).toBe(201)
    await caller.call('/Destiny2/Manifest/')
    expect((await caller.control('GET', '/faults')).body).toMatchObject({
      faults: [{ kind: 'unexpected', path: '/Destiny2/', count: 3, hits: 1 }],
    })
    expect((await caller.clearFaults()).body).toEqual({ faults: [] })
    expect((await caller.call('/Destiny2/Manifest/')).body.ErrorCode).toBe(1)
  })

  it.each([
    [{ kind: 'flood' }, 'kind is one of'],
    [{}, 'kind is one of'],
    ['maintenance', 'JSON object'],
    [{ kind: 'slow', ms: -1 }, 'ms is'],
    [{ kind: 'slow', ms: '5' }, 'ms is'],
    [{ kind: 'html', count: 0 }, 'count is'],
    [{ kind: 'html', count: 1.5 }, 'count is'],
    [{ kind: 'html', seconds: 0 }, 'seconds is'],
    [{ kind: 'html', path: 'Destiny2' }, 'path is'],
    [{ kind: 'missing-component' }, 'needs a component'],
    [{ kind: 'missing-component', component: 'Hats' }, 'component is'],
    [{ kind: 'html', colour: 'red' }, '"colour" is not a field'],
  ])('refuse %j', async (order, reason) => {
    const { status, body } = await caller.setFault(order as object)
    expect(status).toBe(400)
    expect((body as { error: string }).error).toContain(reason)
    expect((await caller.control('GET', '/faults')).body).toEqual({ faults: [] })
  })

  it('refuse what a web page could post by itself', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: '{"kind":"html"}' })
    expect(response.status).toBe(415)
    expect((await caller.control('GET', '/faults')).body).toEqual({ faults: [] })
  })

  it('move the clock, and say why they cannot', async () => {
    const clock = (body: object) => caller.control('POST', '/clock', body)
    expect((await clock({ now: '2027-01-01T00:00:00Z' })).body).toEqual({ now: '2027-01-01T00:00:00.000Z' })
    expect((await clock({ advanceSeconds: 60 })).body).toEqual({ now: '2027-01-01T00:01:00.000Z' })
    expect((await clock({ now: null })).body).toEqual({ now: NOW.toISOString() })
    for (const bad of [{}, { now: 'later' }, { advanceSeconds: 'soon' }]) {
      expect((await clock(bad)).status).toBe(400)
    }
  })
})

describe('the controls by address', () => {
  const app = buildSandbox(createSandboxContext({}))

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['10.0.0.7', 403],
    ['fe80::1', 403],
    ['::ffff:192.168.1.4', 403],
  ])('answer %s with %i', async (remoteAddress, status) => {
    for (const url of ['/sandbox/faults', '/sandbox/clock', '/sandbox/guardians']) {
      const response = await app.inject({ url, remoteAddress })
      expect(response.statusCode).toBe(status)
    }
  })
})
