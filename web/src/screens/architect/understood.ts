import type { RecommendBuildAnswer, Understood } from '@ai-vault/contract/advice/architect.ts'
import { readWish, type Wish } from './build-request.ts'

export interface Reading {
  readonly parts: readonly Understood[]
  readonly notUsed: readonly string[]
  /** What of the request could not be had together, in sentences of the server's. */
  readonly contradictions: readonly string[]
  /** What was asked for and is not in the build, and why. */
  readonly notGiven: readonly string[]
  /** What was built for, once something was. */
  readonly activity?: string
  /** Nothing here knows these words; the server, which knows every exotic by name, may. */
  readonly unread: readonly string[]
}

/**
 * What the request says, while it is written. The same rules as on the server, which also knows the names of exotics: once
 * it has answered this very text, its reading is the one shown.
 */
export function understoodIn(wish: Wish, answer: RecommendBuildAnswer | undefined): Reading {
  const left = ({ id }: Understood) => !wish.without.includes(id)
  if (answer) {
    const { understood: parts, not_used: notUsed, contradictions, build } = answer
    const notGiven = (build.not_given ?? []).map(({ reason }) => reason)
    const { activity } = build
    return { parts: parts.filter(left), notUsed, contradictions, notGiven, activity, unread: [] }
  }
  const { understood, notUsed } = readWish(wish)
  return { parts: understood, notUsed: [], contradictions: [], notGiven: [], unread: notUsed }
}
