/**
 * Every answer of the sandbox against the platform's own description, prepared and closed: a misspelt field, an id as
 * a number, a null or an enum value nobody knows fails here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from '../test-support/sandbox-caller.ts'
import { WORLD_TABLES } from '../world/world-tables.ts'
import {
  type AnswerValidator,
  createAnswerValidator,
  REAL_DATA_DIR,
} from './test-support/answer-validator.ts'
import { COMPONENT_FIELDS, missingFields, REQUIRED_FIELDS } from './test-support/required-fields.ts'

const GUARDIANS = ['veteran', 'collector', 'newcomer', 'empty', 'private', 'hostile', 'legacy', 'unshared']
const ALL_COMPONENTS = Object.keys(COMPONENT_FIELDS)
const VENDOR_COMPONENTS = [300, 302, 304, 305, 310, 400, 401, 402, 600, 1200]
const PROFILE = 'Destiny.Responses.DestinyProfileResponse'

describe.skipIf(!REAL_DATA_DIR)('answers fit the platform’s description (needs REAL_DATA_DIR)', () => {
  let sandbox: Sandbox
  let caller: SandboxCaller
  let validator: AnswerValidator
  const cards = new Map<string, GuardianCard>()
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    validator = createAnswerValidator(REAL_DATA_DIR ?? '')
    sandbox = await startSandbox({ port: 0, clock: () => new Date('2026-07-01T12:00:00Z') })
    caller = createCaller(sandbox)
    for (const card of await caller.guardians()) cards.set(card.id, card)
    for (const id of GUARDIANS) tokens.set(id, (await caller.signIn(id)).access_token)
  })
  afterAll(() => sandbox?.close())

  async function check<T>(
    responseName: string,
    path: string,
    options: { token?: string; body?: object } = {},
  ) {
    const { body } = await caller.call<T>(path, options)
    const problems = validator.response(responseName)(body)
    const missing = missingFields(body.Response, REQUIRED_FIELDS[responseName] ?? [])
    expect({ path, code: body.ErrorCode, problems, missing }).toEqual({
      path,
      code: 1,
      problems: [],
      missing: [],
    })
    return body.Response
  }
  const account = (id: string) => {
    const card = cards.get(id)
    const token = tokens.get(id)
    if (!card || token === undefined) throw new Error(`no guardian ${id}`)
    const { membershipType: type, membershipId, platformMembershipId } = card
    return {
      card,
      own: { token },
      platformMembershipId,
      profile: `/Destiny2/${type}/Profile/${membershipId}`,
      account: `/Destiny2/${type}/Account/${membershipId}`,
      memberships: `/User/GetMembershipsById/${membershipId}/${type}/`,
    }
  }
  const characterIds = async (id: string) => {
    const { profile, own } = account(id)
    interface Characters {
      characters: { data?: Record<string, object> }
    }
    const answer = await caller.call<Characters>(`${profile}/?components=200`, own)
    return Object.keys(answer.body.Response.characters.data ?? {})
  }

  it.each([
    ['Common.Models.CoreSettingsConfiguration', '/Settings/'],
    ['CEListOfGlobalAlert', '/GlobalAlerts/'],
    ['CEDictionaryOfstringAndstring', '/GetAvailableLocales/'],
    ['Destiny.Config.DestinyManifest', '/Destiny2/Manifest/'],
    ['DictionaryOfuint32AndDestinyPublicMilestone', '/Destiny2/Milestones/'],
  ])('%s', async (name, path) => {
    await check(name, path)
  })

  it('vendors for everybody, on a weekday and at the weekend', async () => {
    const path = `/Destiny2/Vendors/?components=${VENDOR_COMPONENTS.join(',')}`
    interface Vendors {
      vendors: { data: Record<string, object> }
    }
    const count = async () => {
      const { vendors } = await check<Vendors>('Destiny.Responses.DestinyPublicVendorsResponse', path)
      return Object.keys(vendors.data).length
    }
    expect(await count()).toBe(3)
    sandbox.clock.set(new Date('2026-07-04T12:00:00Z'))
    expect(await count()).toBe(4)
    sandbox.clock.release()
  })

  it('GlobalAlert, while there is one', async () => {
    await caller.setFault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    expect(await check<object[]>('CEListOfGlobalAlert', '/GlobalAlerts/')).toHaveLength(1)
    await caller.clearFaults()
  })

  describe.each(GUARDIANS)('of %s', (id) => {
    it('memberships, linked profiles and search', async () => {
      const { card, own, memberships, platformMembershipId } = account(id)
      await check('User.UserMembershipData', '/User/GetMembershipsForCurrentUser/', own)
      await check('User.UserMembershipData', memberships)
      const linked = `/Destiny2/254/Profile/${platformMembershipId}/LinkedProfiles/`
      await check('Destiny.Responses.DestinyLinkedProfilesResponse', linked)
      const { displayName, displayNameCode } = card
      const found = await check<object[]>(
        'IEnumerableOfUserInfoCard',
        '/Destiny2/SearchDestinyPlayerByBungieName/-1/',
        { body: { displayName, displayNameCode } },
      )
      expect(found).toHaveLength(1)
      await check('User.UserSearchResponse', '/User/Search/GlobalName/0/', {
        body: { displayNamePrefix: displayName.slice(0, 3) },
      })
    })

    it('the clan, its members', async () => {
      const { card } = account(id)
      interface Groups {
        results: { group: { groupId: string } }[]
      }
      const path = `/GroupV2/User/${card.membershipType}/${card.membershipId}/0/1/`
      const { results } = await check<Groups>('GroupsV2.GetGroupsForMemberResponse', path)
      for (const { group } of results) {
        await check('GroupsV2.GroupResponse', `/GroupV2/${group.groupId}/`)
        await check('SearchResultOfGroupMember', `/GroupV2/${group.groupId}/Members/`)
      }
    })

    it('the whole profile, to its owner and to others', async () => {
      const { profile, own } = account(id)
      const path = `${profile}/?components=${ALL_COMPONENTS.join(',')}`
      await check(PROFILE, path, own)
      await check(PROFILE, path)
    })

    it('every component alone: its properties, and no others', async () => {
      const { profile, own } = account(id)
      for (const [component, properties] of Object.entries(COMPONENT_FIELDS)) {
        const answer = await check<Record<string, object>>(
          PROFILE,
          `${profile}/?components=${component}`,
          own,
        )
        for (const [property, fields] of Object.entries(properties)) {
          const found = property.split('.').reduce<unknown>((value, step) => Object(value)[step], answer)
          expect({ component, property, found }).toMatchObject({ found: { privacy: expect.any(Number) } })
          const { data } = found as { data?: object }
          const missing = data === undefined ? [] : missingFields(data, fields)
          expect({ component, property, missing }).toEqual({ component, property, missing: [] })
        }
        const expected = Object.keys(properties).map((property) => property.split('.')[0])
        const always = ['responseMintedTimestamp', 'secondaryComponentsMintedTimestamp', 'itemComponents']
        const others = Object.keys(answer).filter((key) => ![...expected, ...always].includes(key))
        expect({
          component,
          others: others.filter((key) => key !== 'characterUninstancedItemComponents'),
        }).toEqual({
          component,
          others: [],
        })
      }
    })

    it('characters and items', async () => {
      const { profile, own } = account(id)
      interface Part {
        equipment: { data: { items: { itemInstanceId: string }[] } }
      }
      for (const characterId of await characterIds(id)) {
        const components = ALL_COMPONENTS.filter((component) => Number(component) >= 200).join(',')
        const path = `${profile}/Character/${characterId}/?components=${components}`
        const part = await check<Part>('Destiny.Responses.DestinyCharacterResponse', path, own)
        for (const { itemInstanceId } of part.equipment.data.items.slice(0, 10)) {
          const item = `${profile}/Item/${itemInstanceId}/?components=300,301,302,304,305,307,309,310`
          await check('Destiny.Responses.DestinyItemResponse', item, own)
        }
      }
    })

    it('vendors, all of them and each', async () => {
      const { profile, own } = account(id)
      const components = VENDOR_COMPONENTS.join(',')
      interface Vendors {
        vendors: { data?: Record<string, object> }
      }
      for (const characterId of await characterIds(id)) {
        const path = `${profile}/Character/${characterId}/Vendors/`
        const name = 'Destiny.Responses.DestinyVendorsResponse'
        const all = `${path}?components=${components}`
        if (id === 'unshared') {
          const { body } = await caller.call<Vendors>(all, own)
          expect(validator.response(name)(body)).toEqual([])
          expect(body.Response.vendors).not.toHaveProperty('data')
          continue
        }
        const { vendors } = await check<Vendors>(name, all, own)
        for (const hash of Object.keys(vendors.data ?? {}))
          await check(
            'Destiny.Responses.DestinyVendorResponse',
            `${path}${hash}/?components=${components}`,
            own,
          )
      }
    })

    it('statistics', async () => {
      const { account: path, own } = account(id)
      await check('Destiny.HistoricalStats.DestinyHistoricalStatsAccountResult', `${path}/Stats/`, own)
      for (const characterId of await characterIds(id)) {
        const weapons = `${path}/Character/${characterId}/Stats/UniqueWeapons/`
        await check('Destiny.HistoricalStats.DestinyHistoricalWeaponStatsData', weapons, own)
        const totals = `${path}/Character/${characterId}/Stats/AggregateActivityStats/`
        await check('Destiny.HistoricalStats.DestinyAggregateActivityResults', totals, own)
      }
    })

    it('the whole history, and reports of it', async () => {
      const { account: path, own } = account(id)
      interface History {
        activities?: { activityDetails: { instanceId: string } }[]
      }
      for (const characterId of await characterIds(id)) {
        for (let page = 0; ; page++) {
          const query = `${path}/Character/${characterId}/Stats/Activities/?count=250&page=${page}`
          const { activities = [] } = await check<History>(
            'Destiny.HistoricalStats.DestinyActivityHistoryResults',
            query,
            own,
          )
          if (activities.length === 0) break
          for (const { activityDetails } of activities.filter((_activity, index) => index % 10 === 0)) {
            const report = `/Destiny2/Stats/PostGameCarnageReport/${activityDetails.instanceId}/`
            await check('Destiny.HistoricalStats.DestinyPostGameCarnageReportData', report)
          }
        }
      }
    })
  })

  describe('definitions', () => {
    interface Manifest {
      jsonWorldComponentContentPaths: Record<string, Record<string, string>>
    }
    interface Table {
      [hash: string]: { hash: number }
    }
    const table = async (name: string): Promise<Table> => {
      const { body } = await caller.call<Manifest>('/Destiny2/Manifest/')
      const path = body.Response.jsonWorldComponentContentPaths.en?.[name]
      return (await (await fetch(`${sandbox.url}${path}`)).json()) as Table
    }

    it('of every kind that the description knows have a table, and figures theirs', async () => {
      const { body } = await caller.call<Manifest>('/Destiny2/Manifest/')
      const served = Object.keys(body.Response.jsonWorldComponentContentPaths.en ?? {})
      expect(validator.manifestTables.filter((name) => !served.includes(name))).toEqual([])
      const figures = Object.values(await table('DestinyHistoricalStatsDefinition'))
      const validate = validator.schema('DestinyHistoricalStatsDefinition')
      expect(figures.flatMap((figure) => validate(figure))).toEqual([])
      const answer = await caller.call<object>('/Destiny2/Stats/Definition/')
      expect(answer.body.Response).toEqual(await table('DestinyHistoricalStatsDefinition'))
    })

    it.each(WORLD_TABLES)('%s, every entry', async (name) => {
      const validate = validator.schema(name)
      const problems = new Map<string, string>()
      const entries = Object.entries(await table(name))
      expect(entries.length).toBeGreaterThan(0)
      for (const [hash, definition] of entries) {
        expect(String(definition.hash)).toBe(hash)
        for (const problem of validate(definition)) {
          if (!problems.has(problem)) problems.set(problem, hash)
        }
      }
      expect(Object.fromEntries(problems)).toEqual({})
    })
  })
})
