import { expect, test } from 'vitest'
import { createAddresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Finding } from '../inspection/findings.ts'
import type { ManifestWithDefinitions } from '../manifest/create-manifest.ts'
import { silentLogger } from '../settings.ts'
import { answeringCall } from '../testing/answering-call.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { vaultProfile } from '../testing/small-profile.ts'
import { smallWorld } from '../testing/small-world.ts'
import { createGuardianCalls } from './guardian-calls.ts'

const OWNER = { membershipId: '46', membershipType: 2 }
const PATH = '/Platform/Destiny2/2/Profile/46/'

function setUp(profile: unknown, options: { loaded?: boolean; refreshFails?: boolean } = {}) {
  const world = smallWorld()
  const state = { loaded: options.loaded ?? true, refreshes: 0 }
  const manifest = {
    get definitions() {
      return state.loaded ? world : undefined
    },
    refresh: async () => {
      state.refreshes += 1
      if (options.refreshFails) throw platformFailure('network')
      state.loaded = true
      return world.index.status
    },
  } as ManifestWithDefinitions
  const clock = fakeClock()
  const { call, requests } = answeringCall({ [PATH]: profile })
  const addresses = createAddresses('http://p.test', 'http://p.test')
  const unread: Finding[] = []
  const onUnread = (findings: readonly Finding[]) => unread.push(...findings)
  const calls = createGuardianCalls({ call, addresses, manifest, clock, logger: silentLogger, onUnread })
  return { calls, requests, state, clock, unread }
}

test('one call brings the whole guardian, with the token', async () => {
  const { calls, requests } = setUp(vaultProfile([{ itemHash: 100 }]))
  const guardian = await calls.readGuardian(OWNER, { accessToken: 'token' })
  expect(guardian.weapons).toHaveLength(1)
  expect(requests).toMatchObject([{ accessToken: 'token', area: 'profile', repeatable: true }])
  expect(new URL(requests[0]?.url ?? '').searchParams.get('components')).toContain('102,103')
})

test('definitions that are not there yet are loaded first', async () => {
  const { calls, state } = setUp(vaultProfile([{ itemHash: 100 }]), { loaded: false })
  expect((await calls.readGuardian(OWNER)).weapons[0]?.name).toBe('Fatebringer')
  expect(state.refreshes).toBe(1)
})

test('without any definitions the read fails instead of showing nothing', async () => {
  const { calls } = setUp(vaultProfile([]), { loaded: false, refreshFails: true })
  await expect(calls.readGuardian(OWNER)).rejects.toMatchObject({ code: 'network' })
})

test('an unknown item makes us look for newer definitions, at most every ten minutes', async () => {
  const { calls, state, clock } = setUp(vaultProfile([{ itemHash: 999_999 }]), { refreshFails: true })
  await calls.readGuardian(OWNER)
  await calls.readGuardian(OWNER)
  expect(state.refreshes).toBe(1)
  clock.advance(10 * 60_000)
  expect((await calls.readGuardian(OWNER)).unknownItems).toBe(1)
  expect(state.refreshes).toBe(2)
})

test('what could not be read is told once for an account', async () => {
  const { calls, unread } = setUp(vaultProfile([{ itemHash: 999_999 }, { itemHash: 999_998 }]))
  await calls.readGuardian(OWNER)
  await calls.readGuardian(OWNER)
  expect(unread).toMatchObject([{ kind: 'unknown', what: 'item', count: 2, values: [999_999, 999_998] }])
})
