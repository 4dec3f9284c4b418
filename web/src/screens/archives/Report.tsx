import type { ActivityReportAnswer } from '@ai-vault/contract/archives.ts'
import { formatCount } from '../../ui/count.ts'
import { describeDuration } from '../../ui/duration.ts'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { ItemPicture } from '../dashboard/ItemPicture.tsx'
import styles from './Report.module.css'
import { ReportPlayers } from './ReportPlayers.tsx'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** When, how long and how it ended; who was there; and what the player fought with. */
export function Report({ report }: { readonly report: ActivityReportAnswer }) {
  const you = report.players.find((player) => player.you)
  return (
    <>
      <p className={styles.facts}>
        {you && <b className={isFailure(you.result) ? text.warn : text.ok}>{you.result}</b>}
        <span>
          <time dateTime={report.period}>{describeMoment(report.period)}</time>
          {report.duration_seconds !== undefined && ` · ${describeDuration(report.duration_seconds)}`}
          {!you && ' · you were not there'}
        </span>
      </p>
      {report.teams.length > 0 && (
        <ul className={styles.teams}>
          {report.teams.map(({ name, score, result }) => (
            <li key={name}>
              <bdi>{name}</bdi> <b>{score === undefined ? '' : formatCount(score)}</b>
              <span className={text.soft}>{result}</span>
            </li>
          ))}
        </ul>
      )}
      <ReportPlayers players={report.players} />
      {report.weapons.length > 0 && (
        <section aria-label="Your weapons">
          <SectionHead title="Your weapons" level={3} />
          <Table
            caption="Weapons you defeated opponents with"
            columns={WEAPON_COLUMNS}
            rows={report.weapons}
            rowKey={({ item_hash }) => item_hash}
          />
        </section>
      )}
    </>
  )
}

type Weapon = ActivityReportAnswer['weapons'][number]

const WEAPON_COLUMNS: readonly Column<Weapon>[] = [
  {
    key: 'weapon',
    head: 'Weapon',
    cell: ({ name, icon, type_name }) => (
      <span className={styles.weapon}>
        <ItemPicture icon={icon} />
        <span>
          <bdi>{name}</bdi>
          {type_name && <small className={text.soft}>{type_name}</small>}
        </span>
      </span>
    ),
  },
  { key: 'kills', head: 'Kills', number: true, cell: ({ kills }) => formatCount(kills) },
  {
    key: 'precision',
    head: 'Precision',
    number: true,
    cell: ({ precision_kills: precision }) => formatCount(precision),
  },
]

const isFailure = (result: string) => result !== 'Completed' && result !== 'Victory'

function describeMoment(period: string): string {
  const at = Date.parse(period)
  return Number.isNaN(at) ? 'At a time the platform does not tell' : moment.format(at)
}
