import { guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import {
  packedInventoryAnswerSchema,
  packedInventoryChangesSchema,
  packedLiveInventoryAnswerSchema,
} from '@ai-vault/contract/items/inventory.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

const GUARDIANS = ['veteran', 'collector', 'newcomer', 'empty', 'private', 'hostile', 'legacy', 'unshared']

/** Large answers are written without their schema, for speed: here they are held against it, field by field. */
describe('real answers are what the contract says, with nothing beside it', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())

  it.each(GUARDIANS)('F-355 of %s', async (guardian) => {
    const browser = live.browser()
    await browser.signIn(guardian)
    const { membership_id, membership_type } = browser.handles
    const whole = await browser.inventory()
    expect(packedInventoryAnswerSchema.parse(whole.body)).toEqual(whole.body)
    const address = `/api/inventory/${membership_type}/${membership_id}?since=${whole.body.version}`
    const changes = await browser.send(address)
    if ('changes' in changes.body) {
      expect(packedInventoryChangesSchema.parse(changes.body)).toEqual(changes.body)
    }
    const inEnvelope = await browser.send(`/api/dashboard/live-inventory?membership_id=${membership_id}`)
    expect(packedLiveInventoryAnswerSchema.parse(inEnvelope.body)).toEqual(inEnvelope.body)
    const dashboard = await browser.dashboard()
    expect(guardianAnswerSchema.parse(dashboard.body)).toEqual(dashboard.body)
  })

  it('an item, a plug, a character or a loadout of another form is refused', async () => {
    const browser = live.browser()
    await browser.signIn('veteran')
    const { body } = await browser.inventory()
    const broken = [
      { items: [{ ...body.items[0], item: { ...body.items[0].item, element: 'water' } }] },
      { items: [{ ...body.items[0], item: {} }] },
      { plugs: [{ ...body.plugs[0], hash: '1' }] },
      { characters: [{ ...body.characters[0], stats: [1, 2, 3] }] },
      { loadouts: [{ ...body.loadouts[0], itemIds: [7] }] },
    ]
    for (const part of broken) {
      expect([part, packedInventoryAnswerSchema.safeParse({ ...body, ...part }).success]).toEqual([
        part,
        false,
      ])
    }
  })

  it('the API page says what an item, a plug, a character and a loadout are', async () => {
    const { body } = await live.browser().send('/api/docs/json')
    const { schema } =
      body.paths['/api/dashboard/live-inventory'].get.responses['200'].content['application/json']
    const { items, plugs, characters, loadouts } = schema.properties.data.properties
    const kinds = items.items.properties.item.oneOf.flatMap(
      (item: { properties: { kind: { enum: string[] } } }) => item.properties.kind.enum,
    )
    expect(kinds).toEqual(['weapon', 'armor', 'other'])
    expect(Object.keys(plugs.items.properties)).toContain('description')
    expect(Object.keys(characters.items.properties)).toContain('minutesPlayed')
    expect(Object.keys(loadouts.items.properties)).toContain('itemIds')
  })
})
