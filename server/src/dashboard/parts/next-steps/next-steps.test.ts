import type { TriumphDefinition } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter, makeInput } from '../../../../test-support/fakes/dashboard-input.ts'
import { makeArmor, makeOther, makePlug, makeWeapon } from '../../../../test-support/fakes/make-guardian.ts'
import { guardianData } from '../../guardian-data.ts'
import type { DashboardInput } from '../dashboard-input.ts'
import { nextStepParts } from './next-steps.ts'

const stepsOf = (...input: Parameters<typeof makeInput>) => nextStepParts(makeInput(...input))
const kindsOf = (...input: Parameters<typeof makeInput>) => stepsOf(...input).map(({ kind }) => kind)
const columns = [{ kind: 'trait' as const, socketIndex: 3, selectable: [makePlug(12, 'Outlaw')] }]
/** Four copies of one roll: three of them could go. */
const copies = ['1', '2', '3', '4'].map((instanceId) => makeWeapon({ instanceId, locked: false, columns }))
const milestone = {
  hash: 8,
  characterId: '2305843009',
  name: 'Pinnacle Ops',
  complete: false,
  progress: 1,
  completionValue: 3,
}
const definition: TriumphDefinition = {
  hash: 7,
  name: 'Stables',
  description: '',
  points: 30,
  category: 'collection',
  legacy: false,
  menu: '',
  objectives: [{ hash: 70, text: 'Sparrows', completionValue: 45 }],
  stepped: false,
  seals: [],
}
const objective = { hash: 70, progress: 42, completionValue: 45, complete: false }
const withTriumphs = (platformState: number, changes: Partial<TriumphDefinition> = {}) => {
  const guardian = {
    triumphs: [{ hash: 7, platformState, objectives: platformState & 4 ? [objective] : [] }],
  }
  const { lookups } = makeInput()
  const triumphs = new Map([[7, { ...definition, ...changes }]])
  const changed = { lookups: { ...lookups, triumphs: { triumphs, unlisted: new Set<number>(), seals: [] } } }
  return [guardian, changed satisfies Partial<DashboardInput>] as const
}

