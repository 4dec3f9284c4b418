import type { ReceivedPoints } from '@ai-vault/contract/atlas/points.ts'
import { countsAfter, type Direction, voteAfter } from '@ai-vault/game/atlas/point-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../data/api/api-error.ts'
import { pointsKey, votePoint } from '../../../../data/atlas/point-queries.ts'

type Vote = Direction | undefined

/**
 * F-224: the count changes at once, nothing is asked for again, and a failure silently takes it back. Only where nobody
 * answered at all, the press had no effect whatsoever and resolves to the reason.
 */
export function useVote(
  membershipId: string,
): (id: string, direction: Direction) => Promise<string | undefined> {
  const client = useQueryClient()
  const queryKey = pointsKey(membershipId)

  /** In every answer that holds the point: the map of all and that of its destination. */
  const put = (id: string, change: (vote: Vote) => Vote) =>
    client.setQueriesData<ReceivedPoints>(
      { queryKey },
      (answer) =>
        answer && {
          ...answer,
          points: answer.points.map((point) => {
            if (point.id !== id) return point
            const before = point.my_vote ?? undefined
            const after = change(before)
            return { ...point, ...countsAfter(point, before, after), my_vote: after ?? null }
          }),
        },
    )

  return async (id, direction) => {
    let before: Vote
    put(id, (vote) => {
      before = vote
      return voteAfter(vote, direction)
    })
    try {
      await votePoint(id, direction)
      return undefined
    } catch (error) {
      put(id, () => before)
      return error instanceof ApiError && error.status === 0 ? error.message : undefined
    }
  }
}
