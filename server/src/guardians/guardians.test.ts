import { zstdCompressSync } from 'node:zlib'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import {
  createFakePlatform,
  type FakePlatform,
  platformError,
} from '../../test-support/fakes/fake-platform.ts'
import { makeGuardian, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { refuse } from '../sessions/refusals.ts'
import { createGuardianStore, type GuardianTables } from './guardian-store.ts'
import { createGuardians, type GuardianCopy } from './guardians.ts'
import { MisfitError, PART_NAMES, type PartName, splitGuardian } from './parts/parts.ts'

const token = async () => 'access'
const ready = { ready: async () => {} }
let serial = 0

onBothDatabases('the guardian cache', (database) => {
  let time: number
  let fake: FakePlatform
  let owner: { membershipType: number; membershipId: string }
  const now = () => time
  const node = (objectBytes?: number) =>
    createGuardians({
      store: createGuardianStore(database.current.query),
      platform: fake.platform,
      manifest: ready,
      now,
      ...(objectBytes ? { objectBytes } : {}),
    })
  const nameOf = async (copy: GuardianCopy) => (await copy.load(['account'])).displayName

  /** Until the database has what was fetched just now. */
  const written = () =>
    vi.waitFor(async () =>
      expect((await createGuardianStore(database.current.query).facts(owner))?.fetchedAt).toBe(time),
    )

  beforeEach(() => {
    time = Date.UTC(2026, 7, 1)
    fake = createFakePlatform(now)
    owner = { membershipType: 3, membershipId: `461168601840000${++serial}` }
    fake.serve((membershipId) =>
      makeGuardian({ membershipId, mintedAt: new Date(time).toISOString(), displayName: `at ${time}` }),
    )
  })

  it('asks the platform once for many readers at once, and not again for half a minute', async () => {
    const guardians = node()
    fake.slowDown(10)
    const copies = await Promise.all(Array.from({ length: 30 }, () => guardians.read(owner, token)))
    expect(new Set(copies.map((copy) => copy.version)).size).toBe(1)
    time += 29_999
    await guardians.read(owner, token)
    expect(fake.calls.readGuardian).toBe(1)
    await guardians.stop()
  })

  it('serves the copy in hand after that while a newer one is fetched behind it', async () => {
    const guardians = node()
    const first = await guardians.read(owner, token)
    time += 30_000
    const second = await guardians.read(owner, token)
    expect(second.version).toBe(first.version)
    expect(second.staleReason).toBeUndefined()
    await guardians.settle()
    const third = await guardians.read(owner, token)
    expect(third.version).not.toBe(first.version)
    expect(await nameOf(third)).toBe(`at ${time}`)
    expect(fake.calls.readGuardian).toBe(2)
    await guardians.stop()
  })

  it('fetches nothing behind it while many wait for a thread, up to five minutes', async () => {
    const first = node()
    await first.read(owner, token)
    await first.stop()
    let asked = 0
    let busy = true
    const guardians = createGuardians({
      store: createGuardianStore(database.current.query),
      platform: {
        ...fake.platform,
        readGuardianThrough: async () => {
          asked++
          throw platformError('unavailable')
        },
      },
      workers: {
        isBusy: () => busy,
        translate: async () => {
          throw new Error('nothing to translate')
        },
      },
      manifest: ready,
      now,
    })
    time += 30_000
    await guardians.read(owner, token)
    await guardians.settle()
    expect(asked).toBe(0)
    time += 5 * 60_000
    expect(await guardians.read(owner, token)).toMatchObject({ staleReason: 'unavailable' })
    expect(asked).toBe(1)
    busy = false
    time += 60_000
    await guardians.read(owner, token)
    await guardians.settle()
    expect(asked).toBe(2)
    await guardians.stop()
  })

  it('waits for the newer one when the copy is older than five minutes', async () => {
    const guardians = node()
    const first = await guardians.read(owner, token)
    time += 5 * 60_000
    const second = await guardians.read(owner, token)
    expect(second.version).not.toBe(first.version)
    await guardians.stop()
  })

  it('F-350 serves the last good copy, however old and after a restart, when the platform is down', async () => {
    const before = node()
    const first = await before.read(owner, token)
    await before.stop()
    time += 3 * 86_400_000
    fake.fail('readGuardian', platformError('maintenance'))
    const after = node()
    const copy = await after.read(owner, token)
    expect(copy).toMatchObject({
      version: first.version,
      mintedAt: first.mintedAt,
      staleReason: 'maintenance',
    })
    expect(await nameOf(copy)).toBe(`at ${first.mintedAt}`)
    const calls = fake.calls.readGuardian
    await after.read(owner, token)
    expect(fake.calls.readGuardian).toBe(calls)
    fake.recover()
    time += 5_000
    const recovered = await after.read(owner, token)
    expect(recovered.staleReason).toBeUndefined()
    expect(recovered.mintedAt).toBe(time)
    await after.stop()
  })

  it('asks again after the clock was set back a day, instead of taking the copy for fresh until tomorrow', async () => {
    const guardians = node()
    await guardians.read(owner, token)
    await written()
    time -= 86_400_000
    await guardians.read(owner, token)
    expect(fake.calls.readGuardian).toBe(2)
    const elsewhere = node()
    time -= 86_400_000
    await elsewhere.read(owner, token)
    expect(fake.calls.readGuardian).toBe(3)
    await guardians.stop()
    await elsewhere.stop()
  })

  it('does not keep a pause until tomorrow either when the clock was set back in it', async () => {
    const guardians = node()
    await guardians.read(owner, token)
    fake.fail('readGuardian', platformError('throttled', 60_000))
    time += 301_000
    await guardians.read(owner, token)
    fake.recover()
    time -= 86_400_000
    const asked = fake.calls.readGuardian
    expect((await guardians.read(owner, token)).staleReason).toBeUndefined()
    expect(fake.calls.readGuardian).toBe(asked + 1)
    await guardians.stop()
  })

  it('pauses as long as the platform asked for, up to a minute', async () => {
    const guardians = node()
    await guardians.read(owner, token)
    time += 300_000
    fake.fail('readGuardian', platformError('throttled', 20_000))
    await guardians.read(owner, token)
    time += 19_999
    await guardians.read(owner, token)
    expect(fake.calls.readGuardian).toBe(2)
    time += 1
    await guardians.read(owner, token)
    expect(fake.calls.readGuardian).toBe(3)
    await guardians.stop()
  })

  it('fails without a copy, and with one when the failure is no outage', async () => {
    const guardians = node()
    fake.fail('readGuardian', platformError('unavailable'))
    await expect(guardians.read(owner, token)).rejects.toMatchObject({ code: 'unavailable' })
    fake.recover()
    await guardians.read(owner, token)
    time += 31_000
    fake.fail('readGuardian', platformError('private'))
    await guardians.read(owner, token)
    await guardians.settle()
    await expect(guardians.read(owner, token)).rejects.toMatchObject({ code: 'private' })
    await guardians.stop()
  })

  it('serves the last good copy to a session that has to connect again, and the newest to another', async () => {
    const guardians = node()
    const first = await guardians.read(owner, token)
    time += 600_000
    const lost = async () => {
      throw refuse('reconnect-needed')
    }
    const copy = await guardians.read(owner, lost)
    expect(copy).toMatchObject({ version: first.version, staleReason: 'reconnect-needed' })
    const newer = await guardians.read(owner, token)
    expect(newer).toMatchObject({ mintedAt: time, staleReason: undefined })
    await guardians.stop()
  })

  it('says when the platform was last heard, also after it refused in between', async () => {
    const guardians = node()
    await guardians.read(owner, token)
    const fetchedAt = time
    time += 31_000
    fake.fail('readGuardian', platformError('private'))
    await guardians.read(owner, token)
    await guardians.settle()
    fake.fail('readGuardian', platformError('maintenance'))
    expect(await guardians.read(owner, token)).toMatchObject({ fetchedAt, staleReason: 'maintenance' })
    fake.recover()
    time += 60_000
    expect(await guardians.read(owner, token)).toMatchObject({ fetchedAt: time })
    await guardians.stop()
  })

  it('tells a session of its own refusal only: another one that waits with it asks for itself', async () => {
    const guardians = node()
    const dead = { ...owner, id: 'dead' }
    const live = { ...owner, id: 'live' }
    let tries = 0
    const refusal = Promise.withResolvers<never>()
    const refused = () => {
      tries++
      return refusal.promise
    }
    const first = guardians.read(dead, refused)
    await vi.waitFor(() => expect(tries).toBe(1))
    const readers = [first, guardians.read(live, token), guardians.read(live, token)]
    refusal.reject(refuse('grant-invalid'))
    const results = await Promise.allSettled(readers)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect([tries, fake.calls.readGuardian]).toEqual([1, 1])
    await guardians.stop()
  })

  it('gives the last good copy, or says that it is stopping, when the server cannot wait any longer', async () => {
    const guardians = node()
    const first = await guardians.read(owner, token)
    time += 600_000
    const never = () => new Promise<string>((resolve) => waiting.push(resolve))
    const waiting: ((token: string) => void)[] = []
    const withCopy = guardians.read(owner, never)
    const without = guardians.read({ ...owner, membershipId: `${owner.membershipId}9` }, never)
    const refusal = expect(without).rejects.toMatchObject({ status: 503, code: 'stopping' })
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    guardians.giveUp()
    expect(await withCopy).toMatchObject({ version: first.version, staleReason: 'stopping' })
    await refusal
    for (const go of waiting) go('access')
    await guardians.stop()
  })

  it('does not let guardians whose platform is slow hold up any other', async () => {
    const guardians = node()
    const silent = new Promise<string>(() => {})
    for (let at = 0; at < 20; at++) {
      guardians.read({ ...owner, membershipId: `${owner.membershipId}${at}` }, () => silent).catch(() => {})
    }
    expect(await guardians.read(owner, token)).toMatchObject({ mintedAt: time })
    guardians.giveUp()
    await guardians.stop()
  })

  it('gives a guardian up that takes too long as a whole, and tells why', async () => {
    const guardians = createGuardians({
      store: createGuardianStore(database.current.query),
      platform: fake.platform,
      manifest: ready,
      now,
      fetchLimitMs: 200,
    })
    const silent = new Promise<string>(() => {})
    await expect(guardians.read(owner, () => silent)).rejects.toMatchObject({ code: 'timeout' })
    // On a busy machine this one may take longer than its limit, too.
    expect(await vi.waitFor(() => guardians.read(owner, token))).toMatchObject({ mintedAt: time })
    await guardians.stop()
  })

  it('renews a token the platform refuses, once', async () => {
    const guardians = node()
    const tokens: (string | undefined)[] = []
    fake.fail('readGuardian', platformError('unauthorized'))
    const source = async (refused?: string) => {
      tokens.push(refused)
      if (refused) fake.recover()
      return refused ? 'renewed' : 'first'
    }
    await expect(guardians.read(owner, source)).resolves.toBeDefined()
    expect(tokens).toEqual([undefined, 'first'])
    fake.fail('readGuardian', platformError('unauthorized'))
    time += 600_000
    await expect(guardians.read(owner, token)).rejects.toMatchObject({ code: 'unauthorized' })
    await guardians.stop()
  })

  it('never lets a copy minted earlier replace a later one, in memory or on another node', async () => {
    const guardians = node()
    const minted = (mintedAt: number, displayName: string) => (): Guardian =>
      makeGuardian({ ...owner, mintedAt: new Date(mintedAt).toISOString(), displayName })
    fake.serve(minted(time, 'new'))
    await guardians.read(owner, token)
    await guardians.settle()
    fake.serve(minted(time - 60_000, 'old'))
    time += 600_000
    const copy = await guardians.read(owner, token)
    expect(await nameOf(copy)).toBe('new')
    expect(copy).toMatchObject({ fetchedAt: time, staleReason: undefined })
    const facts = { version: 'older', mintedAt: 0, fetchedAt: time, itemCount: 0, withheldCount: 0 }
    const older = splitGuardian(minted(0, 'older')()).parts.map(({ written }) => written)
    await createGuardianStore(database.current.query).save(owner, facts, older)
    const other = await node().read(owner, token)
    expect(await nameOf(other)).toBe('new')
    await guardians.stop()
  })

  it('knows the same content minted anew: a younger copy of the same version, nothing written but its age', async () => {
    const [guardians, compared] = [node(), { times: 0 }]
    guardians.onNewCopy({
      wants: async () => true,
      compare: () => compared.times++,
      compareWritten: () => compared.times++,
    })
    fake.serve(() =>
      makeGuardian({ ...owner, mintedAt: new Date(time).toISOString(), weapons: [makeWeapon({})] }),
    )
    const first = await guardians.read(owner, token)
    await written()
    await spoil('weapons', { shape: 7 })
    time += 600_000
    const again = await guardians.read(owner, token)
    expect(again).toMatchObject({ version: first.version, mintedAt: time, fetchedAt: time })
    await written()
    const other = node()
    expect(await other.read(owner, token)).toMatchObject({ version: first.version, mintedAt: time })
    await expect(other.read(owner, token).then((copy) => copy.loadStored(['weapons']))).rejects.toThrow(
      'stored in shape 7',
    )
    expect(compared.times).toBe(0)
    time += 86_400_000
    expect((await guardians.read(owner, token)).version).not.toBe(first.version)
    await Promise.all([guardians.stop(), other.stop()])
  })

  it('gives another node the copy without asking the platform again', async () => {
    const first = node()
    await first.read(owner, token)
    await first.stop()
    const copy = await node().read(owner, token)
    expect(await nameOf(copy)).toBe(`at ${time}`)
    expect(fake.calls.readGuardian).toBe(1)
  })

  it('takes over what another node has fetched since, instead of fetching it again', async () => {
    const [here, there] = [node(), node()]
    await here.read(owner, token)
    await written()
    await there.read(owner, token)
    time += 6 * 60_000
    const newer = await here.read(owner, token)
    await written()
    const taken = await there.read(owner, token)
    expect([taken.version, taken.staleReason]).toEqual([newer.version, undefined])
    expect(await nameOf(taken)).toBe(`at ${time}`)
    expect(fake.calls.readGuardian).toBe(2)
    await Promise.all([here.stop(), there.stop()])
  })

  it('F-350 in an outage every node has the newest copy that any of them fetched', async () => {
    const [here, there] = [node(), node()]
    await here.read(owner, token)
    await written()
    await there.read(owner, token)
    await (await there.read(owner, token)).load(['account'])
    time += 6 * 60_000
    const newer = await here.read(owner, token)
    const fetchedAt = time
    await written()
    fake.fail('readGuardian', platformError('maintenance'))
    time += 10 * 60_000
    const last = await there.read(owner, token)
    expect([last.version, last.fetchedAt, last.staleReason]).toEqual([
      newer.version,
      fetchedAt,
      'maintenance',
    ])
    expect(await nameOf(last)).toBe(`at ${fetchedAt}`)
    await Promise.all([here.stop(), there.stop()])
  })

  it('reads from the database what did not fit into memory', async () => {
    fake.serve(() => makeGuardian({ ...owner, weapons: [makeWeapon({ name: 'Ace of Tests' })] }))
    const guardians = node(10)
    const copy = await guardians.read(owner, token)
    await guardians.settle()
    expect((await copy.load(['weapons'])).weapons[0]?.name).toBe('Ace of Tests')
    await guardians.stop()
  })

  const spoil = (part: PartName, change: { shape?: number; body?: Uint8Array }) =>
    database.current.query
      .withTables<GuardianTables>()
      .updateTable('guardian_parts')
      .set(change)
      .where('membership_id', '=', owner.membershipId)
      .where('part', '=', part)
      .execute()
  const storedBefore = async () => {
    const before = node()
    await before.read(owner, token)
    await before.stop()
  }

  it('reads one part without opening the others: counting triumphs does not parse weapons', async () => {
    const triumph = { hash: 1, platformState: 0, objectives: [] }
    fake.serve(() => makeGuardian({ ...owner, triumphs: [triumph] }))
    await storedBefore()
    for (const name of PART_NAMES) {
      if (name !== 'records') await spoil(name, { body: new Uint8Array([1, 2, 3]) })
    }
    const guardians = node()
    const { triumphs } = await (await guardians.read(owner, token)).load(['records'])
    expect([triumphs, fake.calls.readGuardian]).toEqual([[triumph], 1])
    await guardians.stop()
  })

  it.each([
    ['is of another shape', { shape: 99 }],
    ['does not fit the schema', { body: zstdCompressSync('{"items":[{}],"plugs":[]}') }],
    ['cannot be unpacked', { body: new Uint8Array([1, 2, 3]) }],
  ])('reads a copy anew whose part %s, and keeps the new one', async (_, change) => {
    await storedBefore()
    await spoil('weapons', change)
    const guardians = node()
    const copy = await guardians.read(owner, token)
    const loads = await Promise.all([copy.load(['weapons']), copy.load(['weapons', 'account'])])
    expect(loads.map(({ weapons }) => weapons)).toEqual([[makeWeapon()], [makeWeapon()]])
    expect(fake.calls.readGuardian).toBe(2)
    await guardians.stop()
    const after = node()
    await (await after.read(owner, token)).load(['weapons'])
    expect(fake.calls.readGuardian).toBe(2)
    await after.stop()
  })

  it('replaces a copy that cannot be read even by one minted earlier', async () => {
    await storedBefore()
    await spoil('weapons', { shape: 99 })
    fake.serve(() => makeGuardian({ ...owner, mintedAt: new Date(0).toISOString(), displayName: 'earlier' }))
    const guardians = node()
    const copy = await guardians.read(owner, token)
    await copy.load(['weapons'])
    expect(await nameOf(copy)).toBe('earlier')
    await guardians.stop()
    expect(await nameOf(await node().read(owner, token))).toBe('earlier')
  })

  it('where the platform is out too, says so, and still has the parts that can be read', async () => {
    await storedBefore()
    await spoil('weapons', { shape: 99 })
    fake.fail('readGuardian', platformError('maintenance'))
    const guardians = node()
    const copy = await guardians.read(owner, token)
    await expect(copy.load(['weapons'])).rejects.toMatchObject({ code: 'maintenance' })
    await expect(copy.loadStored(['weapons'])).rejects.toThrow(MisfitError)
    expect(await nameOf(copy)).toBe(`at ${time}`)
    await guardians.stop()
  })

  it('never mixes the parts of two copies: whoever reads on after a change gets the new one whole', async () => {
    const [here, there] = [node(), node()]
    await here.read(owner, token)
    await written()
    const copy = await there.read(owner, token)
    const first = time
    expect(await nameOf(copy)).toBe(`at ${first}`)
    time += 6 * 60_000
    await here.read(owner, token)
    await written()
    const { displayName, mintedAt } = await copy.load(['weapons', 'account'])
    expect([displayName, Date.parse(mintedAt)]).toEqual([`at ${time}`, time])
    await Promise.all([here.stop(), there.stop()])
  })

  it('lets go of copies that nobody asked for in a long time', async () => {
    const store = createGuardianStore(database.current.query)
    const guardians = node()
    await guardians.read(owner, token)
    await guardians.stop()
    await store.purge(time)
    const { version = '' } = (await store.facts(owner)) ?? {}
    expect(await store.parts(owner, version, PART_NAMES)).toHaveLength(PART_NAMES.length)
    await store.purge(time + 1)
    expect(await store.facts(owner)).toBeUndefined()
    expect(await store.parts(owner, version, PART_NAMES)).toEqual([])
  })
})
