import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import { expect, test } from 'vitest'
import { makeGuardian, makeWeapon } from '../../../../test-support/fakes/make-guardian.ts'
import { fireteam } from '../../analyst/answers/account/fireteam.ts'
import { speak } from '../../analyst/voices.ts'
import { createGate } from '../../grounding/gate.ts'
import { createNameIndex } from '../../grounding/name-index.ts'
import { createLedger } from '../../ledger.ts'
import { createToolRunner, type Tool } from '../tool.ts'
import type { Turn } from '../turn.ts'
import { fireteamCoverage } from './fireteam.ts'

const own = makeWeapon({ name: 'Lantern Oath', instanceId: '6917529000000000001' })
const member = (changes: object) => ({
  entry: 'x',
  state: 'read',
  you: false,
  equipped: [],
  roles: [],
  ...changes,
})
const team = {
  type: 'fireteam_analysis',
  activity: 'Raid',
  activity_focus: 'raid',
  members: [
    member({ name: 'Asterion', you: true, class_type: 'hunter', power: 1800 }),
    member({ name: 'Mal\u200bice\u202e', class_type: 'titan' }),
    member({ name: 'Closed Visor', state: 'private' }),
  ],
  coverage: [
    { need: 'overload', state: 'missing', by: [[], [], null] },
    { need: 'healing', state: 'one', by: [['x'], [], null] },
  ],
  fillings: [
    {
      need: 'overload',
      state: 'missing',
      item: {
        instance_id: own.instanceId,
        hash: own.hash,
        name: own.name,
        icon: '',
        place: { in: 'vault' },
        exotic: false,
      },
      others: 0,
    },
  ],
  unfilled: [],
  analyzed_at: '2026-11-16T00:00:00Z',
} as unknown as FireteamAnalysis

function turnWith(analysis: FireteamAnalysis | undefined): Turn {
  const now = Date.UTC(2026, 10, 16)
  const guardian = makeGuardian({ weapons: [own] })
  return { guardian, ledger: createLedger(), now, readFireteam: async () => analysis } as unknown as Turn
}

test('a fireteam is told by what is public of it: hidden ones are unknown, and nobody learns the player’s name', async () => {
  const turn = turnWith(team)
  const result = await createToolRunner([fireteamCoverage as unknown as Tool], turn).run('fireteam', {})
  expect(JSON.stringify(result)).not.toContain('Asterion')
  expect(result).toMatchObject({
    total: 3,
    rows: [{ you: true }, { untrusted_text: 'Malice' }, { state: 'private' }],
  })
  expect(turn.ledger.sources()).toMatchObject([
    { complete: false, missing: ['1 of the fireteam cannot be read'] },
  ])
})

test('what it lacks and what the player could bring passes the gate whole', async () => {
  const turn = turnWith(team)
  const tools = createToolRunner([fireteamCoverage as unknown as Tool], turn)
  const ask = { tools, slots: { stats: [], champions: [] }, turn } as unknown as Parameters<
    typeof fireteam
  >[0]
  const gate = createGate({
    ledger: turn.ledger,
    names: createNameIndex([own.name]),
    question: 'what does my fireteam lack',
    now: turn.now,
  })
  const shown = gate.add(speak(await fireteam(ask), 'guardian')) + gate.end()
  expect(gate.report().dropped).toEqual([])
  expect(shown).toContain('For Raid the team of 3 lacks overload champions.')
  expect(shown).toContain(
    'For overload champions you could bring [Lantern Oath](/forge/6917529000000000001).',
  )
  expect(shown).toContain('On one member alone rests healing.')
})

test('who is alone is told so', async () => {
  const turn = turnWith(undefined)
  const tools = createToolRunner([fireteamCoverage as unknown as Tool], turn)
  const ask = { tools, slots: { stats: [], champions: [] }, turn } as unknown as Parameters<
    typeof fireteam
  >[0]
  expect((await fireteam(ask)).lead).toBe('The platform shows nobody else in your fireteam at this moment.')
})
