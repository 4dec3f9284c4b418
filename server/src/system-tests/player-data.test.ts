import { readFileSync } from 'node:fs'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onBothDatabases, postgresSettings } from '../../test-support/databases/databases.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { openDatabase } from '../db/database.ts'
import { features } from '../features.ts'
import { loadSecretKeys } from '../secrets/secret-key.ts'

const PLAYER = '4611686018400000001'
const OTHER = '4611686018400000002'

/**
 * Tables without a column `membership_id` that are about players all the same: a column that holds the player's id under
 * another name, or the id of a row that is theirs. What is forgotten may lose its row, or only that name.
 */
const PARTS: Readonly<Record<string, { readonly by: string; readonly ofRow?: true }>> = {
  atlas_changes: { by: 'actor' },
  atlas_points: { by: 'submitted_by' },
  refresh_handles: { by: 'session_id', ofRow: true },
  sentinel_messages: { by: 'conversation_id', ofRow: true },
}
/** Tables that say nothing about a player. An address stands in rate_limits for as long as the limit counts. */
const NOBODYS = new Set([
  'atlas_slots',
  'incidents',
  'installation',
  'observations',
  'platform_budget',
  'prophecy_reports',
  'prophecy_sizes',
  'push_keys',
  'rate_limits',
  'share_gone',
  'spent_nonces',
])

/**
 * Tables whose rows tell the player nothing more: what would sign somebody in, which pages of the history are fetched
 * already, the same runs packed in one piece, and answers that are still being written into a conversation.
 */
const NOT_EXPORTED = new Set([
  'activity_digests',
  'activity_fetch_leases',
  'activity_fetches',
  'refresh_handles',
  'sentinel_runs',
])

/** How the privacy page's entry begins that tells of a table, for each that holds something about a player. */
const ON_PRIVACY_PAGE: Readonly<Record<string, string>> = {
  access_tokens: 'Names and digests of the access tokens',
  activity_digests: 'Your match history',
  activity_fetch_leases: 'Your match history',
  activity_fetches: 'Your match history',
  activity_runs: 'Your match history',
  alert_settings: 'What you want to be told of',
  armor_kept: 'What the armor optimizer keeps',
  atlas_appeals: 'What you put on the map',
  atlas_changes: "The map's log",
  atlas_found: 'What you put on the map',
  atlas_planner: 'What you put on the map',
  atlas_points: 'What you put on the map',
  atlas_reports: 'What you put on the map',
  atlas_votes: 'What you put on the map',
  daily_snapshots: 'Your vault score of each day',
  guardian_parts: 'The last good copy of your profile',
  guardians: 'The last good copy of your profile',
  held_alerts: 'Alerts for you',
  notices: 'Messages to you',
  own_wish_lists: 'The wish lists that you load',
  player_facts: 'The last good copy of your profile and of your statistics',
  prophecy_use: 'Which weapons you used',
  prophecy_watch: 'Which weapons you used',
  push_subscriptions: 'What you want to be told of',
  refresh_handles: 'Your sign-ins',
  sentinel_conversations: 'Your conversations with the assistant',
  sentinel_messages: 'Your conversations with the assistant',
  sentinel_runs: 'Your conversations with the assistant',
  sentinel_usage: 'How many tokens AI models used',
  sessions: 'Your sign-ins',
  share_versions: 'What you shared',
  shares: 'What you shared',
  weapon_notes: 'What you decide about your weapons',
  weapon_reviews: 'What you decide about your weapons',
}
/** Entries without a table of their own: the tokens are a column of the sign-ins. */
const WITHOUT_TABLE = ["The platform's own tokens"]

/** What the privacy page lists below a heading. Read as text: the server imports nothing of the web. */
function privacyEntries(heading: string): readonly string[] {
  const page = readFileSync(new URL('../../../web/src/screens/privacy/words.ts', import.meta.url), 'utf8')
  const part = page.split('\n## ').find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const list = part.split('\n- ').slice(1)
  return list.map((entry) => entry.split('\n\n')[0]?.replaceAll(/\s+/g, ' ') ?? '')
}

/** Notes the tables that queries name. */
function tableRecorder() {
  const named = new Set<string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      JSON.stringify(node, (_key, value) => {
        if (value?.kind === 'TableNode') named.add(value.table.identifier.name)
        return value
      })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { named, plugin }
}

