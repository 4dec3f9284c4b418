import type { QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { APPROVAL_VOTES } from '@ai-vault/game/atlas/point-rules.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { describeAge } from '../../ui/figures/freshness/age.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import { kindInWords } from '../../words/map-kinds.ts'
import { words } from '../words.ts'
import styles from './Queue.module.css'

interface QueueRowProps {
  readonly point: QueuedPoint
  readonly now: number
  readonly current: boolean
  readonly picked: boolean
  readonly onPick: () => void
  readonly onFocus: () => void
  /** Shows it beside the queue. */
  readonly onChoose: () => void
}

/** One point of the queue: what it is, who says so, and what speaks against it. */
export function QueueRow({ point, now, current, picked, onPick, onFocus, onChoose }: QueueRowProps) {
  const { kind, status, hidden, mine, reports, submitter, outside, near, appeal, upvotes, downvotes } = point
  const name = point.name ?? ''
  return (
    <li
      className={styles.row}
      data-row=""
      data-current={current || undefined}
      data-picked={picked || undefined}
      tabIndex={current ? 0 : -1}
      aria-label={words.row(name, kind ?? '')}
      onFocus={onFocus}
    >
      <label className={styles.pick}>
        <input type="checkbox" checked={picked} aria-label={words.pick(name)} onChange={onPick} />
      </label>
      <span className={styles.kind} data-status={status} aria-hidden="true">
        <Glyph name="i-pin" size="s" />
      </span>
      <span className={styles.about}>
        <TextButton className={styles.name} aria-label={words.look(name)} onClick={onChoose}>
          <bdi>{name}</bdi>
        </TextButton>
        <small>
          <bdi>{kindInWords(kind ?? '')}</bdi> ·{' '}
          {[point.destination, point.zone].filter(Boolean).join(', ') || words.nowhere}
        </small>
      </span>
      <span className={styles.by}>
        <bdi>{submitter?.name ?? words.nobody}</bdi>
        <small>{submitter ? words.trust(submitter) : words.nobodyNote}</small>
      </span>
      <VoteMarks upvotes={upvotes} downvotes={downvotes} />
      <span className={styles.age}>{describeAge(now - point.created_at, now)}</span>
      <span className={styles.flags}>
        {status !== 'pending' && <Tag>{words.statuses[status]}</Tag>}
        {hidden && <Tag tone="warn">{words.hidden}</Tag>}
        {outside && <Tag tone="warn">{words.outside}</Tag>}
        {near && <Tag tone="warn">{words.nearTag}</Tag>}
        {reports.length > 0 && <Tag tone="bad">{words.reports(reports.length)}</Tag>}
        {appeal && <Tag tone="gold">{words.appealTag}</Tag>}
        {mine && <Tag>{words.ownTag}</Tag>}
      </span>
    </li>
  )
}

interface VoteMarksProps {
  readonly upvotes: number
  readonly downvotes: number
}

/** Five lozenges: as many as are filled, so many votes of those that approve a point. */
function VoteMarks({ upvotes, downvotes }: VoteMarksProps) {
  const filled = Math.max(0, Math.min(APPROVAL_VOTES, upvotes - downvotes))
  return (
    <span className={styles.votes}>
      <span aria-hidden="true">
        {Array.from({ length: APPROVAL_VOTES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
          <i key={at} data-on={at < filled || undefined} />
        ))}
      </span>
      <small>{words.votes(upvotes, downvotes)}</small>
    </span>
  )
}
