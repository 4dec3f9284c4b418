import { VOTE_LIST } from '@ai-vault/contract/atlas/map-options.ts'
import type { Direction } from '@ai-vault/game/atlas/point-rules.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorPanel.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from './Map.module.css'
import { PointDetails } from './PointDetails.tsx'
import type { MapPoint } from './read-point.ts'
import { useVote } from './use-vote.ts'
import { words } from './words/words.ts'

interface VoteListProps {
  readonly membershipId: string
  readonly points: readonly MapPoint[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** A vote that nobody heard. */
interface LostVote {
  readonly point: MapPoint
  readonly direction: Direction
  readonly reason: string
}

/** F-222: the first fifty points as they are served, each with its two votes. */
export function VoteList({ membershipId, points, chosen, onChoose }: VoteListProps) {
  const send = useVote(membershipId)
  const [lost, setLost] = useState<LostVote>()
  const vote = async (point: MapPoint, direction: Direction) => {
    const reason = await send(point.id, direction)
    setLost(reason === undefined ? undefined : { point, direction, reason })
  }
  const listed = points.slice(0, VOTE_LIST)
  const pending = listed.filter(({ status }) => status === 'pending').length
  const approved = listed.filter(({ status }) => status === 'approved').length
  const [open, setOpen] = useState<string>()
  return (
    <Plate role="region" aria-labelledby="vote-on-points">
      <SectionHead title={words.votes.title} id="vote-on-points" level={3} />
      <p className={styles.note}>
        {words.votes.note} <Link to="/admin">{words.votes.log}</Link>
      </p>
      {points.length === 0 ? (
        <p className={styles.note}>{words.votes.none}</p>
      ) : (
        <p className={styles.note}>
          {words.votes.holds(pending, approved)} {pending > 0 && words.votes.rule}
        </p>
      )}
      {lost && (
        <ErrorLine>
          {words.votes.notCounted(lost.reason, lost.point.name)}{' '}
          <TextButton onClick={() => void vote(lost.point, lost.direction)}>{words.votes.again}</TextButton>
        </ErrorLine>
      )}
      <ul className={`${styles.rows} ${styles.votes}`}>
        {listed.map((point) => (
          <li key={point.id} className={styles.row} data-chosen={point.id === chosen || undefined}>
            <i className={styles.dot} data-status={point.status} />
            <span className={styles.words}>
              <TextButton
                className={styles.name}
                aria-pressed={point.id === chosen}
                onClick={() => onChoose(point.id === chosen ? undefined : point.id)}
              >
                <bdi>{point.name || words.nameless}</bdi>
              </TextButton>
              <span>{words.about(point)}</span>
              {words.next(point, Date.now()) && <span>{words.next(point, Date.now())}</span>}
            </span>
            <span className={styles.buttons}>
              <VoteButton point={point} direction="up" onVote={vote} />
              <VoteButton point={point} direction="down" onVote={vote} />
              <Button
                size="small"
                tone="ghost"
                iconOnly
                aria-expanded={open === point.id}
                aria-label={words.details(point.name)}
                onClick={() => setOpen(open === point.id ? undefined : point.id)}
              >
                <Glyph name="i-down" size="s" />
              </Button>
            </span>
            {open === point.id && <PointDetails membershipId={membershipId} point={point} />}
          </li>
        ))}
      </ul>
    </Plate>
  )
}

interface VoteButtonProps {
  readonly point: MapPoint
  readonly direction: Direction
  readonly onVote: (point: MapPoint, direction: Direction) => Promise<void>
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
      onClick={() => closed || void onVote(point, direction)}
    >
      <Glyph name={direction === 'up' ? 'i-up' : 'i-dn'} size="s" />
      {count}
    </Button>
  )
}
