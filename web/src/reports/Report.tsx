import type { ActivityReportAnswer } from '@ai-vault/contract/archives.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import { ItemPicture } from '../items/picture/ItemPicture.tsx'
import { formatCount } from '../ui/figures/count.ts'
import { describeDuration } from '../ui/figures/duration.ts'
import { type Column, Table } from '../ui/figures/Table.tsx'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import text from '../ui/text.module.css'
import { dateFormat } from '../words/formats.ts'
import styles from './Report.module.css'
import { ReportPlayers } from './ReportPlayers.tsx'
import { words } from './words.ts'

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

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
          {!you && words.notThere}
        </span>
      </p>
      {report.from_beginning === false && (
        <p className={`${text.small} ${text.soft}`}>
          <b>{words.checkpoint.title}</b> {words.checkpoint.text} <code>{report.instance_id}</code>.
        </p>
      )}
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
        <section aria-label={words.weapons.title}>
          <SectionHead title={words.weapons.title} level={3} />
          <Table
            caption={words.weapons.caption}
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
    head: words.weapons.weapon,
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
  { key: 'kills', head: words.weapons.kills, number: true, cell: ({ kills }) => formatCount(kills) },
  {
    key: 'precision',
    head: words.weapons.precision,
    number: true,
    cell: ({ kills, precision_kills: precision }) =>
      words.weapons.precise(formatCount(precision), progressPercent(precision, kills)),
  },
]

const isFailure = (result: string) => result !== 'Completed' && result !== 'Victory'

function describeMoment(period: string): string {
  const at = Date.parse(period)
  return Number.isNaN(at) ? words.timeUnknown : moment.format(at)
}
