import type { ArchiveActivity } from '@ai-vault/contract/archives.ts'
import { Link } from '../../../../routing/Link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { formatCount } from '../../../../ui/figures/count.ts'
import { describeDuration } from '../../../../ui/figures/duration.ts'
import { MISSING } from '../../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { dateFormat } from '../../../../words/formats.ts'
import { words } from '../../words.ts'
import styles from './ActivityRow.module.css'
import { lookOf } from './result-look.ts'

const moment = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const older = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const isThisYear = (at: number) => new Date(at).getFullYear() === new Date().getFullYear()

/** One run; the whole row opens its report. */
export function ActivityRow({ activity }: { readonly activity: ArchiveActivity }) {
  const { id, name, type, difficulty, result, completion_time, score, team_performance, date } = activity
  const { glyph, tone } = lookOf(activity)
  const kind = [words.type[type], difficulty].filter(Boolean).join(', ')
  return (
    <div className={styles.row}>
      <span className={classNames(styles.result, text[tone])}>
        <Glyph name={glyph} size="s" />
        <span>{result}</span>
      </span>
      <span className={styles.name}>
        <Link
          to="/archives"
          search={(now) => ({ ...now, report: id })}
          state={{ opensReport: true }}
          resetScroll={false}
        >
          <bdi>{name}</bdi>
        </Link>
        {kind && <small>{kind}</small>}
      </span>
      <span className={styles.value}>
        {completion_time === undefined ? MISSING : describeDuration(completion_time)}
      </span>
      <span className={classNames(styles.value, score === undefined && styles.absent)}>
        {score === undefined ? MISSING : formatCount(score)}
      </span>
      <span className={classNames(styles.value, styles.kd)}>{team_performance.kd_ratio ?? MISSING}</span>
      <time className={styles.date} dateTime={date}>
        {(isThisYear(Date.parse(date)) ? moment : older).format(Date.parse(date))}
      </time>
    </div>
  )
}
