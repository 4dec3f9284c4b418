import type {
  DestinyPresentationNodeDefinition,
  DestinyPresentationNodesComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { definition } from '../catalogue.ts'
import type { GuardianState } from '../guardian-state.ts'

/** How much of a branch of the presentation tree is done, counted over its leaves. */

export interface Leaves {
  isRecordDone(hash: number): boolean
  /** Points earned with it so far. */
  scoreOf(recordHash: number): number
  isCollectibleOwned(hash: number): boolean
}

interface Count {
  readonly done: number
  readonly all: number
  readonly score: number
}

const plus = (one: Count, two: Count): Count => ({
  done: one.done + two.done,
  all: one.all + two.all,
  score: one.score + two.score,
})
const leaf = (done: boolean, score = 0): Count => ({ done: done ? 1 : 0, all: 1, score })
const NOTHING: Count = { done: 0, all: 0, score: 0 }

export const nodesWire = (state: GuardianState, leaves: Leaves): Wire<DestinyPresentationNodesComponent> => {
  const { world } = state.catalogue
  const counts = new Map<number, Count>()
  const count = (hash: number): Count => {
    const known = counts.get(hash)
    if (known) return known
    counts.set(hash, NOTHING)
    const children = node(hash)?.children
    const parts = [
      ...(children?.presentationNodes ?? []).map((child) => count(child.presentationNodeHash)),
      ...(children?.records ?? []).map((child) =>
        leaf(leaves.isRecordDone(child.recordHash), leaves.scoreOf(child.recordHash)),
      ),
      ...(children?.collectibles ?? []).map((child) =>
        leaf(leaves.isCollectibleOwned(child.collectibleHash)),
      ),
    ]
    const total = parts.reduce(plus, NOTHING)
    counts.set(hash, total)
    return total
  }
  const node = (hash: number) =>
    definition<DestinyPresentationNodeDefinition>(world, 'DestinyPresentationNodeDefinition', hash)

  const nodes = [...world.tables.DestinyPresentationNodeDefinition.keys()].map((hash) => {
    const { done, all, score } = count(hash)
    return [
      hash,
      { state: 0, progressValue: done, completionValue: all, recordCategoryScore: score },
    ] as const
  })
  return { nodes: Object.fromEntries(nodes) }
}
