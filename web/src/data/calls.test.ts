import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../test-support/sessions.ts'
import * as moderation from './atlas/moderation-queries.ts'
import * as points from './atlas/point-queries.ts'
import * as records from './atlas/record-queries.ts'
import { languagesQuery } from './language/languages-query.ts'
import * as alerts from './queries/alert-queries.ts'
import { recommendBuild } from './queries/architect-query.ts'
import * as archives from './queries/archives-query.ts'
import * as fireteam from './queries/fireteam-query.ts'
import * as forge from './queries/forge-query.ts'
import * as notices from './queries/notice-queries.ts'
import * as planets from './queries/planets-query.ts'
import * as profile from './queries/profile-queries.ts'
import { prophecyQuery } from './queries/prophecy-query.ts'
import * as own from './queries/queries.ts'
import * as shares from './queries/share-queries.ts'
import { suggestionsQuery } from './sentinel/chat-calls.ts'
import * as conversations from './sentinel/conversation-calls.ts'
import * as keys from './sentinel/key-calls.ts'
import type { SignedIn } from './session/session-check.ts'
import { sessionStore } from './session/session-store.ts'
import { writeSession } from './stored/storage.ts'

const session = sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }) as SignedIn
const ME = session.membershipId
const FILTER = { timeframe: 'week', type: 'all' } as const
const LIST = { ...FILTER, order: 'newest', day: undefined } as const

beforeEach(() => {
  writeSession(session)
  sessionStore.check()
})
afterEach(() => vi.unstubAllGlobals())