describe('what to do next', () => {
  const FULL = { used: 1_290, capacity: 1_300 }

  it('puts the clean-up first where the vault is short of room, with the places it makes, its gain and what goes', () => {
    const [first] = stepsOf({ weapons: copies, vault: FULL })
    expect(first).toMatchObject({
      kind: 'clean-up',
      title: 'Clear out 3 weapons you will not miss',
      text: expect.stringMatching(
        /^Something as good stays for each of them, and 3 places in the vault come free\. A tidy vault counts for \d+ of 100 in the score\.$/,
      ),
      action: 'Review the 3',
      link: '/armory?cleanup=plan',
      gain: expect.any(Number),
      items_total: 3,
    })
    expect(first?.items.map(({ rarity }) => rarity)).toEqual(['legendary', 'legendary', 'legendary'])
  })

  it('says how many of them are locked instead of that they will not be missed', () => {
    const blues = ['21', '22'].map((instanceId) =>
      makeWeapon({ instanceId, name: 'Azimuth DSu', rarity: 'rare', locked: true, power: 500, columns }),
    )
    const [first] = stepsOf({ weapons: [...copies, ...blues] })
    expect(first?.title).toBe('Clear out 5 weapons')
    expect(first?.text).toMatch(/ You locked 2 of them\. A tidy vault counts for /)
  })

  it('names the armor that the clean-up has besides the weapons', () => {
    const armor = [
      makeArmor({ instanceId: '21' }),
      makeArmor({ instanceId: '22', base: [20, 0, 25, 0, 0, 20] }),
    ]
    const steps = stepsOf({ weapons: copies, armor })
    expect(steps[0]?.text).toMatch(/ The clean-up has 1 armor piece besides\.$/)
    expect(steps.find(({ kind }) => kind === 'armor')?.title).toBe('Clear out 1 armor piece')
  })

  it('a clean-up waits where there is room: power and the week come before it', () => {
    const guardian = {
      weapons: copies,
      vault: { used: 59, capacity: 1_300 },
      characters: [makeCharacter({ power: 1_770 })],
      milestones: [milestone],
    }
    expect(kindsOf(guardian).slice(0, 3)).toEqual(['power', 'weekly', 'clean-up'])
    expect(kindsOf({ ...guardian, vault: FULL }).slice(0, 3)).toEqual(['clean-up', 'power', 'weekly'])
  })

  it.each([
    [{ in: 'vault' }, '2 marked, still in the vault.'],
    [
      { in: 'character', characterId: '2305843009', equipped: false },
      '2 marked, 1 still in the vault, 1 on your characters.',
    ],
  ] as const)('what is marked and still there is said, with the way to the text for DIM', (place, text) => {
    const [first, second, ...rest] = copies
    if (!first || !second) throw new Error('two copies')
    const input = makeInput({ weapons: [{ ...first, place }, second, ...rest], vault: FULL })
    const marks = new Map([
      [first.instanceId, 'dismantle' as const],
      [second.instanceId, 'dismantle' as const],
      ['gone', 'dismantle' as const],
    ])
    const [step] = nextStepParts({ ...input, assessment: { ...input.assessment, marks } })
    expect(step).toMatchObject({
      kind: 'marked',
      title: 'Dismantle the 2 you marked',
      text,
      link: '/armory?cleanup=done',
      items_total: 2,
    })
    expect(nextStepParts(input).map(({ kind }) => kind)).not.toContain('marked')
  })

  it('leaves out what the player has decided about already', () => {
    const input = makeInput({ weapons: copies, vault: FULL })
    const going = nextStepParts(input)[0]?.items.map(({ item_instance_id: id = '' }) => id) ?? []
    const marks = new Map(going.slice(1).map((id) => [id, 'dismantle' as const]))
    const steps = nextStepParts({ ...input, assessment: { ...input.assessment, marks } })
    expect(steps.find(({ kind }) => kind === 'clean-up')).toMatchObject({
      title: 'Clear out 1 weapon you will not miss',
      action: 'Look at it',
    })
  })

  it('puts a postmaster that is nearly full before everything', () => {
    const waiting = Array.from({ length: 19 }, () =>
      makeOther({ place: { in: 'postmaster', characterId: '2305843009' } }),
    )
    expect(stepsOf({ weapons: copies, others: waiting, vault: FULL })[0]).toMatchObject({
      kind: 'postmaster',
      title: 'Empty the Hunter’s postmaster',
      text: 'It holds 19 of 21; what comes on top pushes out the oldest.',
    })
    expect(kindsOf({ weapons: copies, others: waiting.slice(5), vault: FULL })[0]).toBe('clean-up')
  })

  it('names the weekly that takes the least time at the player’s own pace', () => {
    const characters = [makeCharacter(), makeCharacter({ id: '77', classType: 'titan' })]
    const long = { ...milestone, hash: 9, name: 'Raid Challenge', characterId: '77' }
    const { lookups } = makeInput()
    const steps = stepsOf(
      { characters, milestones: [long, milestone] },
      {
        lookups: { ...lookups, milestoneKind: (hash) => (hash === 9 ? 'raid' : 'operation') },
        facts: {
          history: {
            recent: [],
            tallies: {
              raid: { runs: 3, completed: 3, medianSeconds: 3_600 },
              operation: { runs: 9, completed: 9, medianSeconds: 600 },
            },
          },
        },
      },
    )
    expect(steps.find(({ kind }) => kind === 'weekly')).toMatchObject({
      title: 'Pinnacle Ops on the Hunter',
      text: '2 of 3 still open this week. Nothing else of the week takes you less time.',
      // To the character that is meant, not only to the task.
      link: '/dashboard?task=8&on=2305843009',
      minutes: 20,
    })
  })

  it('says why it names this character where several are as far with the weekly: it was played last', () => {
    const characters = [
      makeCharacter({ lastPlayed: '2026-11-10T20:00:00Z' }),
      makeCharacter({ id: '77', classType: 'titan', lastPlayed: '2026-11-15T20:00:00Z' }),
      makeCharacter({ id: '78', classType: 'warlock', lastPlayed: '2026-11-16T20:00:00Z' }),
    ]
    const on = (characterId: string, progress: number) => ({ ...milestone, characterId, progress })
    const alike = stepsOf({ characters, milestones: [on('2305843009', 1), on('77', 1), on('78', 0)] })
    expect(alike.find(({ kind }) => kind === 'weekly')).toMatchObject({
      title: 'Pinnacle Ops on the Titan',
      text: expect.stringContaining('2 of your characters stand alike; you played the Titan last.'),
    })
    const ahead = stepsOf({ characters, milestones: [on('2305843009', 2), on('77', 1), on('78', 0)] })
    expect(ahead.find(({ kind }) => kind === 'weekly')).toMatchObject({ title: 'Pinnacle Ops on the Hunter' })
    expect(ahead.find(({ kind }) => kind === 'weekly')?.text).not.toContain('alike')
  })

  it('sends nobody to a weekly that asks for more power', () => {
    const { lookups } = makeInput()
    const raidOnly = { lookups: { ...lookups, milestoneKind: () => 'raid' as const } }
    const guardian = { characters: [makeCharacter({ power: 1_700 })], milestones: [milestone] }
    expect(kindsOf(guardian, raidOnly)).not.toContain('weekly')
    expect(stepsOf(guardian, raidOnly).find(({ kind }) => kind === 'power')).toMatchObject({
      title: 'Reach power 1,800',
      text: '100 more open the hardest activities; pinnacle rewards bring them.',
      percent: 94,
    })
  })

  it('counts what can be claimed as the Atlas does, and names the triumph that it recommends', () => {
    expect(stepsOf(...withTriumphs(0)).find(({ kind }) => kind === 'claim-triumphs')?.title).toBe(
      'Claim 1 triumph',
    )
    expect(kindsOf(...withTriumphs(0, { legacy: true }))).not.toContain('claim-triumphs')
    expect(stepsOf(...withTriumphs(4)).find(({ kind }) => kind === 'triumph')).toMatchObject({
      title: 'Finish Stables',
      text: 'Sparrows: 42 of 45. 30 points.',
      percent: 93,
      link: '/atlas?q=Stables',
    })
  })

  it('every step has a sentence, a reason and somewhere to go', () => {
    const [guardian, changes] = withTriumphs(4)
    const bounty = makeOther({
      name: 'Clean Sweep',
      bounty: true,
      objectives: [{ progress: 52, completionValue: 60 }],
      place: { in: 'character', characterId: '2305843009', equipped: false },
    })
    const steps = stepsOf(
      { ...guardian, weapons: copies, milestones: [milestone], others: [bounty] },
      changes,
    )
    expect(steps.length).toBeGreaterThan(4)
    for (const { title, text, action, link } of steps) {
      expect(title).not.toMatch(/[.!]$/)
      expect(text).toMatch(/\.$/)
      expect(action).not.toBe('')
      expect(link).toMatch(/^\/[a-z]/)
    }
  })

  it('says nothing of a vault that is kept from us', () => {
    const kinds = kindsOf({ weapons: copies, withheld: ['vault', 'characterInventories'] })
    expect(kinds).not.toContain('clean-up')
    expect(kinds).not.toContain('god-roll')
  })
})

