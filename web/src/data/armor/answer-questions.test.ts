import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { randomVault } from '@ai-vault/game/armor/testing/random-vault.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { describe, expect, it, vi } from 'vitest'
import { answerQuestions } from './answer-questions.ts'
import type { ArmorMessage } from './messages.ts'

const problem = (weapons: number): ArmorProblem => ({
  pieces: [],
  minimums: [weapons, 0, 0, 0, 0, 0],
  priority: [],
})
/** One piece for each slot, and targets that they do not reach. */
const outOfReach = (minimums: StatLine): ArmorProblem => ({
  pieces: ([0, 1, 2, 3, 4] as const).map((slot) => ({
    id: String(slot),
    slot,
    stats: [30, 25, 20, 0, 0, 0],
    tier: 5,
    energy: 11,
    masterwork: 0,
  })),
  minimums,
  priority: [],
})
const HARD: ArmorProblem = {
  pieces: randomVault({ legendaries: 40, seed: 1, veteran: true }),
  minimums: [130, 100, 100, 35, 25, 110],
  priority: ARMOR_STATS,
  limit: 200,
}

describe('the armor worker', () => {
  it('F-161 answers only the newest of several waiting questions: builds, gap, maxima, ways to give in, drops', async () => {
    const messages: ArmorMessage[] = []
    const ask = answerQuestions({
      post: (message) => messages.push(message),
      now: () => 0,
      letMessagesIn: () => new Promise((resolve) => setTimeout(resolve)),
    })
    for (const id of [1, 2, 3]) ask({ id, problem: outOfReach([200, 200, id, 0, 0, 0]) })
    await vi.waitFor(() => expect(messages.at(-1)?.kind).toBe('done'))
    expect(new Set(messages.map(({ id }) => id))).toEqual(new Set([3]))
    expect(messages.map(({ kind }) => kind)).toEqual([
      'progress',
      'builds',
      'shortfall',
      ...Array(6).fill('maximum'),
      'easing',
      'easing',
      'drops',
      'done',
    ])
  })

  it('shows the first build as soon as it is found, and no other before the whole list is there', async () => {
    const messages: ArmorMessage[] = []
    const ask = answerQuestions({
      post: (message) => messages.push(message),
      now: () => 0,
      letMessagesIn: () => new Promise((resolve) => setTimeout(resolve)),
    })
    const pieces = randomVault({ legendaries: 12, seed: 3, veteran: true })
    ask({ id: 1, problem: { pieces, minimums: [0, 0, 0, 0, 0, 0], priority: ARMOR_STATS }, buildsOnly: true })
    await vi.waitFor(() => expect(messages.at(-1)?.kind).toBe('done'))
    expect(messages.map(({ kind }) => kind)).toEqual(['progress', 'better', 'builds', 'done'])
  })

  it('answers a hard question in time with what it found, and to the end where the player waits', async () => {
    /** Every look at the clock is a tenth of a second: the limits are met after the same steps on every machine. */
    const answerOf = async (toTheEnd: boolean) => {
      let clock = 0
      const messages: ArmorMessage[] = []
      const ask = answerQuestions({
        post: (message) => messages.push(message),
        now: () => {
          clock += 100
          return clock
        },
        letMessagesIn: () => new Promise((resolve) => setTimeout(resolve)),
      })
      ask({ id: 1, problem: HARD, toTheEnd })
      await vi.waitFor(() => expect(messages.some(({ kind }) => kind === 'builds')).toBe(true))
      ask({ id: 2, problem: problem(0) })
      return messages.filter(({ id }) => id === 1)
    }
    const soon = (await answerOf(false)).find(({ kind }) => kind === 'builds')
    const whole = await answerOf(true)
    const end = whole.find(({ kind }) => kind === 'builds')
    if (soon?.kind !== 'builds' || end?.kind !== 'builds') throw new Error('no builds were told')
    expect(soon.proof.complete).toBe(false)
    expect(soon.proof.bestPossible).toBeGreaterThanOrEqual(end.builds[0]?.total ?? 0)
    expect(end.proof.complete).toBe(true)
    expect(end.proof.nodes).toBeGreaterThan(soon.proof.nodes)
    // A list that takes longer is shown as far as it is known.
    expect(whole.some((message) => message.kind === 'better' && message.builds.length > 1)).toBe(true)
  })

  it('F-161 ends an older question before its next step, whichever that is', async () => {
    for (let step = 1; step <= 11; step++) {
      const messages: ArmorMessage[] = []
      let looks = 0
      let reportedBefore = -1
      const ask = answerQuestions({
        post: (message) => messages.push(message),
        now: () => 0,
        letMessagesIn: async () => {
          looks += 1
          if (looks !== step) return
          reportedBefore = messages.length
          ask({ id: 2, problem: problem(0) })
        },
      })
      ask({ id: 1, problem: outOfReach([200, 200, 1, 0, 0, 0]) })
      await vi.waitFor(() => expect(messages.at(-1)?.kind).toBe('done'), { interval: 1 })
      expect(reportedBefore).toBeGreaterThanOrEqual(0)
      expect(messages.slice(reportedBefore).filter(({ id }) => id === 1)).toEqual([])
    }
  })

  /** What is reported where every look at the clock takes so long. */
  async function reportsOf(asked: ArmorProblem, lookMs: number, toTheEnd = false) {
    let clock = 0
    const messages: ArmorMessage[] = []
    const ask = answerQuestions({
      post: (message) => messages.push(message),
      now: () => {
        clock += lookMs
        return clock
      },
      letMessagesIn: async () => {},
    })
    ask({ id: 1, problem: asked, toTheEnd, buildsOnly: toTheEnd })
    await vi.waitFor(() => expect(messages.at(-1)?.kind).toBe('done'))
    return messages
  }

  it('F-161 gives no advice on targets that it had no time to prove out of reach', async () => {
    const reports = await reportsOf({ ...HARD, minimums: [150, 130, 110, 60, 40, 110] }, 10_000)
    const kinds = new Set(reports.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['progress', 'builds', 'shortfall', 'drops', 'done']))
    expect(reports.find(({ kind }) => kind === 'shortfall')).toMatchObject({ proven: false })
    expect(reports.find(({ kind }) => kind === 'drops')).toMatchObject({ drops: [], complete: false })
  })

  it('F-161 names no drop to hunt for, and says so for certain, where none can help', async () => {
    const best = outOfReach([200, 200, 200, 200, 200, 200])
    const pieces = best.pieces.map((piece) => ({ ...piece, masterwork: 5, tuned: 'weapons' as const }))
    const reports = await reportsOf({ ...best, pieces }, 0)
    expect(reports.filter(({ kind }) => kind === 'drops')).toMatchObject([{ drops: [], complete: true }])
  })

  it('says at once that it is at work, then how far it is five times a second, and the list less often', async () => {
    const reports = await reportsOf(HARD, 20, true)
    expect(reports[0]).toMatchObject({ kind: 'progress', nodes: 0 })
    const pausesOf = (isWanted: (message: ArmorMessage) => boolean) => {
      const times = reports.filter(isWanted).map(({ ms }) => ms)
      return times.slice(1).map((ms, at) => ms - (times[at] ?? 0))
    }
    const pauses = pausesOf(({ kind }) => kind === 'progress')
    expect(pauses.length).toBeGreaterThan(5)
    expect([Math.min(...pauses) >= 200, Math.max(...pauses) < 400]).toEqual([true, true])
    const lists = pausesOf((message) => message.kind === 'better' && message.builds.length > 1)
    expect(Math.min(...lists)).toBeGreaterThanOrEqual(600)
  })
})
