import { VOTE_LIST } from '@ai-vault/contract/atlas/map-options.ts'
import { Link } from '../../../../routing/Link.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import styles from '../Map.module.css'
import type { MapPoint } from '../read-point.ts'
import { words } from '../words.ts'
import { PointActions } from './PointActions.tsx'

interface VoteListProps {
  readonly membershipId: string
  readonly points: readonly MapPoint[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

const FEW = 5

/** F-222: the first fifty points as they are served, those that wait in sight, each with its votes; above them a chosen one of the others. */
export function VoteList({ membershipId, points, chosen, onChoose }: VoteListProps) {
  const listed = points.slice(0, VOTE_LIST)
  const beyond = points.slice(VOTE_LIST).filter(({ id }) => id === chosen)
  const pending = points.filter(({ status }) => status === 'pending').length
  const approved = points.filter(({ status, hidden }) => status === 'approved' && !hidden).length
  const inSight = Math.max(FEW, listed.filter(({ status }) => status === 'pending').length)
  const rowOf = (point: MapPoint) => (
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
      <PointActions membershipId={membershipId} point={point} />
    </li>
  )
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
          {words.votes.holds(pending, approved)} {pending > 0 && words.votes.rule}{' '}
          {points.length > VOTE_LIST && words.votes.first(VOTE_LIST)}
        </p>
      )}
      {beyond.length > 0 && (
        <ul className={styles.rows} aria-label={words.votes.chosen}>
          {beyond.map(rowOf)}
        </ul>
      )}
      <ul className={styles.rows}>{listed.slice(0, inSight).map(rowOf)}</ul>
      {listed.length > inSight && (
        <details className={styles.votes}>
          <summary>{words.votes.rest(listed.length - inSight)}</summary>
          <ul className={styles.rows}>{listed.slice(inSight).map(rowOf)}</ul>
        </details>
      )}
    </Plate>
  )
}
