/**
 * One question to the armor solver in a process of its own: the first call, then warm ones. Prints one line of JSON.
 * Arguments: the case as JSON, see ArmorCase.
 */
import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { createArmorSearch, solveArmor } from '@ai-vault/game/armor/solver.ts'
import { randomVault, type VaultShape } from '@ai-vault/game/armor/testing/random-vault.ts'

export interface ArmorCase {
  readonly name: string
  readonly vault: VaultShape
  readonly problem: Omit<ArmorProblem, 'pieces'>
  /** 'solve': builds, and the shortfall where there are none. 'maxima': the six maxima after the builds. */
  readonly ask: 'solve' | 'maxima'
  readonly goals?: { readonly warm?: number; readonly first?: number }
}

export interface ArmorFigures {
  readonly first: number
  readonly warm: number
  readonly nodes: number
  readonly memory: number
  readonly answer: string
}

const WARM_CALLS = 15
const WARM_BUDGET_MS = 4000

function ask({ vault, problem, ask: what }: ArmorCase): () => { ms: number; nodes: number; answer: string } {
  const pieces = randomVault(vault)
  if (what === 'solve')
    return () => {
      const start = performance.now()
      const { builds, shortfall, proof } = solveArmor({ ...problem, pieces })
      const answer = builds[0]
        ? `${builds.length} builds, best ${builds[0].stats}`
        : `${shortfall?.missingTotal} short, ${shortfall?.group.join(' + ')} out of reach`
      return { ms: performance.now() - start, nodes: proof.nodes, answer }
    }
  return () => {
    const search = createArmorSearch({ ...problem, pieces })
    search.builds()
    const before = search.progress.nodes
    const start = performance.now()
    const maxima = [0, 1, 2, 3, 4, 5].map((stat) => search.maximum(stat))
    return { ms: performance.now() - start, nodes: search.progress.nodes - before, answer: maxima.join(', ') }
  }
}

const run = ask(JSON.parse(process.argv[2] ?? '') as ArmorCase)
const first = run()
// Memory of one answer: later calls only show how lazily garbage is collected.
const memory = process.resourceUsage().maxRSS / 1024
const warm: number[] = []
for (const end = performance.now() + WARM_BUDGET_MS; warm.length < WARM_CALLS && performance.now() < end; )
  warm.push(run().ms)
const figures: ArmorFigures = { ...first, first: first.ms, warm: Math.min(...warm), memory }
console.log(JSON.stringify(figures))
