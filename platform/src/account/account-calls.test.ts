import { expect, test } from 'vitest'
import { createAddresses } from '../http/addresses.ts'
import { answeringCall } from '../testing/answering-call.ts'
import { createAccountCalls } from './account-calls.ts'

const ORIGIN = 'http://p.test'
const MEMBERSHIPS = '/Platform/User/GetMembershipsForCurrentUser/'
const LINKED = '/Platform/Destiny2/254/Profile/7094/LinkedProfiles/'
const SEARCH = '/Platform/Destiny2/SearchDestinyPlayerByBungieName/-1/'

const card = (membershipType: number, crossSaveOverride: number, more: object = {}) => ({
  membershipType,
  membershipId: `46${membershipType}`,
  displayName: 'plain',
  bungieGlobalDisplayName: 'Vid',
  bungieGlobalDisplayNameCode: 7,
  crossSaveOverride,
  ...more,
})
const memberships = (cards: object[], primaryMembershipId?: string) => ({
  destinyMemberships: cards,
  ...(primaryMembershipId ? { primaryMembershipId } : {}),
  bungieNetUser: { membershipId: '7094' },
})

function resolve(answers: Record<string, unknown>) {
  const { call, requests } = answeringCall(answers)
  const calls = createAccountCalls(call, createAddresses(ORIGIN, ORIGIN))
  return { account: calls.resolveAccount('token'), calls, requests }
}

test('G-48 with cross save the primary account is meant', async () => {
  const { account } = resolve({ [MEMBERSHIPS]: memberships([card(1, 2), card(2, 2)], '462') })
  expect(await account).toEqual({
    membershipId: '462',
    membershipType: 2,
    platformMembershipId: '7094',
    displayName: 'Vid',
    displayNameCode: '0007',
  })
})

test('without cross save the only account that nothing overrides is meant', async () => {
  const { account, requests } = resolve({ [MEMBERSHIPS]: memberships([card(1, 3), card(3, 0)]) })
  expect(await account).toMatchObject({ membershipId: '463', membershipType: 3 })
  expect(requests).toHaveLength(1)
})

test('of several accounts the one played last is meant', async () => {
  const { account } = resolve({
    [MEMBERSHIPS]: memberships([card(1, 0), card(3, 0)]),
    [LINKED]: {
      profiles: [
        card(3, 0, { dateLastPlayed: '2024-01-01T00:00:00Z' }),
        card(1, 0, { dateLastPlayed: '2026-01-01T00:00:00Z' }),
        card(2, 0, { dateLastPlayed: '2026-09-01T00:00:00Z', isOverridden: true }),
      ],
    },
  })
  expect(await account).toMatchObject({ membershipId: '461', membershipType: 1 })
})

const withErrors = (errorCode: number) => ({
  profiles: [],
  profilesWithErrors: [{ errorCode, infoCard: card(1, 0) }],
})

test('when every linked profile is in trouble it is an outage, not a missing account', async () => {
  const answers = { [MEMBERSHIPS]: memberships([card(1, 0), card(3, 0)]) }
  await expect(resolve({ ...answers, [LINKED]: withErrors(1618) }).account).rejects.toMatchObject({
    code: 'unavailable',
  })
  await expect(resolve({ ...answers, [LINKED]: withErrors(1601) }).account).rejects.toMatchObject({
    code: 'no-account',
  })
})

test('a sign-in without any game account says so', async () => {
  const { account } = resolve({ [MEMBERSHIPS]: memberships([]), [LINKED]: { profiles: [] } })
  await expect(account).rejects.toMatchObject({ code: 'no-account' })
})

test('players are found by name and code, overridden cards left out', async () => {
  const { calls, requests } = resolve({
    [MEMBERSHIPS]: memberships([card(1, 0)]),
    [SEARCH]: [card(1, 2), card(2, 2)],
  })
  expect(await calls.findPlayer('Vid', 7)).toMatchObject([{ membershipId: '462', displayNameCode: '0007' }])
  expect(requests.at(-1)?.body).toBe('{"displayName":"Vid","displayNameCode":7}')
})

test('nobody of that name is an empty list', async () => {
  const { calls } = resolve({ [MEMBERSHIPS]: memberships([card(1, 0)]), [SEARCH]: [] })
  expect(await calls.findPlayer('Nobody', 1)).toEqual([])
})

test('all game accounts of a sign-in are listed, and which of them cross save plays elsewhere', async () => {
  const { calls } = resolve({ [MEMBERSHIPS]: memberships([card(1, 2), card(2, 2)], '462') })
  const accounts = await calls.listAccounts('token')
  expect(accounts.map(({ membershipId, overridden }) => [membershipId, overridden])).toEqual([
    ['461', true],
    ['462', false],
  ])
})

const LINKED_BY_ID = '/Platform/Destiny2/-1/Profile/463/LinkedProfiles/'

test('a membership id leads to the game account that is played', async () => {
  const found = (answer: unknown) =>
    createAccountCalls(
      answeringCall({ [LINKED_BY_ID]: answer }).call,
      createAddresses(ORIGIN, ORIGIN),
    ).findAccount('463')
  const played = {
    profiles: [card(1, 3, { isOverridden: true }), card(3, 3, { dateLastPlayed: '2026-01-01T00:00:00Z' })],
  }
  expect(await found(played)).toMatchObject({
    membershipId: '463',
    membershipType: 3,
    displayNameCode: '0007',
  })
  expect(await found({ profiles: [] })).toBeUndefined()
  await expect(found(withErrors(1618))).rejects.toMatchObject({ code: 'unavailable' })
})
