import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeArmorWorker } from '../../test-support/fakes/fake-armor-worker.ts'
import type { ArmorAnswer } from './armor-answer.ts'
import { createArmorSolver } from './armor-solver.ts'

const problem = (weapons: number): ArmorProblem => ({
  pieces: [],
  minimums: [weapons, 0, 0, 0, 0, 0],
  priority: [],
})
const PROOF = { nodes: 1, complete: true }
const BUILD = { total: 500 } as ArmorBuild

let answers: ArmorAnswer[]
let solver: ReturnType<typeof createArmorSolver>
const latest = () => answers.at(-1)
const worker = (at: number) => FakeArmorWorker.started[at] as FakeArmorWorker

beforeEach(() => {
  vi.useFakeTimers()
  FakeArmorWorker.started = []
  answers = []
  solver = createArmorSolver(
    () => new FakeArmorWorker(),
    (answer) => answers.push(answer),
  )
})
afterEach(() => {
  solver.close()
  vi.useRealTimers()
})

describe('the armor worker’s client', () => {
  it('shows the first build at once, then all of them, then the maxima', () => {
    solver.ask(problem(1))
    worker(0).say(1, { kind: 'better', builds: [BUILD] })
    expect(latest()).toMatchObject({ phase: 'searching', builds: [BUILD] })
    worker(0).say(1, { kind: 'builds', builds: [BUILD, BUILD], proof: PROOF })
    expect(latest()).toMatchObject({ phase: 'refining', builds: [BUILD, BUILD], buildsMs: 5 })
    worker(0).say(1, { kind: 'maximum', stat: 2, value: 140 })
    expect(latest()?.maxima).toEqual([undefined, undefined, 140, undefined, undefined, undefined])
    worker(0).say(1, { kind: 'done', proof: PROOF })
    expect(latest()?.phase).toBe('done')
  })

  it('never shows an answer to an older question', () => {
    solver.ask(problem(1))
    solver.ask(problem(2))
    worker(0).say(1, { kind: 'builds', builds: [BUILD], proof: PROOF })
    expect(latest()).toMatchObject({ id: 2, builds: [], problem: problem(2) })
  })

  it('ends a worker that does not look up, and asks the rested one the newest question only', () => {
    solver.ask(problem(1))
    solver.ask(problem(2))
    solver.ask(problem(3))
    vi.advanceTimersByTime(60)
    expect(worker(0).ended).toBe(true)
    expect(worker(1).asked.map(({ id }) => id)).toEqual([3])
    worker(1).say(3, { kind: 'builds', builds: [BUILD], proof: PROOF })
    expect(latest()).toMatchObject({ id: 3, builds: [BUILD] })
  })

  it('keeps a worker that took up the newest question', () => {
    solver.ask(problem(1))
    solver.ask(problem(2))
    worker(0).say(2, { kind: 'progress', nodes: 0 })
    vi.advanceTimersByTime(1_000)
    expect(worker(0).ended).toBe(false)
  })

  it('F-164 cancels, keeps the best build so far, and works again afterwards', () => {
    solver.ask(problem(1))
    worker(0).say(1, { kind: 'better', builds: [BUILD] })
    solver.cancel()
    expect(latest()).toMatchObject({ phase: 'cancelled', builds: [BUILD] })
    expect(worker(0).ended).toBe(true)
    solver.ask(problem(2))
    worker(1).say(2, { kind: 'builds', builds: [BUILD], proof: PROOF })
    expect(latest()).toMatchObject({ id: 2, phase: 'refining' })
  })

  it('F-164 stops what is not asked yet too, and then searches again', () => {
    solver.cancel()
    solver.ask(problem(1))
    expect(latest()).toMatchObject({ id: 1, phase: 'cancelled' })
    solver.ask(problem(2))
    worker(0).say(2, { kind: 'builds', builds: [BUILD], proof: PROOF })
    expect(latest()).toMatchObject({ id: 2, phase: 'refining' })
  })

  it('asks a worker that sleeps at once, and ends none for it', () => {
    solver.ask(problem(1))
    worker(0).say(1, { kind: 'done', proof: PROOF })
    solver.ask(problem(2))
    vi.advanceTimersByTime(1_000)
    expect([worker(0).ended, worker(0).asked.map(({ id }) => id)]).toEqual([false, [1, 2]])
  })

  it('is at work until it has said that it is done, whatever it said before', () => {
    solver.ask(problem(1))
    worker(0).say(1, { kind: 'builds', builds: [BUILD], proof: PROOF })
    solver.ask(problem(2))
    vi.advanceTimersByTime(60)
    expect([worker(0).ended, worker(1).asked.map(({ id }) => id)]).toEqual([true, [2]])
  })

  it('is not at rest because an older question is done', () => {
    solver.ask(problem(1))
    solver.ask(problem(2))
    worker(0).say(1, { kind: 'done', proof: PROOF })
    vi.advanceTimersByTime(59)
    expect(worker(0).ended).toBe(false)
    vi.advanceTimersByTime(1)
    expect([worker(0).ended, worker(1).asked.map(({ id }) => id)]).toEqual([true, [2]])
  })

  it('says that the search failed where its worker broke, and asks another one next', () => {
    solver.ask(problem(1))
    worker(1).onerror?.({} as ErrorEvent)
    expect([latest()?.phase, worker(0).ended]).toEqual(['failed', false])
    solver.ask(problem(2))
    worker(0).onerror?.({} as ErrorEvent)
    expect([latest()?.phase, worker(0).ended]).toEqual(['failed', true])
    solver.ask(problem(3))
    expect(worker(1).asked.map(({ id }) => id)).toEqual([3])
    worker(0).onmessage?.(
      new MessageEvent('message', { data: { kind: 'builds', builds: [BUILD], proof: PROOF, id: 3, ms: 1 } }),
    )
    expect(latest()?.builds).toEqual([])
  })

  it('keeps a finished answer when it is stopped afterwards', () => {
    solver.ask(problem(1))
    worker(0).say(1, { kind: 'done', proof: PROOF })
    const before = answers.length
    solver.cancel()
    expect([latest()?.phase, worker(0).ended, answers.length]).toEqual(['done', false, before])
  })

  it('tells the worker only where the player wants to wait to the end', () => {
    solver.ask(problem(1))
    solver.ask(problem(1), true)
    expect(worker(0).asked).toEqual([
      { id: 1, problem: problem(1) },
      { id: 2, problem: problem(1), toTheEnd: true },
    ])
    expect(latest()?.toTheEnd).toBe(true)
  })

  it('leaves no worker and no timer behind', () => {
    solver.ask(problem(1))
    solver.ask(problem(2))
    solver.close()
    expect([worker(0).ended, worker(1).ended, vi.getTimerCount()]).toEqual([true, true, 0])
  })
})
