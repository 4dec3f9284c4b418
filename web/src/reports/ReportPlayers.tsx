import type { ReportPlayer } from '@ai-vault/contract/archives.ts'
import { classNames } from '../ui/class-names.ts'
import { AddressLink } from '../ui/controls/buttons/AddressLink.tsx'
import { formatCount } from '../ui/figures/count.ts'
import { MISSING } from '../ui/figures/Reading.tsx'
import { type Column, Table } from '../ui/figures/Table.tsx'
import layout from '../ui/layout.module.css'
import { Tag } from '../ui/page/Tag.tsx'
import styles from './Report.module.css'
import { words } from './words.ts'

const { players: labels, inOneLine: figures } = words

interface Row extends ReportPlayer {
  readonly place: number
}

/** Everybody who was there, the player marked. A table would not fit a phone: there the figures stand in a line. */
export function ReportPlayers({ players }: { readonly players: readonly ReportPlayer[] }) {
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
