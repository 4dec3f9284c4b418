import type { ArchiveBest, ArchiveProgress } from '@ai-vault/contract/archives.ts'
import type { RunType } from '@ai-vault/game/history/run-filters.ts'
import { Link } from '../../../routing/Link.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { describeDuration } from '../../../ui/figures/duration.ts'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { dateFormat } from '../../../words/formats.ts'
import { words } from '../words.ts'
import styles from './Bests.module.css'
import { isBeingRead } from './is-being-read.ts'

const day = dateFormat({ dateStyle: 'medium' })

export function Bests({
  bests,
  progress,
  type,
}: {
  readonly bests: readonly ArchiveBest[]
  readonly type: RunType
  readonly progress: ArchiveProgress
}) {
  if (bests.length === 0 && isBeingRead(progress)) return null
  return (
    <Plate>
      <SectionHead title={words.bests.title} glyph="i-best" />
      {bests.length === 0 && <p className={text.soft}>{words.bests.none}</p>}
      <ul>
        {bests.map((best) => (
          <li key={best.kind} className={styles.best}>
            <span className={text.cap}>{words.bests.kinds[best.kind] ?? best.kind}</span>
            <span className={styles.value}>{shownValue(best)}</span>
            <span className={text.small}>
              {best.kind === 'longest-streak' &&
                words.bests.streak(type === 'all' ? undefined : words.type[type])}
              {best.activity_id && best.name ? (
                <Link
                  to="/archives"
                  search={(now) => ({ ...now, report: best.activity_id })}
                  state={{ opensReport: true }}
                  resetScroll={false}
                >
                  <bdi>{best.name}</bdi>
                </Link>
              ) : null}{' '}
              <time className={text.dim} dateTime={best.at}>
                {day.format(Date.parse(best.at))}
              </time>
            </span>
          </li>
        ))}
      </ul>
      {bests.length > 0 && progress.state !== 'done' && (
        <p className={`${text.small} ${text.dim}`}>{words.bests.growing}</p>
      )}
    </Plate>
  )
}

const shownValue = ({ kind, value }: ArchiveBest) => {
  if (kind === 'fastest') return describeDuration(value)
  if (kind === 'longest-streak') return words.bests.inARow(value)
  return kind === 'best-kd-pvp' ? value : formatCount(value)
}
