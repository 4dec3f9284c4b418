import type { ProphecyFarm } from '@ai-vault/contract/advice/prophecy.ts'
import type { CSSProperties } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import text from '../../../ui/text.module.css'
import { oneIn } from '../pieces/one-in.ts'
import styles from '../pieces/Pieces.module.css'
import { Slot } from '../pieces/Slot.tsx'
import { words } from '../words.tsx'

const labels = words.farm

interface Row {
  readonly farm: ProphecyFarm
  /** Its points an hour as a share of the best in the table. */
  readonly share: number
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'weapon',
    head: labels.weapon,
    cell: ({ farm }) => (
      <span className={styles.farm}>
        <Slot item={farm} />
        <span>
          <Link to="/forge/$weaponId" params={{ weaponId: String(farm.item_hash) }}>
            <bdi>{farm.weapon_name}</bdi>
          </Link>
          <small className={text.dim}>{farm.place}</small>
          <small className={text.dim}>{farm.traits.join(', ')}</small>
        </span>
      </span>
    ),
  },
  { key: 'adds', head: labels.adds, number: true, cell: ({ farm }) => labels.value(farm.value.toFixed(1)) },
  { key: 'odds', head: labels.odds, number: true, cell: ({ farm }) => labels.oneIn(oneIn(farm.odds_a_run)) },
  {
    key: 'pace',
    head: labels.pace,
    number: true,
    cell: ({ farm: { minutes, evidence } }) => {
      const runs = evidence.find(({ kind }) => kind === 'runs')
      const pace = labels.minutes(minutes.toFixed(0))
      return runs?.kind === 'runs' && runs.activity_id ? (
        <Link to="/archives" search={{ report: runs.activity_id }}>
          {pace}
        </Link>
      ) : (
        pace
      )
    },
  },
  {
    key: 'points',
    head: labels.points,
    number: true,
    cell: ({ farm, share }) => (
      <span className={styles.points}>
        <span className={styles.track} style={{ '--v': `${Math.round(share * 100)}%` } as CSSProperties} />
        {farm.points_an_hour.toFixed(3)}
      </span>
    ),
  },
  {
    key: 'even',
    head: labels.even,
    number: true,
    cell: ({ farm: { even_hours, even_runs } }) => labels.after(even_hours.toFixed(1), even_runs),
  },
]

export function FarmTable({ farms }: { readonly farms: readonly ProphecyFarm[] }) {
  const best = Math.max(...farms.map(({ points_an_hour }) => points_an_hour))
  const rows = farms.map((farm) => ({ farm, share: best > 0 ? farm.points_an_hour / best : 0 }))
  return (
    <Table
      stacked
      caption={labels.caption}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ farm }) => farm.item_hash}
    />
  )
}
