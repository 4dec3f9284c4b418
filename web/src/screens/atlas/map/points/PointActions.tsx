import type { ReceivedPoints } from '@ai-vault/contract/atlas/points.ts'
import { countsAfter, type Direction, voteAfter } from '@ai-vault/game/atlas/point-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../data/api/api-error.ts'
import { pointsKey, votePoint } from '../../../../data/atlas/point-queries.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../../../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import styles from '../Map.module.css'
import type { MapPoint } from '../read-point.ts'
import { words } from '../words.ts'
import { PointDetails } from './PointDetails.tsx'

interface PointActionsProps {
  readonly membershipId: string
  readonly point: MapPoint
}

/** A vote that nobody heard. */
interface LostVote {
  readonly direction: Direction
  readonly reason: string
}

/** The two votes on a point, and behind the arrow its history and what else one may do with it. */
export function PointActions({ membershipId, point }: PointActionsProps) {
  const send = useVote(membershipId)
  const [lost, setLost] = useState<LostVote>()
  const [isOpen, setOpen] = useState(false)
  const vote = async (direction: Direction) => {
    const reason = await send(point.id, direction)
    setLost(reason === undefined ? undefined : { direction, reason })
  }
  return (
    <>
      <span className={styles.buttons}>
        <VoteButton point={point} direction="up" onVote={vote} />
        <VoteButton point={point} direction="down" onVote={vote} />
        <Button
          size="small"
          tone="ghost"
          iconOnly
          aria-expanded={isOpen}
          aria-label={words.details(point.name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph name="i-down" size="s" />
        </Button>
      </span>
      {lost && (
        <div className={styles.more}>
          <ErrorLine>
            {words.votes.notCounted(lost.reason, point.name)}{' '}
            <TextButton onClick={() => void vote(lost.direction)}>{words.votes.again}</TextButton>
          </ErrorLine>
        </div>
      )}
      {isOpen && <PointDetails membershipId={membershipId} point={point} />}
    </>
  )
}

interface VoteButtonProps {
  readonly point: MapPoint
  readonly direction: Direction
  readonly onVote: (direction: Direction) => Promise<void>
}

/** No vote on one's own point (G-31): the server refuses it, and the button says so beforehand. */
function VoteButton({ point, direction, onVote }: VoteButtonProps) {
  const { name, upvotes, downvotes, my_vote, mine, status } = point
  const count = direction === 'up' ? upvotes : downvotes
  const closed = mine || status === 'refused'
  return (
    <Button
      size="small"
      aria-pressed={my_vote === direction}
      aria-label={words.votes.button(direction, name, count)}
      aria-disabled={closed || undefined}
      title={mine ? words.votes.own : undefined}
      onClick={() => closed || void onVote(direction)}
    >
      <Glyph name={direction === 'up' ? 'i-up' : 'i-dn'} size="s" />
      {count}
    </Button>
  )
}

type Vote = Direction | undefined

/**
 * F-224: the count changes at once, nothing is asked for again, and a failure silently takes it back. Only where nobody
 * answered at all, the press had no effect whatsoever and resolves to the reason.
 */
function useVote(membershipId: string): (id: string, direction: Direction) => Promise<string | undefined> {
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
