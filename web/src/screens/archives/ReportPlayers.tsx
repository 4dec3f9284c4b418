import type { ReportPlayer } from '@ai-vault/contract/archives.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatCount } from '../../ui/count.ts'
import layout from '../../ui/layout.module.css'
import { MISSING } from '../../ui/Reading.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './Report.module.css'

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
          caption="Players of this activity"
          columns={scored ? [...COLUMNS, SCORE] : COLUMNS}
          rows={rows}
          rowKey={({ place }) => place}
        />
      </div>
      <ul className={classNames(layout.onlyPhone, styles.players)} aria-label="Players of this activity">
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
    kills !== undefined && `${formatCount(kills)} kills`,
    deaths !== undefined && `${formatCount(deaths)} deaths`,
    assists !== undefined && `${formatCount(assists)} assists`,
    kd !== undefined && `K/D ${kd.toFixed(1)}`,
    score !== undefined && score > 0 && `score ${formatCount(score)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const counted = (value: number | undefined) => (value === undefined ? MISSING : formatCount(value))

const COLUMNS: readonly Column<Row>[] = [
  { key: 'player', head: 'Guardian', cell: Player },
  { key: 'kills', head: 'Kills', number: true, cell: ({ kills }) => counted(kills) },
  { key: 'deaths', head: 'Deaths', number: true, cell: ({ deaths }) => counted(deaths) },
  { key: 'assists', head: 'Assists', number: true, cell: ({ assists }) => counted(assists) },
  { key: 'kd', head: 'K/D', number: true, cell: ({ kd }) => kd?.toFixed(1) ?? MISSING },
]
const SCORE: Column<Row> = { key: 'score', head: 'Score', number: true, cell: ({ score }) => counted(score) }

function Player({ name, class: className, power, team, result, you }: Row) {
  const about = [team, className, power !== undefined && `power ${formatCount(power)}`, result]
  return (
    <span className={styles.player}>
      <span>
        <bdi>{name ?? 'A guardian without a name'}</bdi> {you && <Tag tone="gold">You</Tag>}
      </span>
      <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
  )
}
