import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../../test-support/live/live-server.ts'
import { createTalkers, UNFOUNDED } from '../../../test-support/live/talkers.ts'

/** Questions that once got the answer to another one. */
describe('Sentinel answers what was asked', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())

  const talkers = createTalkers(() => live)
  /** The answer to the last of them. */
  async function askAs(guardian: string, ...questions: readonly string[]) {
    const talk = await talkers(guardian)
    let body
    for (const question of questions) {
      body = await talk.ask(question)
      expect(body.metadata.confidence_reasons, body.response).not.toContain(UNFOUNDED)
    }
    return { ...body, browser: talk.browser }
  }

  test.each([
    ['is Ace of Spades better than Hawkmoon in pvp', 'Ace of Spades', 'Hawkmoon'],
    ['compare Gjallarhorn and Vex Mythoclast', 'Gjallarhorn', 'Vex Mythoclast'],
  ])('"%s" compares what the two exotics are, and says that no roll is rated', async (question, ...names) => {
    const { response, suggestions } = await askAs('veteran', question)
    expect(response).toContain('Neither of them has a roll to rate')
    for (const name of names) {
      expect(response).toMatch(
        new RegExp(`^- \\[${name}\\].*: exotic \\S+ .* of the \\S+ slot with .*(?:in the vault|by the)`, 'm'),
      )
    }
    expect(suggestions.join()).not.toContain('God roll')
  })
})
