/** The calls of D2ArmorPicker, an armor optimizer that runs in the browser, and the fields it reads. */
import type { DestinyProfileResponse } from 'bungie-api-ts/destiny2'
import { describe, expect, it } from 'vitest'
import { world } from '../test-support/demo-guardians.ts'
import { startTestSandbox } from '../test-support/test-sandbox.ts'
import { missingFields } from './test-support/required-fields.ts'

const { sandbox, caller, profile } = await startTestSandbox()
const NOT_ACQUIRED = 1
const COMPONENTS = [102, 200, 201, 202, 205, 206, 300, 304, 305, 309, 310, 800]

describe('D2ArmorPicker', () => {
  it('signs in without a state, and gets none back', async () => {
    const url = new URL(caller.authorizeUrl({ as: 'veteran' }))
    url.searchParams.delete('state')
    const answer = await fetch(url, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, back.searchParams.has('state')]).toEqual([302, false])
    const { body } = await caller.redeem(back.searchParams.get('code') ?? '')
    expect(missingFields(body, ['access_token', 'refresh_token', 'expires_in', 'membership_id'])).toEqual([])
    const me = await caller.call('/User/GetMembershipsForCurrentUser/', { token: body.access_token })
    expect(missingFields(me.body.Response, ['destinyMemberships.*.crossSaveOverride'])).toEqual([])
    expect(sandbox.url).toBeTruthy()
  })

  it('finds in each character’s collectibles which exotics of its class are unlocked', async () => {
    const { access_token: token } = await caller.signIn('veteran')
    const path = `${profile}?components=${COMPONENTS.join(',')}`
    const { Response } = (await caller.call<DestinyProfileResponse>(path, { token })).body
    const characters = Object.values(Response.characters.data ?? {})
    expect(characters).toHaveLength(3)
    for (const { characterId, classType } of characters) {
      const { collectibles = {} } = Response.characterCollectibles.data?.[characterId] ?? {}
      const unlocked = world.armor.filter(
        ({ rarity, collectibleHash = 0 }) =>
          rarity === 'exotic' &&
          ((collectibles[collectibleHash]?.state ?? NOT_ACQUIRED) & NOT_ACQUIRED) === 0,
      )
      expect(unlocked.length).toBeGreaterThan(5)
      const own = ['titan', 'hunter', 'warlock'][classType]
      expect(new Set(unlocked.map((piece) => piece.classType))).toEqual(new Set([own]))
    }
  })

  it('reads stats, energy, tier and sockets of every piece of armor', async () => {
    const { access_token: token } = await caller.signIn('veteran')
    const path = `${profile}?components=${COMPONENTS.join(',')}`
    const { Response } = (await caller.call<DestinyProfileResponse>(path, { token })).body
    const hashes = new Set(world.armor.map(({ hash }) => hash))
    const items = [
      ...(Response.profileInventory.data?.items ?? []),
      ...Object.values(Response.characterInventories.data ?? {}).flatMap((each) => each.items),
      ...Object.values(Response.characterEquipment.data ?? {}).flatMap((each) => each.items),
    ].filter(({ itemHash }) => hashes.has(itemHash))
    expect(items.length).toBeGreaterThan(400)
    const { instances, stats, sockets } = Response.itemComponents
    for (const { itemInstanceId: id = '' } of items) {
      const missing = [
        ...missingFields(instances.data?.[id], ['gearTier', 'energy.energyCapacity', 'energy.energyType']),
        ...missingFields(stats.data?.[id], ['stats.2996146975.value', 'stats.4244567218.value']),
        ...missingFields(sockets.data?.[id], ['sockets.*.isEnabled', 'sockets.*.isVisible']),
      ]
      expect(missing).toEqual([])
    }
  })
})
