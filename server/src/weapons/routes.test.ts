import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeGuardian, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

const MEMBER = '4611686018400000777'

describe('weapon analysis over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  beforeAll(async () => {
    test = await createTestApp()
    test.fake.serve((membershipId) =>
      makeGuardian({ membershipId, weapons: [makeWeapon({ name: 'Lantern Oath' })] }),
    )
    browser = createTestBrowser(test.app)
    await browser.signIn(MEMBER)
  })
  afterAll(() => test.close())

  const analyze = (payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/analyze-weapon', payload })

  it('F-135 F-368 answers the armory call with the fields of both documents, from names alone', async () => {
    const response = await analyze({
      weapon_name: 'Fatebringer',
      weapon_type: 'Hand Cannon',
      perks: ['Explosive Payload', 'Frenzy', 'Corkscrew Rifling', 'Accurized Rounds'],
      activity_type: 'PvE',
      user_playstyle: 'Balanced',
    })
    expect(response.statusCode).toBe(200)
    const answer = weaponAnalysisSchema.parse(response.json())
    expect(answer).toMatchObject({
      activity: 'pve',
      weapon: { name: 'Fatebringer', weapon_type: 'Hand Cannon' },
    })
    expect(['God-Tier', 'Excellent']).toContain(answer.tier)
    expect(answer.synergy_analysis).toContain('Frenzy')
    expect(answer.perk_synergy_score).toBeGreaterThan(0)
    expect(answer.meta_relevance_score).toBeGreaterThan(0)
    expect(answer.perk_explorer.map((column) => column.column)).toEqual(
      expect.arrayContaining(['trait', 'barrel', 'magazine']),
    )
    expect(answer.personalized_god_roll.traits.length).toBeGreaterThan(0)
  })

  it('F-280 leaves the community score out where no list speaks of the weapon', async () => {
    const answer = (
      await analyze({ weapon_name: 'Nobody Knows This', perks: ['Outlaw', 'Kill Clip'] })
    ).json()
    expect(answer).not.toHaveProperty('community_score')
    expect(answer.tier).not.toBe('Unrated')
  })

  it('F-132 calls a roll of unknown perks Unrated instead of bad', async () => {
    const answer = (await analyze({ weapon_name: 'Glorbo', perks: ['Glorbo Rounds'] })).json()
    expect(answer).toMatchObject({ tier: 'Unrated', overall_rating: 'Unrated' })
    expect(answer).not.toHaveProperty('god_roll_score')
  })

  it('analyses an owned copy by its instance, for its owner alone', async () => {
    const { item_instance_id, ...rest } = {
      item_instance_id: makeWeapon().instanceId,
      activity_type: 'Trials',
    }
    const own = await browser.request({
      method: 'POST',
      url: '/api/analyze-weapon',
      payload: { item_instance_id, ...rest },
      bearer: browser.handles.access_token,
    })
    expect(own.statusCode).toBe(200)
    expect(own.json()).toMatchObject({ activity: 'pvp', weapon: { name: 'Lantern Oath', item_instance_id } })
    const visitor = await analyze({ item_instance_id })
    expect(visitor.statusCode).toBe(401)
    const foreign = await browser.request({
      method: 'POST',
      url: '/api/analyze-weapon',
      payload: { item_instance_id: '6917529999999999999' },
      bearer: browser.handles.access_token,
    })
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not-owned'])
  })

  it.each([
    [{}, 'Name a weapon'],
    [{ weapon_name: 'x'.repeat(121), perks: [] }, 'weapon_name'],
    [{ weapon_name: 'Rose', perks: 'Outlaw' }, 'perks'],
  ])('refuses %j and says why', async (payload, words) => {
    const response = await analyze(payload)
    expect(response.statusCode).toBe(422)
    expect(response.json().detail).toContain(words)
  })

  it('says which wish lists are in use', async () => {
    expect((await test.app.inject('/api/wish-lists')).json()).toEqual({ lists: [] })
  })
})

describe('an installation with a wish list', () => {
  it('F-287 F-368 names every wish that speaks of a copy, its notes, its share and what is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ai-vault-wishes-'))
    const list = join(folder, 'journeys.txt')
    const weapon = makeWeapon()
    writeFileSync(
      list,
      `title:Journeys\ndimwishlist:item=${weapon.hash}&perks=12#notes:The trait alone.|tags:pve\n` +
        `dimwishlist:item=${weapon.hash}&perks=12,99#notes:Half of it.\n`,
    )
    const test = await createTestApp({ settings: { wishLists: [list] } })
    try {
      test.fake.serve((membershipId) => makeGuardian({ membershipId, weapons: [weapon] }))
      const browser = createTestBrowser(test.app)
      await browser.signIn(MEMBER)
      await vi.waitFor(async () =>
        expect((await test.app.inject('/api/wish-lists')).json().lists).toMatchObject([
          { source: 'journeys.txt', title: 'Journeys', rolls: 2, bad_lines: 0 },
        ]),
      )
      const answer = await browser.request({
        method: 'POST',
        url: '/api/analyze-weapon',
        payload: { item_instance_id: weapon.instanceId },
        bearer: browser.handles.access_token,
      })
      const analysis = weaponAnalysisSchema.parse(answer.json())
      expect(analysis.community_score).toBeGreaterThan(0)
      expect(analysis.wish_list_matches).toMatchObject([
        { list: 'Journeys', trash: false, share: 1, missing: [], notes: { text: 'The trait alone.' } },
        { list: 'Journeys', share: 0.5, missing: [99], notes: { text: 'Half of it.' } },
      ])
    } finally {
      await test.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
