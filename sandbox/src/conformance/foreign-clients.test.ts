/** Clients that nobody here wrote read the sandbox as they read the real platform; only the host is replaced. */
import { createRequire } from 'node:module'
import {
  getActivityHistory,
  getDestinyManifest,
  getDestinyManifestSlice,
  getPostGameCarnageReport,
  getProfile,
  getPublicVendors,
  getVendor,
  getVendors,
  setItemLockState,
} from 'bungie-api-ts/destiny2'
import type { HttpClient } from 'bungie-api-ts/http'
import { getMembershipDataForCurrentUser } from 'bungie-api-ts/user'
import type { BungieHttpProtocol } from 'bungie-net-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '../demo-credentials.ts'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from '../test-support/sandbox-caller.ts'

const VENDOR_COMPONENTS = [300, 304, 305, 310, 400, 401, 402, 600]
const COMPONENTS = [100, 102, 200, 201, 205, 300, 304, 305]
let sandbox: Sandbox
let caller: SandboxCaller

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => new Date('2026-07-01T12:00:00Z') })
  caller = createCaller(sandbox)
})
afterAll(() => sandbox.close())

const here = (url: string) => url.replace(/^https:\/\/(www|stats)\.bungie\.net/, sandbox.url)
async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

describe('bungie-api-ts', () => {
  const http =
    (token: string): HttpClient =>
    async ({ method, url, params, body }) =>
      readJson(
        await fetch(`${here(url)}${params ? `?${new URLSearchParams(params)}` : ''}`, {
          method,
          headers: { 'x-api-key': DEMO_API_KEY, authorization: `Bearer ${token}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )

  it('signs in and reads profile, history, a report and the manifest', async () => {
    const client = http((await caller.signIn('veteran')).access_token)
    const memberships = (await getMembershipDataForCurrentUser(client)).Response
    const account = memberships.destinyMemberships.find(
      ({ membershipId }) => membershipId === memberships.primaryMembershipId,
    )
    const id = {
      membershipType: account?.membershipType ?? 0,
      destinyMembershipId: account?.membershipId ?? '',
    }
    const profile = (await getProfile(client, { ...id, components: COMPONENTS })).Response
    expect(profile.profileInventory.data?.items.length).toBeGreaterThan(300)

    const characterId = profile.profile.data?.characterIds[0] ?? ''
    const history = (await getActivityHistory(client, { ...id, characterId, count: 10 })).Response
    expect(history.activities).toHaveLength(10)
    const activityId = history.activities[0]?.activityDetails.instanceId ?? ''
    const report = (await getPostGameCarnageReport(client, { activityId })).Response
    expect(report.entries.map((entry) => entry.characterId)).toContain(characterId)

    const shop = { ...id, characterId, components: VENDOR_COMPONENTS }
    const vendors = (await getVendors(client, shop)).Response
    for (const vendorHash of Object.keys(vendors.vendors.data ?? {}).map(Number)) {
      const vendor = (await getVendor(client, { ...shop, vendorHash })).Response
      expect(Object.keys(vendor.sales.data ?? {})).toEqual(
        Object.keys(vendors.sales.data?.[vendorHash]?.saleItems ?? {}),
      )
      expect(Object.keys(vendor.itemComponents.sockets.data ?? {}).length).toBeGreaterThan(0)
    }
    const seen = (await getPublicVendors(client, { components: VENDOR_COMPONENTS })).Response
    expect(Object.keys(seen.vendors.data ?? {})).toEqual(Object.keys(vendors.vendors.data ?? {}))
    const itemId = profile.characterEquipment.data?.[characterId]?.items[0]?.itemInstanceId ?? ''
    const lock = { state: true, itemId, characterId, membershipType: id.membershipType }
    await expect(setItemLockState(client, lock)).rejects.toThrow('AccessNotPermittedByApplicationScope')

    const destinyManifest = (await getDestinyManifest(client)).Response
    const { DestinyInventoryItemDefinition: items } = await getDestinyManifestSlice(client, {
      destinyManifest,
      tableNames: ['DestinyInventoryItemDefinition'],
      language: 'en',
    })
    const equipped = profile.characterEquipment.data?.[characterId]?.items ?? []
    expect(equipped.length).toBeGreaterThan(7)
    for (const { itemHash } of equipped) expect(items[itemHash]?.displayProperties.name).toBeTruthy()
  })
})

describe('bungie-net-core', () => {
  const require = createRequire(import.meta.url)
  const { authorize, createOAuthURL, refreshAuthorization } = require('bungie-net-core/auth')
  const destiny2 = require('bungie-net-core/endpoints/Destiny2')
  const { getDestinyManifestComponent } = require('bungie-net-core/manifest')
  const credentials = { client_id: DEMO_CLIENT_ID, client_secret: DEMO_CLIENT_SECRET }

  const http =
    (token?: string): BungieHttpProtocol =>
    async ({ method, baseUrl, searchParams, body, contentType }) =>
      readJson(
        await fetch(`${here(baseUrl)}${searchParams ? `?${searchParams}` : ''}`, {
          method,
          headers: {
            'x-api-key': DEMO_API_KEY,
            ...(contentType ? { 'content-type': contentType } : {}),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(body === undefined
            ? {}
            : { body: contentType?.includes('json') ? JSON.stringify(body) : String(body) }),
        }),
      )

  it('signs in, refreshes and reads profile, history, a report and the manifest', async () => {
    const page = createOAuthURL({ client_id: DEMO_CLIENT_ID, state: 'its-own' })
    const back = await fetch(`${here(page.href)}&as=veteran`, { redirect: 'manual' })
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code')
    const first = await authorize(code, credentials, http())
    const tokens = await refreshAuthorization(first.refresh_token, credentials, http())
    expect(tokens.membership_id).toBe(first.membership_id)

    const client = http(tokens.access_token)
    const linked = await destiny2.getLinkedProfiles(client, {
      membershipId: tokens.membership_id,
      membershipType: 254,
    })
    const { membershipId, membershipType } = linked.Response.profiles[0]
    const id = { destinyMembershipId: membershipId, membershipType }
    const profile = (await destiny2.getProfile(client, { ...id, components: COMPONENTS })).Response
    expect(profile.profileInventory.data.items.length).toBeGreaterThan(300)

    const characterId = profile.profile.data.characterIds[0]
    const history = (await destiny2.getActivityHistory(client, { ...id, characterId, count: 5 })).Response
    const activityId = history.activities[0].activityDetails.instanceId
    const report = (await destiny2.getPostGameCarnageReport(client, { activityId })).Response
    expect(report.activityDetails.instanceId).toBe(activityId)

    const shop = { ...id, characterId, components: VENDOR_COMPONENTS }
    const vendors = (await destiny2.getVendors(client, shop)).Response
    const vendorHash = Number(Object.keys(vendors.vendors.data)[0])
    const vendor = (await destiny2.getVendor(client, { ...shop, vendorHash })).Response
    expect(vendor.vendor.data).toEqual(vendors.vendors.data[vendorHash])
    expect(Object.keys(vendor.itemComponents.sockets.data).length).toBeGreaterThan(0)
    const seen = (await destiny2.getPublicVendors(client, { components: VENDOR_COMPONENTS })).Response
    expect(Object.keys(seen.vendors.data)).toContain(String(vendorHash))
    const move = {
      itemReferenceHash: 1,
      stackSize: 1,
      transferToVault: true,
      itemId: '1',
      characterId,
      membershipType,
    }
    await expect(destiny2.transferItem(client, move)).rejects.toThrow('AccessNotPermittedByApplicationScope')

    const destinyManifest = (await destiny2.getDestinyManifest(client)).Response
    const table = { destinyManifest, tableName: 'DestinyStatDefinition', language: 'en' }
    const stats = await getDestinyManifestComponent(client, table)
    expect(stats[2996146975].displayProperties.name).toBe('Weapons')
  })
})
