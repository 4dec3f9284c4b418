import { armorFragmentsAnswerSchema, armorOptimizeRequestSchema } from '@ai-vault/contract/items/armor.ts'
import { armorOptimizeAnswerSchema } from '@ai-vault/contract/items/armor-solution.ts'
import { ARMOR_SLOTS, type ArmorPiece, type StatLine } from '@ai-vault/game/items.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArmor, makeGuardian } from '../../test-support/fakes/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { armorProblem } from './armor-problem.ts'

const ROLLS: readonly StatLine[] = [
  [30, 0, 25, 0, 0, 20],
  [0, 30, 0, 25, 20, 0],
]
const ARMOR: readonly ArmorPiece[] = ARMOR_SLOTS.flatMap((slot, s) =>
  ROLLS.map((base, r) =>
    makeArmor({ instanceId: String(100 + s * 2 + r), slot, base, tier: 3, classType: 'hunter' }),
  ),
)

describe('armor optimizer over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  let member = 4_611_686_018_500
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.fake.recover()
    test.fake.serve((membershipId) => makeGuardian({ membershipId, armor: ARMOR }))
    browser = createTestBrowser(test.app)
    await browser.signIn(String(++member))
  })

  const optimize = (payload: object) => browser.post('/api/armor/optimize', payload)

  it('F-158 F-159 F-160 answers with 5 owned pieces, mod cost 15 and the difficulty', async () => {
    const response = await optimize({ class: 'hunter', targets: [100, 50, 0, 0, 0, 0] })
    const { data } = armorOptimizeAnswerSchema.parse(response.json())
    expect(data).toMatchObject({
      pieces: 5,
      mod_cost: 15,
      difficulty: 'Expert Portal Required',
      reaches_targets: true,
    })
    const [best] = data.solution.builds
    expect(best?.stats[0]).toBeGreaterThanOrEqual(100)
    expect(best?.stats[1]).toBeGreaterThanOrEqual(50)
    expect(new Set(best?.pieces).size).toBe(5)
    expect(ARMOR.map(({ instanceId }) => instanceId)).toEqual(
      expect.arrayContaining([...(best?.pieces ?? [])]),
    )
    expect(data.solution.proof.complete).toBe(true)
  })

  it.each([
    ['reached', [100, 50, 0, 0, 0, 0]],
    ['out of reach', [200, 200, 200, 200, 200, 200]],
  ])('sends the whole solution for targets %s', async (_, targets) => {
    const ask = { class: 'hunter', targets, with_maxima: true }
    const problem = armorProblem(armorOptimizeRequestSchema.parse(ask), ARMOR)
    const { solution } = (await optimize(ask)).json().data
    expect(solution).toEqual(await test.services.armorSolver.solve(problem, String(member)))
  })

  it('says on the API page what a solution holds', async () => {
    const page = (await test.app.inject({ url: '/api/docs/json' })).json()
    const answer = page.paths['/api/armor/optimize'].post.responses[200].content['application/json'].schema
    const { properties } = answer.properties.data.properties.solution
    expect(Object.keys(properties)).toEqual(['builds', 'maxima', 'shortfall', 'proof'])
    expect(properties.builds.items.properties.pieces).toMatchObject({ type: 'array' })
  })

  it('names the fragments that change a stat, to who is signed in', async () => {
    const own = await browser.get('/api/armor/fragments')
    expect([own.statusCode, armorFragmentsAnswerSchema.parse(own.json()).fragments]).toEqual([200, []])
    expect((await createTestBrowser(test.app).get('/api/armor/fragments')).statusCode).toBe(401)
  })

  it('F-161 answers targets out of reach with the nearest build and what is missing', async () => {
    const response = await optimize({ class: 'hunter', targets: [200, 200, 200, 200, 200, 200] })
    const { data } = armorOptimizeAnswerSchema.parse(response.json())
    expect(data.reaches_targets).toBe(false)
    expect(data.solution.builds).toEqual([])
    expect(data.solution.shortfall?.missingTotal).toBeGreaterThan(0)
    expect(data.pieces).toBe(5)
  })

  it('F-163 uses only what the filters let through, and honours energy already taken', async () => {
    const ask = { class: 'hunter', targets: [0, 0, 0, 0, 0, 0] }
    const locked = await optimize({ ...ask, only: ['locked'] })
    expect([locked.statusCode, locked.json().code]).toEqual([422, 'no-armor'])
    const full = await optimize({ ...ask, energy_taken: [10, 10, 10, 10, 9] })
    expect(armorOptimizeAnswerSchema.parse(full.json()).data.mod_cost).toBe(1)
  })

  it('F-163 keeps pins, filters and saved targets for the account', async () => {
    const kept = { pinned: ['100'], excluded: [], only: ['at-hand'], targets: [], changed_at: 5 }
    const put = (payload: object) =>
      browser.request({
        method: 'PUT',
        url: '/api/armor/kept',
        payload,
        bearer: browser.handles.access_token,
      })
    expect((await put(kept)).json()).toEqual(kept)
    expect((await browser.get('/api/armor/kept')).json()).toEqual(kept)
    const ahead = (await put({ ...kept, changed_at: Number.MAX_SAFE_INTEGER })).json()
    expect(ahead.changed_at).toBe(test.services.now())
    expect((await put({ ...kept, pinned: ['x'] })).statusCode).toBe(422)
    browser.jar.clear()
    expect((await browser.get('/api/armor/kept')).statusCode).toBe(401)
  })

  it.each([
    ['a target below 0', { class: 'hunter', targets: [-1, 0, 0, 0, 0, 0] }],
    ['a target above 200', { class: 'hunter', targets: [201, 0, 0, 0, 0, 0] }],
    ['five targets', { class: 'hunter', targets: [0, 0, 0, 0, 0] }],
    ['a target that is no number', { class: 'hunter', targets: ['x', 0, 0, 0, 0, 0] }],
    ['a class nobody plays', { class: 'bard', targets: [0, 0, 0, 0, 0, 0] }],
    ['the same stat twice', { class: 'hunter', targets: [0, 0, 0, 0, 0, 0], priority: ['melee', 'melee'] }],
    ['a class without armor', { class: 'titan', targets: [0, 0, 0, 0, 0, 0] }],
  ])('F-154 refuses %s with 422', async (_what, payload) => {
    const response = await optimize(payload)
    expect(response.statusCode).toBe(422)
    expect(response.json().detail).toBeTruthy()
  })

  it('needs the session', async () => {
    browser.jar.clear()
    const response = await optimize({ class: 'hunter', targets: [0, 0, 0, 0, 0, 0] })
    expect(response.statusCode).toBe(401)
  })

  it('lists the sets to anyone', async () => {
    expect((await browser.get('/api/armor/sets')).json()).toEqual({ language: 'en', sets: [] })
  })
})