describe('somebody who has just begun', () => {
  const worn = { in: 'character', characterId: '2305843009', equipped: true } as const
  const young = {
    characters: [makeCharacter({ power: 1_421 })],
    // Without a known roll: what ratings think of one is no matter of the path.
    weapons: [makeWeapon({ instanceId: 'a', rarity: 'legendary', place: worn, columns: [] })],
    armor: [makeArmor({ instanceId: 'b', rarity: 'exotic', place: worn })],
    milestones: [milestone],
  }
  const facts = {
    history: { recent: [], tallies: { operation: { runs: 3, completed: 2, medianSeconds: 600 } } },
  }

  it('follows the starter path, in its order, and is sent to no raid', () => {
    const steps = stepsOf(young, { facts })
    expect(steps.slice(0, 3).map(({ title }) => title)).toEqual([
      'Play a story mission',
      'Finish three operations in the Portal',
      'Equip legendary gear in every slot',
    ])
    expect(steps.every(({ kind }) => kind !== 'weekly' && kind !== 'power')).toBe(true)
    // To what a step is about, not to what was played.
    expect(steps[0]).toMatchObject({ action: 'Look at the places', link: '/atlas?list=map' })
    expect(steps.filter(({ link }) => link.startsWith('/archives'))).toEqual([])
  })

  it('names the mission of the story that can be launched, and where it starts', () => {
    const input = makeInput({ ...young, openStories: [70, 71] }, { facts })
    const names: Readonly<Record<number, string>> = { 70: '', 71: 'The Invitation', 9: 'Kepler' }
    const [first] = nextStepParts({
      ...input,
      manifest: {
        ...input.manifest,
        named: (_, hash) => ({ hash, name: names[hash] ?? '', description: '' }),
      },
      lookups: { ...input.lookups, destinationOf: () => 9 },
    })
    expect(first).toMatchObject({
      title: 'Play the mission The Invitation',
      text: expect.stringContaining('starts on the map of Kepler'),
    })
  })

  it('has the whole path with how far each step is', () => {
    const { extras } = guardianData(makeInput(young, { facts }))
    expect(extras?.starter_path?.map(({ step, done, of }) => `${step} ${done}/${of}`)).toEqual([
      'story 0/1',
      'solo-ops 2/3',
      'legendary-set 2/8',
      'weapon-each-slot 0/3',
      'strikes 0/3',
      'exotic-armor 1/1',
      'portal-power 1421/1600',
    ])
  })

  it('reads the power of the path on the scale of the own game', () => {
    const small = { ...young, characters: [makeCharacter({ power: 400 })] }
    const { extras } = guardianData(makeInput(small, { facts }))
    expect(extras?.starter_path?.at(-1)).toMatchObject({ title: 'Reach power 440', done: 400, of: 440 })
  })

  it('F-101 is starting out, not in need of work', () => {
    const rated = makeWeapon({ instanceId: 'c', columns })
    const { extras } = guardianData(makeInput({ ...young, weapons: [rated] }, { facts }))
    expect(extras?.tiles?.score?.band).toBe('starting out')
  })

  it('has no such path once the power is there, or the vault is full', () => {
    const grown = guardianData(makeInput({ ...young, characters: [makeCharacter({ power: 1_600 })] }))
    expect(grown.extras?.starter_path).toBeUndefined()
    const many = Array.from({ length: 60 }, (_, at) => makeWeapon({ instanceId: String(at) }))
    expect(guardianData(makeInput({ ...young, weapons: many })).extras?.starter_path).toBeUndefined()
  })
})
