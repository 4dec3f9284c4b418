import type { Direction } from '@ai-vault/game/atlas/point-rules.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../../../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import styles from '../Map.module.css'
import type { MapPoint } from '../read-point.ts'
import { words } from '../words.ts'
import { PointDetails } from './PointDetails.tsx'
import { useVote } from './use-vote.ts'

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
