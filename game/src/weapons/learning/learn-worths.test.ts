import { describe, expect, it } from 'vitest'
import { BASE_KNOWLEDGE } from '../knowledge/base-knowledge.ts'
import { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import { LEARNED_KINDS, NOTHING_LEARNED, writeLearned } from '../knowledge/learned-worths.ts'
import { rateRoll } from '../rating/rate.ts'
import { describeRoll } from '../roll.ts'
import { learnWorths } from './learn-worths.ts'
import { type Lesson, type Pool, wishOf } from './lesson.ts'

const POOL: Pool = {
  barrel: ['Smallbore', 'Full Bore', 'Fluted Barrel', 'Hammer-Forged Rifling'],
  magazine: ['Tactical Mag', 'Drop Mag', 'Accurized Rounds'],
  traits: [
    ['Outlaw', 'Rapid Hit', 'Zen Moment', 'Surplus'],
    ['Rampage', 'Kill Clip', 'Adagio', 'Opening Shot'],
  ],
}
const ABOUT = { weapons: 6, rolls: 12, of: 'a test' }
const PRIOR = { ...BASE_KNOWLEDGE, learned: NOTHING_LEARNED }

/** Six weapons of one type whose lists ask for these perks. */
const lessons = (...wished: readonly string[]): Lesson[] => lessonsOn(6, ...wished)

const lessonsOn = (weapons: number, ...wished: readonly string[]): Lesson[] =>
  Array.from({ length: weapons }, () => ({
    type: 'hand-cannon',
    ammo: 'primary',
    pool: POOL,
    wishes: [wishOf(POOL, [wished], ['pve']), wishOf(POOL, [wished], ['pve'])],
  }))
const knowing = (learned: ReturnType<typeof learnWorths>) => new CompiledKnowledge({ ...PRIOR, learned })
const score = (
  knowledge: CompiledKnowledge,
  perks: readonly string[],
  weaponType = 'Hand Cannon',
  activity: 'pve' | 'pvp' = 'pve',
) => rateRoll(describeRoll({ weaponName: 'X', weaponType, perks }), { knowledge })[activity].evaluation.sum

describe('worths that are learned from wished rolls', () => {
  it('rise for what is wished for and fall for what is left out', () => {
    const [before, after] = [
      new CompiledKnowledge(PRIOR),
      knowing(learnWorths(lessons('Surplus', 'Adagio'), ABOUT, { from: PRIOR })),
    ]
    expect(score(after, ['Surplus'])).toBeGreaterThan(score(before, ['Surplus']) + 0.5)
    expect(score(after, ['Outlaw'])).toBeLessThan(score(before, ['Outlaw']))
    expect(score(after, ['Surplus', 'Adagio'])).toBeGreaterThan(score(after, ['Outlaw', 'Rampage']))
  })

  it('hold on other weapon types and in the other activity too, but less', () => {
    const [before, after] = [
      new CompiledKnowledge(PRIOR),
      knowing(learnWorths(lessonsOn(2, 'Surplus'), ABOUT, { from: PRIOR })),
    ]
    const gain = (type: string, activity: 'pve' | 'pvp') =>
      score(after, ['Surplus'], type, activity) - score(before, ['Surplus'], type, activity)
    expect(gain('Hand Cannon', 'pve')).toBeGreaterThan(gain('Sidearm', 'pve'))
    expect(gain('Hand Cannon', 'pve')).toBeGreaterThan(gain('Hand Cannon', 'pvp'))
    expect(Math.min(gain('Sidearm', 'pve'), gain('Hand Cannon', 'pvp'))).toBeGreaterThan(0)
  })

  it('hold a little for perks that are alike: traits of the same role, parts that change the same stat', () => {
    const [before, after] = [
      new CompiledKnowledge(PRIOR),
      knowing(learnWorths(lessons('Outlaw', 'Smallbore'), ABOUT, { from: PRIOR })),
    ]
    const gain = (perk: string) => score(after, [perk]) - score(before, [perk])
    // Outlaw is for reload and precision, Smallbore for range and stability; neither of these was in the pool.
    expect(gain('Triple Tap')).toBeGreaterThan(0.01)
    expect(gain('Polygonal Rifling')).toBeGreaterThan(0.01)
    expect(gain('Outlaw')).toBeGreaterThan(gain('Triple Tap'))
  })

  it('count what is less to be relied on for less', () => {
    const learn = (weight: number) =>
      learnWorths(
        lessonsOn(2, 'Surplus').map((lesson) => ({ ...lesson, weight })),
        ABOUT,
        { from: PRIOR },
      )
    const gain = (weight: number) =>
      score(knowing(learn(weight)), ['Surplus']) - score(new CompiledKnowledge(PRIOR), ['Surplus'])
    expect(gain(0.1)).toBeGreaterThan(0)
    expect(gain(0.1)).toBeLessThan(gain(1) - 1)
  })

  it('know a pair that is wished for together', () => {
    const together = POOL.traits[0].slice(0, 2).flatMap((one, place) => [[one, POOL.traits[1][place] ?? '']])
    const pairs = lessons('Outlaw').map((lesson) => ({
      ...lesson,
      wishes: together.map((roll) => wishOf(POOL, [roll], ['pve'] as const)),
    }))
    const knowledge = knowing(learnWorths(pairs, ABOUT, { from: PRIOR }))
    const own = new CompiledKnowledge(PRIOR)
    const pair = (of: CompiledKnowledge, one: string, other: string) =>
      of.pair(of.find(one)?.id ?? -1, of.find(other)?.id ?? -1)[0]
    expect(pair(knowledge, 'Outlaw', 'Rampage')).toBeGreaterThan(pair(own, 'Outlaw', 'Rampage'))
    expect(pair(knowledge, 'Outlaw', 'Kill Clip')).toBeLessThan(pair(own, 'Outlaw', 'Kill Clip'))
  })

  it('are what they were where nothing was wished for', () => {
    const learned = learnWorths(lessons(), ABOUT, { from: PRIOR })
    expect(LEARNED_KINDS.map((kind) => learned[kind].size)).toEqual([0, 0, 0])
    expect(learned.pairs.size).toBe(0)
  })

  it('come on top of what was learned before', () => {
    const first = learnWorths(lessons('Surplus'), ABOUT, { from: PRIOR })
    const second = learnWorths(lessons('Adagio'), ABOUT, { from: { ...PRIOR, learned: first } })
    expect(score(knowing(second), ['Surplus'])).toBeCloseTo(score(knowing(first), ['Surplus']), 1)
    expect(score(knowing(second), ['Adagio'])).toBeGreaterThan(score(knowing(first), ['Adagio']))
  })

  it('are the same whenever they are learned from the same', () => {
    const learn = () =>
      writeLearned(learnWorths(lessons('Surplus', 'Adagio'), ABOUT, { from: PRIOR, scales: true }))
    expect(learn()).toBe(learn())
  })
})
