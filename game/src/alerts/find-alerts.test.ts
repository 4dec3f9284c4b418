import { describe, expect, it } from 'vitest'
import type { Guardian } from '../guardian.ts'
import type { ArmorPiece, OtherItem, Weapon } from '../items.ts'
import {
  type ComparedGuardian,
  mistakeIn,
  newItems,
  postmasterAlerts,
  ruleAlerts,
  weeklyAlert,
} from './find-alerts.ts'

const weapon = (instanceId: string, changes: Partial<Weapon> = {}) =>
  ({
    kind: 'weapon',
    instanceId,
    hash: 1,
    name: `Weapon ${instanceId}`,
    type: 'hand-cannon',
    place: { in: 'vault' },
    columns: [],
    loadouts: [],
    ...changes,
  }) as unknown as Weapon

type Compared = ComparedGuardian & Pick<Guardian, 'milestones'>

const guardian = (changes: Partial<Compared> = {}): Compared => ({
  weapons: [weapon('1'), weapon('2')],
  armor: [],
  others: [],
  characters: [
    { id: 'c', classType: 'warlock' },
    { id: 'd', classType: 'hunter' },
  ] as unknown as ComparedGuardian['characters'],
  withheld: [],
  milestones: [],
  ...changes,
})
const rated = {
  rating: ({ instanceId }: Weapon) => ({ score: 9, tier: instanceId === '3' ? 'God-Tier' : 'Good' }),
}
const RULES = [
  { id: 'a', name: 'God roll', query: 'is:godroll' },
  { id: 'b', name: 'Hand cannon', query: 'is:handcannon' },
]

describe('F-336 what a rule tells of', () => {
  it('is what is new and matches: a god roll that dropped, not the one that was there', () => {
    const after = guardian({ weapons: [weapon('1'), weapon('2'), weapon('3'), weapon('4')] })
    const fresh = newItems(guardian(), after)
    expect(fresh.map(({ instanceId }) => instanceId)).toEqual(['3', '4'])
    expect(ruleAlerts(RULES, fresh, after, rated)).toEqual([
      { key: 'rule a 3', content: 'God roll: Weapon 3.' },
      { key: 'rule b 3 4', content: 'Hand cannon: Weapon 3, Weapon 4.' },
    ])
    expect(ruleAlerts(RULES, [], after, rated)).toEqual([])
  })

  it('names three and counts the rest', () => {
    const weapons = ['1', '2', '3', '4', '5', '6', '7'].map((id) => weapon(id))
    const after = guardian({ weapons })
    expect(
      ruleAlerts([RULES[1] as (typeof RULES)[number]], newItems(guardian(), after), after, rated),
    ).toMatchObject([{ content: 'Hand cannon: Weapon 3, Weapon 4, Weapon 5 and 2 more.' }])
  })

  it('is nothing where one of the copies does not show everything', () => {
    const after = guardian({ weapons: [weapon('1'), weapon('9')] })
    expect(newItems(guardian({ withheld: ['vault'] }), after)).toEqual([])
    expect(newItems(guardian(), { ...after, withheld: ['characterInventories'] })).toEqual([])
  })

  it('is nothing for a rule that is not understood, which is said where it is written', () => {
    const after = guardian({ weapons: [weapon('3')] })
    const broken = { id: 'x', name: 'Broken', query: 'nosuchfilter:1' }
    expect(ruleAlerts([broken], newItems(guardian(), after), after, rated)).toEqual([])
    expect(mistakeIn('nosuchfilter:1')).toContain('There is no filter')
    expect(mistakeIn('is:godroll is:void')).toBeUndefined()
  })
})

describe('F-336 a postmaster that becomes full', () => {
  const waiting = (count: number, characterId = 'c') =>
    Array.from({ length: count }, (_, at) => ({
      instanceId: `w${at}`,
      place: { in: 'postmaster', characterId },
    })) as unknown as OtherItem[]
  const holding = (others: OtherItem[], armor: ArmorPiece[] = []) => guardian({ others, armor })

  it('is told once, by the character, counting items of every kind', () => {
    const armor = waiting(1) as unknown as ArmorPiece[]
    expect(postmasterAlerts(holding(waiting(19)), holding(waiting(19), armor))).toEqual([
      {
        key: 'postmaster c',
        content:
          'The postmaster of your Warlock holds 20 of 21 items: what comes next pushes the oldest out.',
      },
    ])
    expect(postmasterAlerts(holding(waiting(20)), holding(waiting(21)))).toEqual([])
    expect(postmasterAlerts(holding(waiting(3)), holding(waiting(19)))).toEqual([])
    expect(postmasterAlerts(guardian(), holding(waiting(21, 'd')))[0]?.content).toContain('Hunter')
  })

  it('is not told again after an answer that did not show it', () => {
    const unseen = guardian({ withheld: ['characterInventories'] })
    expect(postmasterAlerts(unseen, holding(waiting(21)))).toEqual([])
  })
})

describe('F-336 the unfinished week', () => {
  const milestone = (hash: number, characterId: string, complete: boolean) => ({
    hash,
    characterId,
    name: `Challenge ${hash}`,
    complete,
    progress: 0,
    completionValue: 3,
  })
  // A Tuesday; the reset is at 17:00.
  const timeLeft = (ms: number) => Date.UTC(2026, 10, 17, 17) - ms
  const HOUR = 3_600_000

  it('is told in its last day, for what no character has done', () => {
    const after = guardian({
      milestones: [
        milestone(1, 'c', false),
        milestone(1, 'd', true),
        milestone(2, 'c', false),
        milestone(3, 'd', false),
      ],
    })
    expect(weeklyAlert(after, timeLeft(25 * HOUR))).toBeUndefined()
    expect(weeklyAlert(after, timeLeft(5 * HOUR))).toBe(
      '2 weekly challenges are still open, and the weekly reset is in 5 hours.',
    )
    const one = guardian({ milestones: [milestone(2, 'c', false)] })
    expect(weeklyAlert(one, timeLeft(HOUR))).toBe(
      'Challenge 2 is still open, and the weekly reset is in an hour.',
    )
    expect(weeklyAlert(guardian({ milestones: [milestone(1, 'c', true)] }), timeLeft(HOUR))).toBeUndefined()
  })
})
