import type { ArmorBuild, ArmorProblem, Shortfall } from '@ai-vault/game/armor/problem.ts'
import { expect, it, vi } from 'vitest'
import type { WorkerLike } from './armor-solver.ts'
import type { ArmorMessage, ArmorNews, ArmorQuestion } from './messages.ts'
import { solveInTurn } from './solve-in-turn.ts'

const PROBLEM = { minimums: [1, 2, 3, 4, 5, 6] } as unknown as ArmorProblem
const BUILD = { total: 500 } as ArmorBuild
const SHORTFALL = { reason: 'targets', missingTotal: 4 } as Shortfall
const PROOF = { nodes: 1, complete: true }

function stage() {
  const asked: ArmorQuestion[] = []
  const terminate = vi.fn()
  const worker: WorkerLike = {
    postMessage: (question) => asked.push(question),
    terminate,
    onmessage: null,
    onerror: null,
  }
  const say = (id: number, news: ArmorNews) =>
    worker.onmessage?.({ data: { ...news, id, ms: 1 } } as MessageEvent<ArmorMessage>)
  return { asked, terminate, worker, say, solver: solveInTurn(() => worker) }
}

it('one problem after the other is solved for its builds alone, and what is said of another one is ignored', async () => {
  const { asked, say, solver } = stage()
  const first = solver.solve(PROBLEM)
  expect(asked).toEqual([{ id: 1, problem: PROBLEM, buildsOnly: true }])
  say(1, { kind: 'better', builds: [BUILD] })
  say(1, { kind: 'builds', builds: [BUILD, BUILD], proof: PROOF })
  say(1, { kind: 'done', proof: PROOF })
  expect(await first).toEqual({ builds: [BUILD, BUILD], proof: PROOF })
  const second = solver.solve(PROBLEM)
  say(1, { kind: 'builds', builds: [BUILD], proof: PROOF })
  say(1, { kind: 'done', proof: { nodes: 9, complete: false } })
  say(2, { kind: 'shortfall', shortfall: SHORTFALL, proof: PROOF, proven: true })
  say(2, { kind: 'done', proof: PROOF })
  expect(await second).toEqual({ builds: [], shortfall: SHORTFALL, proof: PROOF })
})

it('a worker that breaks, before a question or at one, answers nothing; one that is closed is ended', async () => {
  const { worker, solver, say, terminate } = stage()
  const error = {} as ErrorEvent
  worker.onerror?.(error)
  say(1, { kind: 'done', proof: PROOF })
  const asked = solver.solve(PROBLEM)
  worker.onerror?.(error)
  await expect(asked).rejects.toThrow('The armor worker ended')
  solver.close()
  expect(terminate).toHaveBeenCalledOnce()
})
