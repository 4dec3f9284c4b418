import type { ProphecyFarm } from '@ai-vault/contract/advice/prophecy.ts'
import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { describe, expect, test } from 'vitest'
import { makeGuardian, makeWeapon } from '../../../test-support/fakes/make-guardian.ts'
import { createNameIndex } from '../grounding/name-index.ts'
import { createLedger } from '../ledger.ts'
import type { Turn } from '../tools/turn.ts'
import { answerQuestion } from './analyst.ts'
import { createEntityIndex } from './reading/entities.ts'

/** The game's week ends on Tuesday at 17:00 UTC. */
const THIRTEEN_HOURS_LEFT = Date.UTC(2026, 10, 17, 4)

const farm = (weapon_name: string, item_hash: number, even_hours: number) =>
  ({
    weapon_name,
    item_hash,
    place: 'Strikes',
    traits: ['Frenzy'],
    value: 3,
    odds_a_run: 0.02,
    minutes: 20,
    even_runs: 34,
    even_hours,
  }) as unknown as ProphecyFarm

/** In the order of the prophecy: what pays most an hour comes first, however long it takes. */
const FARMS = [farm('Lantern Oath', 1, 60), farm('Night Watch', 2, 28), farm('Quick Catch', 3, 12)]

function ask(text: string, farms: readonly ProphecyFarm[], reading = false) {
  const guardian = makeGuardian({ weapons: [makeWeapon({ name: 'Rose', instanceId: '1' })] })
  const turn = {
    guardian,
    assessment: assessVault(guardian),
    manifest: { weapons: () => [] },
    ledger: createLedger(),
    now: THIRTEEN_HOURS_LEFT,
    readAt: THIRTEEN_HOURS_LEFT,
    stale: false,
    readFarming: async () => ({ farms, reading }),
  } as unknown as Turn
  const names = createNameIndex(['Rose', ...FARMS.map(({ weapon_name }) => weapon_name)])
  return answerQuestion(
    { text, personality: 'guardian', memory: { list: [] } },
    { turn, names, entities: createEntityIndex([]) },
  )
}
const namesIn = (text: string) => [...text.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name)

describe('what to farm', () => {
  test('an answer that only asks for patience is not called sure, and says why', async () => {
    const { content, confidence, confidenceReasons } = await ask('What should I farm this week?', [], true)
    expect(content).toContain('still being read')
    expect(confidence).toBeLessThanOrEqual(0.4)
    expect(confidenceReasons.join()).toContain('your history is still being read')
  })

  test('a list that rests on half a history is less sure than one that rests on all of it', async () => {
    const half = await ask('What should I farm?', FARMS, true)
    const whole = await ask('What should I farm?', FARMS)
    expect([half.confidence, whole.confidence]).toEqual([0.6, 0.95])
  })

  test('in the time that is left of the week, what is likely to drop in it comes first', async () => {
    const { content, dropped } = await ask('What should I farm this week?', FARMS)
    expect(dropped).toEqual([])
    expect(content).toMatch(/^13 hours to the weekly reset\. .*\[Quick Catch\].*in that time\./)
    expect(namesIn(content)).toEqual(['Quick Catch', 'Night Watch', 'Lantern Oath'])
    expect(content).toContain('even odds after 28 hours')
  })

  test.each([
    ['What should I farm this week?', '13 hours to the weekly reset'],
    ['what should I farm tonight', '13 hours to the daily reset'],
    ['what should I farm in 2 hours', 'You have 2 hours'],
  ])('%s: where nothing is likely to drop in time, that is said first', async (question, time) => {
    const { content, dropped } = await ask(question, FARMS.slice(0, 2))
    expect(dropped).toEqual([])
    expect(content.startsWith(`${time}, and nothing of your list has even odds to drop in that time.`)).toBe(
      true,
    )
    expect(namesIn(content)[0]).toBe('Night Watch')
  })

  test('without a time the order is that of the prophecy', async () => {
    const { content } = await ask('What should I farm?', FARMS)
    expect(namesIn(content)).toEqual(FARMS.map(({ weapon_name }) => weapon_name))
    expect(content).not.toContain('even odds after')
  })

  test('the page of the prophecy is cited for its own list alone', async () => {
    const whole = await ask('What should I farm?', FARMS)
    expect(whole.sources.map(({ href }) => href)).toEqual(['/prophecy'])
    const { sources } = await ask('What should I farm for PvP?', FARMS)
    expect(sources).toMatchObject([{ label: 'What pays to farm for PvP, by the rule of the prophecy' }])
    expect(sources[0]).not.toHaveProperty('href')
  })
})
