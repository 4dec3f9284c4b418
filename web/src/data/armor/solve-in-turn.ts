import type { ArmorBuild, ArmorProblem, Proof, Shortfall } from '@ai-vault/game/armor/problem.ts'
import type { WorkerLike } from './armor-solver.ts'
import type { ArmorMessage } from './messages.ts'

export interface Solved {
  readonly builds: readonly ArmorBuild[]
  readonly shortfall?: Shortfall
  readonly proof: Proof
}

/** Solves one problem after the other, each to its end, in a worker of its own. */
export function solveInTurn(startWorker: () => WorkerLike) {
  const worker = startWorker()
  let lastId = 0
  let handlers:
    | { readonly onMessage: (message: ArmorMessage) => void; readonly onError: () => void }
    | undefined
  worker.onmessage = ({ data }) => handlers?.onMessage(data)
  worker.onerror = () => handlers?.onError()

  return {
    solve(problem: ArmorProblem): Promise<Solved> {
      const id = ++lastId
      let builds: readonly ArmorBuild[] = []
      let shortfall: Shortfall | undefined
      return new Promise((resolve, reject) => {
        handlers = {
          onError: () => reject(new Error('The armor worker ended')),
          onMessage: (message) => {
            if (message.id !== id) return
            if (message.kind === 'builds') builds = message.builds
            if (message.kind === 'shortfall') shortfall = message.shortfall
            if (message.kind === 'done') {
              resolve({ builds, proof: message.proof, ...(shortfall && { shortfall }) })
            }
          },
        }
        worker.postMessage({ id, problem, buildsOnly: true })
      })
    },
    /** What is under way is never answered. */
    close: () => worker.terminate(),
  }
}