onBothDatabases('what is stored about a player', (database) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ database: database.current })
  })
  afterEach(() => test.close())

  /** Read from the database itself: a table added later is in it too. */
  const tables = () => database.current.query.introspection.getTables()
  type Table = Awaited<ReturnType<typeof tables>>[number]
  const isOfPlayer = ({ columns }: Table) => columns.some(({ name }) => name === 'membership_id')

  function rowOf(table: Table, membershipId: string) {
    const columns = table.columns.filter(({ isAutoIncrementing }) => !isAutoIncrementing)
    const parent = PARTS[table.name]
    const values = columns.map(({ name, dataType }) => {
      if (name === 'membership_id') return sql.val(membershipId)
      if (name === parent?.by) return sql.val(parent.ofRow ? `id ${membershipId}` : membershipId)
      if (/int|double|float|real|num/i.test(dataType)) return sql.val(1)
      return sql.val(/blob|bytea/i.test(dataType) ? new Uint8Array([1]) : `${name} ${membershipId}`)
    })
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    return sql`insert into ${sql.table(table.name)} (${names}) values (${sql.join(values)})`
  }

  async function count({ name }: Table, membershipId: string): Promise<number> {
    const { by, ofRow = false } = PARTS[name] ?? { by: 'membership_id' }
    const value = ofRow ? `id ${membershipId}` : membershipId
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.table(name)} where ${sql.ref(by)} = ${value}
    `.execute(database.current.query)
    return Number(rows[0]?.found)
  }

  it('stands in tables that name the player, or belong to one that does', async () => {
    const others = (await tables()).filter((table) => !isOfPlayer(table) && !PARTS[table.name])
    expect(others.map(({ name }) => name).filter((name) => !NOBODYS.has(name))).toEqual([])
  })

  it('is described table by table', async () => {
    const page = readFileSync(new URL('../../../docs/how-data-walks.md', import.meta.url), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    const described = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    )
    const names = (await tables()).map(({ name }) => name)
    expect(names.filter((name) => !described.includes(name))).toEqual([])
    if (database.current.kind === 'postgres') {
      expect(described.filter((name) => name !== 'rate_limits' && !names.includes(name ?? ''))).toEqual([])
    }
  })

  it('is named on the privacy page, table by table', async () => {
    const entries = privacyEntries('What the server keeps')
    const about = (await tables()).filter((table) => isOfPlayer(table) || PARTS[table.name])
    const unnamed = about.filter(({ name }) => {
      const beginning = ON_PRIVACY_PAGE[name]
      return beginning === undefined || !entries.some((entry) => entry.startsWith(beginning))
    })
    expect(unnamed.map(({ name }) => name)).toEqual([])
    const beginnings = [...Object.values(ON_PRIVACY_PAGE), ...WITHOUT_TABLE]
    expect(entries.filter((entry) => !beginnings.some((text) => entry.startsWith(text)))).toEqual([])
    const names = about.map(({ name }) => name)
    expect(Object.keys(ON_PRIVACY_PAGE).filter((name) => !names.includes(name))).toEqual([])
  })

  it('is gone from every table once the player is forgotten, and nobody else is', async () => {
    const all = await tables()
    const filled = [...all.filter(isOfPlayer), ...all.filter(({ name }) => PARTS[name])]
    expect(filled.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'armor_kept',
        'daily_snapshots',
        'guardians',
        'notices',
        'refresh_handles',
        'sessions',
      ]),
    )
    for (const table of filled) {
      for (const member of [PLAYER, OTHER]) await rowOf(table, member).execute(database.current.query)
      expect([table.name, await count(table, PLAYER)]).toEqual([table.name, 1])
    }
    await test.services.playerData.forget(PLAYER)
    for (const table of filled) {
      const left = [await count(table, PLAYER), await count(table, OTHER)]
      expect([table.name, ...left]).toEqual([table.name, 0, 1])
    }
    await test.services.playerData.forget(OTHER)
  })

  it('is exported by feature, without anything that would sign somebody in', async () => {
    const browser = createTestBrowser(test.app)
    const { access_token, refresh_token } = await browser.signIn(PLAYER)
    const review = { item_instance_id: '6917529000000000001', decision: 'keep', decided_at: 1 }
    const put = (url: string, payload: object) =>
      browser.request({ method: 'PUT', url, payload, bearer: access_token })
    await put('/api/reviews', { reviews: [review] })
    await put('/api/armor/kept', { pinned: ['2'], excluded: [], only: [], targets: [], changed_at: 1 })
    expect((await browser.get('/api/dashboard/guardian-data')).statusCode).toBe(200)
    await test.services.snapshots.settle()
    await test.services.playerFacts.settle()
    // The copy is written behind the answer.
    const copies = () => test.services.playerData.exportOf(PLAYER)
    await vi.waitFor(async () => expect(await copies()).not.toMatchObject({ guardians: { copies: [] } }))
    const exported = await test.services.playerData.exportOf(PLAYER)
    expect(exported).toMatchObject({
      sessions: { sessions: [{ membership_id: PLAYER, ended_at: null }] },
      guardians: { copies: [{ membership_type: 3, guardian: { membershipId: PLAYER } }] },
      reviews: { decisions: [review] },
      armor: { kept: { pinned: ['2'] } },
      dashboard: { statistics: [{ facts: {} }] },
    })
    const text = JSON.stringify(exported)
    for (const secret of [access_token, refresh_token, browser.jar.get('vault_session')]) {
      expect(text).not.toContain(secret)
    }
    expect(text).not.toMatch(/_hash"|_tokens"/)
    expect(JSON.stringify(await test.services.playerData.exportOf(OTHER))).not.toContain(PLAYER)
  })

  it('F-322 is exported from every table about the player, one that is added later too', async () => {
    const { named, plugin } = tableRecorder()
    const watched = { ...database.current, query: database.current.query.withPlugin(plugin) }
    const recording = await createTestApp({ database: watched })
    const browser = createTestBrowser(recording.app)
    await browser.signIn(PLAYER)
    const share = { kind: 'prophecy', name: 'x', traits: [], gems: [], farming: [], meta: [] }
    expect((await browser.post('/api/shares', { document: share, parts: [] })).statusCode).toBe(200)
    expect((await browser.get('/api/dashboard/guardian-data')).statusCode).toBe(200)
    const exportOf = () => recording.services.playerData.exportOf(PLAYER)
    await vi.waitFor(async () => expect(await exportOf()).not.toMatchObject({ guardians: { copies: [] } }))
    await recording.services.snapshots.settle()
    await recording.services.playerFacts.settle()
    named.clear()
    await exportOf()
    const about = (await tables()).filter((table) => isOfPlayer(table) || PARTS[table.name])
    const forgotten = about
      .map(({ name }) => name)
      .filter((name) => !named.has(name) && !NOT_EXPORTED.has(name))
    await recording.close()
    expect(forgotten).toEqual([])
  })

  it('F-322 leaves no new trace in any column of any table once the player has deleted it', async () => {
    const traces = async () => {
      const found: string[] = []
      for (const { name } of await tables()) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.current.query)
        if (rows.some((row) => JSON.stringify(row).includes(PLAYER))) found.push(name)
      }
      return found
    }
    await test.services.playerData.forget(PLAYER)
    // Of the tests before: made-up texts in rows that stay, without the name.
    const before = await traces()
    expect(before).toEqual(['atlas_changes'])
    const browser = createTestBrowser(test.app)
    const { access_token } = await browser.signIn(PLAYER)
    const put = (url: string, payload: object) =>
      browser.request({ method: 'PUT', url, payload, bearer: access_token })
    const review = { item_instance_id: '6917529000000000001', decision: 'keep', decided_at: 1 }
    const share = { kind: 'prophecy', name: 'x', traits: [], gems: [], farming: [], meta: [] }
    const used = [
      await put('/api/reviews', { reviews: [review] }),
      await put('/api/armor/kept', { pinned: ['2'], excluded: [], only: [], targets: [], changed_at: 1 }),
      await browser.get('/api/dashboard/guardian-data'),
      await browser.get('/api/archives/overview'),
      await browser.post('/api/access-tokens', { name: 'script' }),
      await browser.post('/api/shares', { document: share, parts: [] }),
    ]
    expect(used.map(({ statusCode }) => statusCode)).toEqual(used.map(() => 200))
    await vi.waitFor(async () =>
      expect(await traces()).toEqual(
        expect.arrayContaining([
          'access_tokens',
          'guardians',
          'sessions',
          'share_versions',
          'weapon_reviews',
        ]),
      ),
    )
    const deleted = await browser.post('/api/profile/delete', { confirm: `Guardian ${PLAYER}` })
    expect(deleted.statusCode).toBe(200)
    expect(await traces()).toEqual(before)
    // Whatever was still under way has ended by now: it brings nothing back.
    await test.services.snapshots.settle()
    await test.services.playerFacts.settle()
    expect(await traces()).toEqual(before)
  })

  it('is gone from memory too', async () => {
    const browser = createTestBrowser(test.app)
    await browser.signIn(PLAYER)
    const read = async () => (await browser.get('/api/dashboard/guardian-data')).statusCode
    expect(await read()).toBe(200)
    const reads = () => test.fake.calls.readGuardian
    const before = reads()
    expect(await read()).toBe(200)
    expect(reads()).toBe(before)
    await test.services.playerData.forget(PLAYER)
    expect(await read()).toBe(401)
    await browser.signIn(PLAYER)
    expect(await read()).toBe(200)
    expect(reads()).toBe(before + 1)
  })
})

describe('a player who is forgotten', () => {
  it('has read on the privacy page what stays without the name', () => {
    // What atlas_points, atlas_changes and share_gone hold afterwards.
    const stays = [
      /^Map points that were accepted/,
      /^The map's log/,
      /^A digest of the address of each build/,
    ]
    expect(privacyEntries('How to end it')).toEqual(stays.map((text) => expect.stringMatching(text)))
  })

  it('is gone from the memory of every node', async () => {
    const { settings, remove } = await postgresSettings()
    const database = await openDatabase(settings, features.migrations)
    const keys = loadSecretKeys('the same on every node, and long enough', '/nowhere')
    const [here, there] = [await createTestApp({ database, keys }), await createTestApp({ database, keys })]
    const browser = createTestBrowser(there.app)
    await browser.signIn(PLAYER)
    const read = async () => (await browser.get('/api/dashboard/guardian-data')).statusCode
    expect([await read(), there.fake.calls.readGuardian]).toEqual([200, 1])
    await here.services.playerData.forget(PLAYER)
    expect(await read()).toBe(401)
    await browser.signIn(PLAYER)
    // What is announced arrives a moment later.
    await vi.waitFor(async () => expect([await read(), there.fake.calls.readGuardian]).toEqual([200, 2]))
    await here.close()
    await there.close()
    await database.close()
    await remove()
  })
})
