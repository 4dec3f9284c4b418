import type { DropHint } from '@ai-vault/game/armor/drop-oracle.ts'
import type { ArmorBuild, ArmorProblem, Proof, Shortfall } from '@ai-vault/game/armor/problem.ts'
import type { Easing } from './ease-targets.ts'
import type { ArmorMessage } from './messages.ts'

/** What is known about one question so far. It grows while the worker goes on. */
export interface ArmorAnswer {
  readonly id: number
  readonly problem: ArmorProblem
  /** Asked without time limits. */
  readonly toTheEnd: boolean
  /** `searching`: builds may still get better. `refining`: builds are final, the rest is under way. */
  readonly phase: 'searching' | 'refining' | 'done' | 'cancelled' | 'failed'
  readonly builds: readonly ArmorBuild[]
  readonly shortfall?: Shortfall
  /** Per stat; undefined while unknown, null where the other targets cannot be met. */
  readonly maxima: readonly (number | null | undefined)[]
  /** Ways to give in that work, as far as they are known. */
  readonly easings: readonly Easing[]
  /** Undefined while unknown. */
  readonly drops?: { readonly found: readonly DropHint[]; readonly complete: boolean }
  readonly proof: Proof
  /** What is proven of the builds: all there is, or how much better it might get. Undefined until they are final. */
  readonly buildsProof?: Proof
  /** Whether the shortfall is the smallest there is. */
  readonly nearestProven?: boolean
  /** Until the builds were final. */
  readonly buildsMs?: number
  readonly ms: number
}

const UNKNOWN = [undefined, undefined, undefined, undefined, undefined, undefined] as const

export const freshAnswer = (id: number, problem: ArmorProblem, toTheEnd = false): ArmorAnswer => ({
  id,
  problem,
  toTheEnd,
  phase: 'searching',
  builds: [],
  maxima: UNKNOWN,
  easings: [],
  proof: { nodes: 0, complete: false },
  ms: 0,
})

/** Takes one message in. News of another question changes nothing: a stale result never reaches the screen. */
export function withMessage(answer: ArmorAnswer, message: ArmorMessage): ArmorAnswer {
  if (message.id !== answer.id || answer.phase === 'cancelled') return answer
  const { ms } = message
  switch (message.kind) {
    case 'progress':
      return { ...answer, ms, proof: { nodes: message.nodes, complete: false } }
    case 'better':
      return { ...answer, ms, builds: message.builds }
    case 'builds':
      return {
        ...answer,
        ms,
        buildsMs: ms,
        phase: 'refining',
        builds: message.builds,
        proof: message.proof,
        buildsProof: message.proof,
      }
    case 'shortfall':
      return {
        ...answer,
        ms,
        shortfall: message.shortfall,
        proof: message.proof,
        nearestProven: message.proven,
      }
    case 'maximum':
      return { ...answer, ms, maxima: answer.maxima.with(message.stat, message.value) }
    case 'easing':
      return { ...answer, ms, easings: [...answer.easings, message.easing] }
    case 'drops':
      return { ...answer, ms, drops: { found: message.drops, complete: message.complete } }
    case 'done':
      return { ...answer, ms, phase: 'done', proof: message.proof }
  }
}
