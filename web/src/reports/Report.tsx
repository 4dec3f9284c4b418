import type { ActivityReportAnswer, ReportPlayer } from '@ai-vault/contract/archives.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import { ItemPicture } from '../items/picture/ItemPicture.tsx'
import { classNames } from '../ui/class-names.ts'
import { AddressLink } from '../ui/controls/buttons/AddressLink.tsx'
import { formatCount } from '../ui/figures/count.ts'
import { describeDuration } from '../ui/figures/duration.ts'
import { MISSING } from '../ui/figures/Reading.tsx'
import { type Column, Table } from '../ui/figures/Table.tsx'
import layout from '../ui/layout.module.css'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import { Tag } from '../ui/page/Tag.tsx'
import text from '../ui/text.module.css'
import { dateFormat } from '../words/formats.ts'
import styles from './Report.module.css'
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

const { players: labels, inOneLine: figures } = words

interface Row extends ReportPlayer {
  readonly place: number
}

/** Everybody who was there, the player marked. A table would not fit a phone: there the figures stand in a line. */
function ReportPlayers({ players }: { readonly players: readonly ReportPlayer[] }) {
  const scored = players.some(({ score }) => score !== undefined && score > 0)
  const rows = players.map((player, place): Row => ({ ...player, place }))
  return (
    <>
      <div className={layout.hidePhone}>
        <Table
          caption={labels.title}
          columns={scored ? [...COLUMNS, SCORE] : COLUMNS}
          rows={rows}
          rowKey={({ place }) => place}
        />
      </div>
      <ul className={classNames(layout.onlyPhone, styles.players)} aria-label={labels.title}>
        {rows.map((row) => (
          <li key={row.place}>
            <Player {...row} />
            <span className={styles.figures}>{inOneLine(row)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function inOneLine({ kills, deaths, assists, kd, score }: Row): string {
  return [
    kills !== undefined && figures.kills(kills),
    deaths !== undefined && figures.deaths(deaths),
    assists !== undefined && figures.assists(assists),
    kd !== undefined && figures.kd(kd.toFixed(1)),
    score !== undefined && score > 0 && figures.score(formatCount(score)),
  ]
    .filter(Boolean)
    .join(' · ')
}

const counted = (value: number | undefined) => (value === undefined ? MISSING : formatCount(value))

const COLUMNS: readonly Column<Row>[] = [
  { key: 'player', head: labels.guardian, cell: Player },
  { key: 'kills', head: labels.kills, number: true, cell: ({ kills }) => counted(kills) },
  { key: 'deaths', head: labels.deaths, number: true, cell: ({ deaths }) => counted(deaths) },
  { key: 'assists', head: labels.assists, number: true, cell: ({ assists }) => counted(assists) },
  { key: 'kd', head: labels.kd, number: true, cell: ({ kd }) => kd?.toFixed(1) ?? MISSING },
]
const SCORE: Column<Row> = {
  key: 'score',
  head: labels.score,
  number: true,
  cell: ({ score }) => counted(score),
}

function Player({ name, membership_id: id, class: className, power, team, result, you }: Row) {
  const about = [team, className, power !== undefined && labels.power(formatCount(power)), result]
  return (
    <span className={styles.player}>
      <span>
        <Name name={name} id={you ? undefined : id} /> {you && <Tag tone="gold">{labels.you}</Tag>}
      </span>
      <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
  )
}

/** Others lead to the Command Table: what they bring, and what they lack beside the player. */
function Name({ name, id }: { readonly name: string | undefined; readonly id: string | undefined }) {
  const shown = <bdi>{name ?? labels.nameless}</bdi>
  return id ? <AddressLink to={`/command-table?team=${id}`}>{shown}</AddressLink> : shown
}