/** The first request of a call or a query: method and address, whether the session goes along, and what is sent. */
async function requestOf(work: (() => Promise<unknown>) | { readonly queryKey: QueryKey }) {
  const requests = fakeFetch(() => ({ status: 404, body: { code: 'not-found', detail: 'x' } }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const isPaged = typeof work === 'object' && 'initialPageParam' in work
  const fetch = isPaged ? client.fetchInfiniteQuery : client.fetchQuery
  const done = typeof work === 'function' ? work() : fetch.call(client, { ...work, retry: false } as never)
  await expect(done).rejects.toThrow()
  const [request] = requests
  if (!request) throw new Error('a request')
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('time_zone')
  const search = searchParams.size > 0 ? `?${decodeURIComponent(searchParams.toString())}` : ''
  const bearer = request.headers.get('authorization')
  const who = bearer === null ? 'public' : bearer === `Bearer ${session.accessToken}` ? 'own' : bearer
  const text = await request.text()
  return [`${request.method} ${pathname}${search}`, who, ...(text ? [JSON.parse(text)] : [])]
}

type Row = readonly [...Awaited<ReturnType<typeof requestOf>>, Parameters<typeof requestOf>[0]]
const holds = (rows: readonly Row[]) =>
  it.each(rows.map((row) => [String(row[0]), row] as const))('%s', async (_, row) => {
    expect(await requestOf(row.at(-1) as Row[2])).toEqual(row.slice(0, -1))
  })

describe('F-206 F-207 F-362 the reads of the Atlas carry the session, and one that fails is logged', () => {
  beforeEach(() => expectLog('warn', /read-failed atlas-[a-z]+ not-found$/))
  holds([
    ['GET /api/atlas/triumphs', 'own', records.triumphsQuery(ME)],
    ['GET /api/atlas/collectibles', 'own', records.collectiblesQuery(ME)],
    ['GET /api/atlas/progress', 'own', records.progressQuery(ME)],
    ['GET /api/atlas/planner', 'own', records.plannerQuery(ME)],
    ['GET /api/atlas/map/destinations', 'own', points.destinationsQuery(ME)],
    ['GET /api/atlas/map/points', 'own', points.pointsQuery(ME, undefined)],
    ['GET /api/atlas/map/points?destinationHash=7', 'own', points.pointsQuery(ME, 7)],
  ])
})

describe('F-219 F-223 what a player does on the map carries the session', () => {
  const submission = { kind: 'chest', name: 'x', lat: 1, lng: 2, destinationHash: null }
  holds([
    [
      'PUT /api/atlas/planner',
      'own',
      { pinned: [1], order: [], changed_at: 2 },
      () => records.keepPlanner({ pinned: [1], order: [], changed_at: 2 }),
    ],
    ['POST /api/atlas/map/points', 'own', submission, () => points.submitPoint(submission)],
    [
      'POST /api/atlas/map/points/a%2Fb/vote',
      'own',
      { direction: 'up' },
      () => points.votePoint('a/b', 'up'),
    ],
    [
      'POST /api/atlas/map/points/1/report',
      'own',
      { reason: 'spam' },
      () => points.reportPoint('1', { reason: 'spam' } as never),
    ],
    ['POST /api/atlas/map/points/1/appeal', 'own', { text: 'x' }, () => points.appealForPoint('1', 'x')],
    ['PUT /api/atlas/map/points/1/found', 'own', { found: true }, () => points.markFound('1', true)],
    ['DELETE /api/atlas/map/points/1', 'own', () => points.withdrawPoint('1')],
    ['GET /api/atlas/map/points/1/history', 'own', points.pointHistoryQuery(ME, '1')],
    ['GET /api/atlas/map/points.geojson', 'own', () => points.readGeoJson(undefined)],
    ['GET /api/atlas/map/points.geojson?destinationHash=7', 'own', () => points.readGeoJson(7)],
  ])
})

describe('the calls of the moderators carry the session', () => {
  holds([
    ['GET /api/atlas/standing', 'own', moderation.standingQuery(ME)],
    ['GET /api/atlas/moderation/queue', 'own', moderation.queueQuery(ME)],
    ['GET /api/atlas/audit', 'own', moderation.auditQuery(ME)],
    [
      'POST /api/atlas/moderation/decisions',
      'own',
      { ids: ['1'], action: 'approve' },
      () => moderation.decidePoints(['1'], 'approve'),
    ],
    [
      'POST /api/atlas/moderation/decisions',
      'own',
      { ids: ['1'], action: 'refuse', reason: 'x' },
      () => moderation.decidePoints(['1'], 'refuse', 'x'),
    ],
    ['PATCH /api/atlas/map/points/1', 'own', { name: 'x' }, () => moderation.editPoint('1', { name: 'x' })],
    ['POST /api/atlas/map/points/1/revert', 'own', { change_id: 4 }, () => moderation.revertChange('1', 4)],
  ])
})

describe('the calls about gear and history name the player as specified', () => {
  const asked = { weaponName: 'Rose', itemHash: 5, side: 'pve', perks: ['Slideshot'] } as const
  const roll = { weapon_name: 'Rose', perks: ['Slideshot'], activity_type: 'PvE' }
  holds([
    [
      `GET /api/dashboard/guardian-data?membership_id=${ME}&membership_type=3`,
      'own',
      own.guardianDataQuery(session),
    ],
    [`GET /api/inventory/3/${ME}`, 'own', own.inventoryQuery(session)],
    ['GET /api/armor/fragments', 'own', own.armorFragmentsQuery(session)],
    ['GET /api/armor/sets', 'public', own.armorSetsQuery],
    ['GET /api/briefing', 'public', own.briefingQuery],
    [
      'GET /api/archives/activities?timeframe=week&type=all&order=newest',
      'own',
      archives.archiveListQuery(ME, LIST),
    ],
    [
      'GET /api/archives/activities?timeframe=week&type=all&order=kd&day=2026-11-15',
      'own',
      archives.archiveListQuery(ME, { ...LIST, order: 'kd', day: '2026-11-15' }),
    ],
    ['GET /api/archives/overview?timeframe=week&type=all', 'own', archives.archiveOverviewQuery(ME, FILTER)],
    ['GET /api/archives/activities/77', 'own', archives.activityReportQuery(ME, '77')],
    ['GET /api/planets/destinations', 'public', planets.destinationsQuery()],
    ['GET /api/planets/destinations/7', 'public', planets.destinationQuery(7)],
    ['GET /api/prophecy', 'own', prophecyQuery(ME)],
    ['GET /api/forge/weapons', 'public', forge.forgeListQuery],
    ['GET /api/forge/preview', 'public', forge.forgeWeaponQuery(undefined, undefined)],
    ['GET /api/forge/weapons/12', 'own', forge.forgeWeaponQuery(ME, '12')],
    ['GET /api/wish-lists', 'public', forge.wishListsQuery],
    ['POST /api/analyze-weapon', 'public', { ...roll, item_hash: 5 }, forge.rollAnalysisQuery(ME, asked)],
    [
      'POST /api/analyze-weapon',
      'own',
      { ...roll, activity_type: 'PvP', item_instance_id: '9', perk_hashes: [3], masterwork_stat: 'range' },
      forge.rollAnalysisQuery(ME, {
        ...asked,
        side: 'pvp',
        instanceId: '9',
        perkHashes: [3],
        masterwork: 'range',
      }),
    ],
    [
      'POST /api/analyze-weapon',
      'own',
      { type: 'fireteam_analysis' },
      () => fireteam.analyzeFireteam({ type: 'fireteam_analysis' }, new AbortController().signal),
    ],
    [
      'POST /api/recommend-build',
      'own',
      { focus: 'pve' },
      () => recommendBuild({ focus: 'pve' } as never, new AbortController().signal),
    ],
    ['GET /api/fireteam/current', 'own', () => fireteam.currentFireteam()],
    ['GET /api/fireteam/recent', 'own', fireteam.recentFireteamsQuery(session)],
  ])
})

describe('the calls about the account carry the session, those about shared pages do not', () => {
  holds([
    ['GET /api/profile', 'own', profile.profileQuery(ME)],
    ['GET /api/profile/stored', 'own', profile.storedDataQuery(ME)],
    ['GET /api/bungie/sessions', 'own', profile.sessionsQuery(ME)],
    ['DELETE /api/bungie/sessions/a%2Fb', 'own', () => profile.endSession('a/b')],
    ['DELETE /api/bungie/sessions', 'own', () => profile.endAllSessions()],
    ['GET /api/access-tokens', 'own', profile.accessTokensQuery(ME)],
    ['POST /api/access-tokens', 'own', { name: 'x' }, () => profile.makeAccessToken('x')],
    ['DELETE /api/access-tokens/1', 'own', () => profile.revokeAccessToken('1')],
    ['GET /api/profile/export', 'own', () => profile.fetchExport()],
    ['POST /api/profile/delete', 'own', { confirm: 'x' }, () => profile.deleteEverything('x')],
    ['GET /api/alerts', 'own', alerts.alertsQuery(ME)],
    ['PUT /api/alerts', 'own', { rules: [] }, () => alerts.keepAlerts({ rules: [] } as never)],
    ['GET /api/notices', 'own', notices.ownNoticesQuery(ME)],
    ['POST /api/admin/notices', 'own', { content: 'x' }, () => notices.sendNotice('x')],
    ['GET /api/shares/build/a%2Fb', 'public', shares.shareQuery('build', 'a/b')],
    ['GET /api/shares/build/x?version=2', 'public', shares.shareQuery('build', 'x', 2)],
    ['GET /api/shares', 'own', shares.mySharesQuery(ME)],
    ['GET /api/shares/drafts/profile', 'own', shares.profileDraftQuery(ME)],
    ['GET /api/shares/address?kind=build&name=Mine', 'own', shares.shareAddressQuery(ME, 'build', 'Mine')],
    ['DELETE /api/shares/build/x', 'own', () => shares.revokeShare('build', 'x')],
  ])
})

describe('the calls of Sentinel carry the session; a key that is tried goes alone', () => {
  holds([
    ['GET /api/sentinel/conversations', 'own', conversations.conversationsQuery(session, '')],
    ['GET /api/sentinel/conversations?q=rose', 'own', conversations.conversationsQuery(session, 'rose')],
    ['GET /api/sentinel/conversations/a%2Fb', 'own', () => conversations.readConversation('a/b')],
    [
      'PATCH /api/sentinel/conversations/1',
      'own',
      { title: 'x' },
      () => conversations.renameConversation('1', 'x'),
    ],
    ['DELETE /api/sentinel/conversations/1', 'own', () => conversations.deleteConversation('1')],
    [
      'GET /api/sentinel/conversations/1/export?format=md',
      'own',
      () => conversations.exportConversation('1', 'md'),
    ],
    ['GET /api/sentinel/connection', 'own', () => conversations.locateSocket()],
    ['GET /api/chat/usage', 'own', keys.usageQuery(session)],
    [
      'POST /api/chat/key-test',
      'Bearer sk-tried',
      { provider: 'openai' },
      () => keys.testKey('sk-tried', { provider: 'openai' } as never),
    ],
  ])
})

describe('what is read page by page', () => {
  it('goes on where the last page ended, and ends where the server has no more', () => {
    const { getNextPageParam } = moderation.auditQuery(ME)
    const next = (changes: readonly { id: number }[], more: boolean) =>
      getNextPageParam({ changes, more } as never, [], undefined, [])
    expect([next([{ id: 9 }, { id: 4 }], true), next([{ id: 4 }], false)]).toEqual([4, undefined])
  })
})

describe('what is asked with other words', () => {
  const asked = {
    weaponName: 'Rose',
    itemHash: 5,
    side: 'pve',
    perks: ['Slideshot'],
    instanceId: '9',
  } as const

  it('is kept apart, and is there again for the same', () => {
    const queries = () => [
      ...[undefined, 7, 8].map((hash) => points.pointsQuery(ME, hash)),
      ...['1', '2', undefined].map((weapon) => forge.forgeWeaponQuery(ME, weapon)),
      ...[undefined, 1, 2].map((version) => shares.shareQuery('build', 'x', version)),
      ...[asked, { ...asked, instanceId: '8' }, { ...asked, side: 'pvp' } as const].map((roll) =>
        forge.rollAnalysisQuery(ME, roll),
      ),
      ...[[3], [4]].map((perkHashes) => forge.rollAnalysisQuery(ME, { ...asked, perkHashes })),
    ]
    const keys = queries().map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(keys.length)
    expect(queries().map(({ queryKey }) => JSON.stringify(queryKey))).toEqual(keys)
    // A whole copy is what it is, whatever is chosen in the explorer.
    expect(forge.rollAnalysisQuery(ME, { ...asked, perks: [] }).queryKey).toEqual(
      forge.rollAnalysisQuery(ME, asked).queryKey,
    )
  })

  it('is kept apart for each player, so that nobody is shown what another one was', () => {
    const other = { ...session, membershipId: `${ME}9` }
    const queriesOf = (player: SignedIn) => {
      const { membershipId } = player
      return [
        ...[own.guardianDataQuery, own.inventoryQuery, own.armorFragmentsQuery].map((query) => query(player)),
        ...[records.triumphsQuery, records.collectiblesQuery].map((query) => query(membershipId)),
        ...[records.progressQuery, records.plannerQuery].map((query) => query(membershipId)),
        ...[moderation.standingQuery, moderation.queueQuery, moderation.auditQuery].map((query) =>
          query(membershipId),
        ),
        points.destinationsQuery(membershipId),
        points.pointsQuery(membershipId, 7),
        archives.archiveListQuery(membershipId, LIST),
        archives.archiveOverviewQuery(membershipId, FILTER),
        archives.activityReportQuery(membershipId, '1'),
        prophecyQuery(membershipId),
        forge.forgeWeaponQuery(membershipId, '1'),
        forge.rollAnalysisQuery(membershipId, asked),
        fireteam.recentFireteamsQuery(player),
        ...[profile.profileQuery, profile.storedDataQuery, profile.sessionsQuery].map((query) =>
          query(membershipId),
        ),
        profile.accessTokensQuery(membershipId),
        alerts.alertsQuery(membershipId),
        notices.ownNoticesQuery(membershipId),
        shares.mySharesQuery(membershipId),
        shares.profileDraftQuery(membershipId),
        shares.shareAddressQuery(membershipId, 'build', 'Mine'),
        conversations.conversationsQuery(player, ''),
        keys.usageQuery(player),
      ].map(({ queryKey }) => JSON.stringify(queryKey))
    }
    const theirs = new Set(queriesOf(other))
    expect(queriesOf(session).filter((key) => theirs.has(key))).toEqual([])
  })

  it('is not asked for before it is known what', () => {
    expect([undefined, asked].map((roll) => forge.rollAnalysisQuery(ME, roll).enabled)).toEqual([false, true])
  })

  it('names a masterwork only of a roll that was put together', () => {
    const chosen = { ...asked, masterwork: 'range' } as const
    expect(forge.bodyOf(chosen)).not.toHaveProperty('masterwork_stat')
    expect(forge.bodyOf({ ...asked, perkHashes: [3] })).not.toHaveProperty('masterwork_stat')
    expect(forge.bodyOf({ ...chosen, perkHashes: [3] })).toMatchObject({ masterwork_stat: 'range' })
  })
})

describe('what a query keeps and asks again', () => {
  it('an answer is shown without asking again for as long as what it says stays true', () => {
    type Fresh = { readonly queryKey: QueryKey; readonly staleTime?: unknown }
    const [second, minute] = [1_000, 60_000]
    const rows: readonly (readonly [milliseconds: number, queries: readonly Fresh[]])[] = [
      // What others change, and what the player has just changed.
      [
        0,
        [
          moderation.queueQuery(ME),
          moderation.auditQuery(ME),
          points.pointHistoryQuery(ME, '1'),
          points.pointsQuery(ME, 7),
        ],
      ],
      [0, [profile.sessionsQuery(ME), profile.accessTokensQuery(ME), notices.ownNoticesQuery(ME)]],
      [0, [shares.mySharesQuery(ME), shares.shareAddressQuery(ME, 'build', 'Mine')]],
      [10 * second, [conversations.conversationsQuery(session, '')]],
      [30 * second, [archives.archiveListQuery(ME, LIST), archives.archiveOverviewQuery(ME, FILTER)]],
      [minute, [own.guardianDataQuery(session), records.triumphsQuery(ME)]],
      [5 * minute, [suggestionsQuery(session), own.briefingQuery]],
      [10 * minute, [languagesQuery, forge.rollAnalysisQuery(ME, undefined)]],
      [10 * minute, [fireteam.recentFireteamsQuery(session)]],
      // What changes with the game alone.
      [60 * minute, [own.armorSetsQuery, own.armorFragmentsQuery(session), forge.wishListsQuery]],
      [60 * minute, [planets.destinationsQuery(), planets.destinationQuery(7)]],
    ]
    for (const [milliseconds, queries] of rows)
      for (const { queryKey, staleTime } of queries)
        expect(
          [queryKey, typeof staleTime === 'function' ? staleTime({ state: {} }) : staleTime],
          String(queryKey),
        ).toEqual([queryKey, milliseconds])
    expect(moderation.queueQuery(ME).refetchInterval).toBe(30 * second)
  })

  it('F-350 what a screen opens with is kept on the device, and what is too much or secret is not', () => {
    const kept = [
      own.guardianDataQuery(session),
      own.inventoryQuery(session),
      own.armorFragmentsQuery(session),
      own.armorSetsQuery,
      own.briefingQuery,
      records.triumphsQuery(ME),
      records.collectiblesQuery(ME),
      records.progressQuery(ME),
      records.plannerQuery(ME),
      points.destinationsQuery(ME),
      points.pointsQuery(ME, 7),
      archives.archiveListQuery(ME, LIST),
      archives.archiveOverviewQuery(ME, FILTER),
      languagesQuery,
    ]
    expect(kept.filter(({ meta }) => meta?.snapshot !== true).map(({ queryKey }) => queryKey)).toEqual([])
    const passing = [
      archives.archiveListQuery(ME, { ...LIST, order: 'kd' }),
      archives.archiveListQuery(ME, { ...LIST, day: '2026-11-15' }),
      archives.activityReportQuery(ME, '1'),
      profile.sessionsQuery(ME),
      profile.accessTokensQuery(ME),
    ]
    expect(passing.filter(({ meta }) => meta?.snapshot === true).map(({ queryKey }) => queryKey)).toEqual([])
  })

  it('what names things of the game is told apart, so that a change of language asks for it again', () => {
    const named = [
      own.guardianDataQuery(session),
      own.inventoryQuery(session),
      own.armorFragmentsQuery(session),
      own.armorSetsQuery,
      records.triumphsQuery(ME),
      records.collectiblesQuery(ME),
      points.destinationsQuery(ME),
      points.pointsQuery(ME, 7),
      archives.archiveListQuery(ME, LIST),
      archives.archiveOverviewQuery(ME, FILTER),
      archives.activityReportQuery(ME, '1'),
      planets.destinationsQuery(),
      planets.destinationQuery(7),
      prophecyQuery(ME),
      forge.forgeListQuery,
      forge.forgeWeaponQuery(ME, '1'),
      forge.rollAnalysisQuery(ME, undefined),
    ]
    expect(named.filter(({ meta }) => meta?.named !== true).map(({ queryKey }) => queryKey)).toEqual([])
  })

  it('F-234 the page asks how far a history is for as long as it is fetched, and not a moment longer', () => {
    type Asks = { readonly refetchInterval?: unknown }
    const every = ({ refetchInterval }: Asks, data: unknown) =>
      (refetchInterval as (query: object) => unknown)({ state: { data } })
    const progress = (state: string) => ({ progress: { state } })
    const list = archives.archiveListQuery(ME, LIST)
    const overview = archives.archiveOverviewQuery(ME, FILTER)
    for (const state of ['fetching', 'paused', 'waiting']) {
      expect([every(list, { pages: [progress(state)] }), every(overview, progress(state))]).toEqual([
        1_500, 3_000,
      ])
    }
    expect([every(list, { pages: [progress('done')] }), every(list, undefined)]).toEqual([false, false])
    expect([every(overview, progress('done')), every(overview, undefined)]).toEqual([false, false])
    const prophecy = prophecyQuery(ME)
    expect(every(prophecy, { ...progress('fetching'), reports_left: 0 })).toBe(4_000)
    expect(every(prophecy, { ...progress('done'), reports_left: 1 })).toBe(4_000)
    expect([every(prophecy, { ...progress('done'), reports_left: 0 }), every(prophecy, undefined)]).toEqual([
      false,
      false,
    ])
    const weapon = forge.forgeWeaponQuery(ME, '1')
    expect(every(weapon, { personal: progress('fetching') })).toBe(2_000)
    expect([
      every(weapon, { personal: progress('done') }),
      every(weapon, { personal: {} }),
      every(weapon, undefined),
    ]).toEqual([false, false, false])
  })

  it('only another order of the same runs waits under what stands there', () => {
    const { placeholderData } = archives.archiveListQuery(ME, LIST)
    const under = (filter: Parameters<typeof archives.archiveListQuery>[1]) =>
      (placeholderData as (before: unknown, query: object) => unknown)('before', {
        queryKey: archives.archiveListQuery(ME, filter).queryKey,
      })
    expect([
      under({ ...LIST, order: 'kd' }),
      under({ ...LIST, timeframe: 'day' }),
      under({ ...LIST, day: '2026-11-15' }),
    ]).toEqual(['before', undefined, undefined])
    expect((placeholderData as (before: unknown, query?: object) => unknown)('before')).toBeUndefined()
  })

  it('F-139 beyond its own second try the inventory is asked again only where no server was reached', () => {
    for (const { retry } of [
      own.inventoryQuery(session),
      prophecyQuery(ME),
      forge.forgeWeaponQuery(ME, '1'),
    ]) {
      const again = (failures: number, error: object) =>
        (retry as (failures: number, error: object) => boolean)(failures, error)
      expect([0, 1, 2].map((failures) => again(failures, { status: 0 }))).toEqual([true, true, false])
      expect([again(0, { status: 502 }), again(0, {})]).toEqual([false, false])
    }
  })
})
