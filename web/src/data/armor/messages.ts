import type { DropHint } from '@ai-vault/game/armor/drop-oracle.ts'
import type { ArmorBuild, ArmorProblem, Proof, Shortfall } from '@ai-vault/game/armor/problem.ts'
import type { Easing } from './ease-targets.ts'

/** What the page and the armor worker say to each other. `id` tells which question an answer belongs to. */
export interface ArmorQuestion {
  readonly id: number
  readonly problem: ArmorProblem
  /** The builds, or what is missing, and nothing further; to the end, however long that takes. */
  readonly buildsOnly?: boolean
  /** The player wants every answer proven and waits for it. */
  readonly toTheEnd?: boolean
}

export type ArmorNews =
  /** The search is at work; sent a few times a second. */
  | { readonly kind: 'progress'; readonly nodes: number }
  /** A better build than any before, or all those known where the search takes longer; more may follow. */
  | { readonly kind: 'better'; readonly builds: readonly ArmorBuild[] }
  /** All of them, best first; where the proof is not complete, those found in time. None: nothing reaches the targets. */
  | { readonly kind: 'builds'; readonly builds: readonly ArmorBuild[]; readonly proof: Proof }
  | {
      readonly kind: 'shortfall'
      readonly shortfall: Shortfall
      readonly proof: Proof
      /** Nothing comes nearer; else it is the nearest found in time. */
      readonly proven: boolean
    }
  /** How far one stat (in the order of ARMOR_STATS) can go while the other targets stand; only what is proven is told. */
  | { readonly kind: 'maximum'; readonly stat: number; readonly value: number | null }
  /** One way to give in that is known to work. */
  | { readonly kind: 'easing'; readonly easing: Easing }
  /** The drops that would close the gap most. `complete` is false where there was no time to find out. */
  | { readonly kind: 'drops'; readonly drops: readonly DropHint[]; readonly complete: boolean }
  | { readonly kind: 'done'; readonly proof: Proof }

export type ArmorMessage = ArmorNews & { readonly id: number; readonly ms: number }
