import { TYPE_WORDS } from '@ai-vault/game/builds/request/vocabulary.ts'
import { WEAPON_TYPES, type WeaponType } from '@ai-vault/game/items.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../../../test-support/live/live-server.ts'
import { createTalkers } from '../../../../test-support/live/talkers.ts'
import { readInventory } from '../../../../test-support/read-inventory.ts'
import { sandboxNames } from '../../../../test-support/sandbox-names.ts'
import { createEntityIndex } from '../reading/entities.ts'
import { understand } from './understand.ts'

const game = createEntityIndex(sandboxNames())
const read = (question: string) => understand(question, game, { list: [] })

/** The whole word as a player may type it. */
const spellings = TYPE_WORDS.flatMap(([word, type]) => [
  { word, type },
  { word: `${word}s`, type },
  { word: word.toUpperCase(), type },
  { word: word.replace(/(?<!heavy) /g, '-'), type },
])

describe('the names of weapon types', () => {
  test.each(spellings)('"$word" means $type in a question for the best', ({ word, type }) => {
    for (const question of [
      `best ${word}`,
      `whats my best ${word}`,
      `best ${word} for pvp`,
      `best void ${word}`,
    ]) {
      const { intent, slots } = read(question)
      expect({ question, intent, type: slots.type }).toEqual({ question, intent: 'best_owned_slot', type })
    }
  })

  test('the heavy ones of grenade launchers are asked for as such', () => {
    expect(read('best heavy grenade launcher').slots).toMatchObject({
      type: 'grenade-launcher',
      ammo: 'heavy',
    })
  })

  test.each(['My weapons with Pulse Monitor', 'What weapons can roll Auto-Loading Holster?'])(
    'the name of a perk is no type: %s',
    (question) => {
      expect(read(question).slots.type).toBeUndefined()
    },
  )
})

describe('the best of a type', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())
  const talkAs = createTalkers(() => live)

  test.each(['veteran', 'newcomer'])(
    'is a weapon of that type, and %s is told where there is none',
    async (guardian) => {
      const talk = await talkAs(guardian)
      const { items } = readInventory((await talk.browser.inventory()).body)
      const types = new Map(
        items.flatMap(({ item }) => (item.kind === 'weapon' ? [[item.instanceId, item.type]] : [])),
      )
      const missing: WeaponType[] = []
      for (const type of WEAPON_TYPES) {
        const called = type.replaceAll('-', ' ')
        const { response } = await talk.ask(`What is my best ${called}?`)
        if ([...types.values()].includes(type)) {
          const [, first = ''] = /\(\/forge\/(\d+)\)/.exec(response) ?? []
          expect(types.get(first), response).toBe(type)
        } else {
          missing.push(type)
          expect(response).toMatch(new RegExp(`^You have no ${called}s\\.`))
        }
      }
      if (guardian === 'newcomer') expect(missing.length).toBeGreaterThan(0)
    },
  )

  test('of a kind that the game does not have is not the best of everything', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('best flamethrower for pvp')
    expect(response).toMatch(/^I find no weapon called flamethrower\./)
  })
})
