import { describe, expect, it } from 'vitest'
import { NOW, startTestSandbox } from '../test-support/test-sandbox.ts'

const { sandbox, caller, veteran, profile, codeOf, firstCharacter } = await startTestSandbox()

describe('a profile', () => {
  it('takes components by number and by name', async () => {
    const byName = await caller.call(`${profile}?components=Profiles,characters`)
    const byNumber = await caller.call(`${profile}?components=100,200`)
    expect(byName.body.Response).toEqual(byNumber.body.Response)
  })

  it.each([
    ['no components', '', [400, 18, 'InvalidParameters']],
    ['a component nobody knows', '?components=100,Hats', [400, 7, 'ParameterParseFailure']],
  ])('with %s is the caller’s mistake', async (_name, query, expected) => {
    expect(await codeOf(`${profile}${query}`)).toEqual(expected)
  })

  it('of an unknown account, or under another platform, is not found', async () => {
    expect(await codeOf('/Destiny2/3/Profile/4611686018999999999/?components=100')).toEqual([
      500,
      1601,
      'DestinyAccountNotFound',
    ])
    const otherType = veteran.membershipType === 1 ? 2 : 1
    expect((await codeOf(`/Destiny2/${otherType}/Profile/${veteran.membershipId}/?components=100`))[1]).toBe(
      1601,
    )
    expect((await codeOf('/Destiny2/77/Profile/1/?components=100'))[1]).toBe(18)
    expect((await codeOf('/Destiny2/3/Profile/me/?components=100'))[1]).toBe(7)
  })

  it('shows the vault to its owner alone', async () => {
    interface Inventory {
      profileInventory?: { data?: { items: object[] }; privacy: number }
    }
    const { access_token: own } = await caller.signIn('veteran')
    const { access_token: other } = await caller.signIn('newcomer')
    const path = `${profile}?components=102`
    const items = async (token?: string) =>
      (await caller.call<Inventory>(path, token ? { token } : {})).body.Response.profileInventory?.data?.items
    expect((await items(own))?.length).toBeGreaterThan(100)
    expect(await items(other)).toBeUndefined()
    expect(await items()).toBeUndefined()
  })

  it('is minted in steps and never goes back', async () => {
    const minted = async () => {
      const { body } = await caller.call<{ responseMintedTimestamp: string }>(`${profile}?components=100`)
      return Date.parse(body.Response.responseMintedTimestamp)
    }
    const first = await minted()
    expect(first).toBeLessThanOrEqual(NOW.getTime())
    sandbox.clock.advance(1)
    expect(await minted()).toBe(first)
    sandbox.clock.advance(60)
    expect(await minted()).toBeGreaterThan(first)
    sandbox.clock.release()
  })

  it('travels compressed to those who ask for it, with the same content', async () => {
    const plain = await caller.fetchPlatform(`${profile}?components=200,205,300`, {
      headers: { 'accept-encoding': 'identity' },
    })
    const packed = await caller.fetchPlatform(`${profile}?components=200,205,300`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(await packed.text()).toBe(await plain.text())
  })

  it('has no character and no item that is not there', async () => {
    expect((await codeOf(`${profile}Character/1/?components=200`))[1]).toBe(1620)
    expect((await codeOf(`${profile}Item/1/?components=300`))[1]).toBe(1623)
  })

  it('of one character holds that character’s part alone', async () => {
    interface Whole {
      characters: { data: Record<string, object> }
      characterEquipment: { data: Record<string, { items: { itemInstanceId: string }[] }> }
    }
    interface Part {
      character: { data: object }
      equipment: { data: { items: { itemInstanceId: string }[] } }
      itemComponents: { instances: { data: Record<string, object> } }
    }
    const characterId = await firstCharacter()
    const whole = (await caller.call<Whole>(`${profile}?components=200,205`)).body.Response
    const part = (await caller.call<Part>(`${profile}Character/${characterId}/?components=200,205,300`)).body
      .Response
    expect(part.character.data).toEqual(whole.characters.data[characterId])
    expect(part.equipment.data).toEqual(whole.characterEquipment.data[characterId])
    const equipped = part.equipment.data.items.map(({ itemInstanceId }) => itemInstanceId)
    expect(Object.keys(part.itemComponents.instances.data).sort()).toEqual(equipped.sort())
  })
})
