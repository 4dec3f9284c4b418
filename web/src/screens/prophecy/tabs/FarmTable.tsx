import type { ProphecyFarm } from '@ai-vault/contract/advice/prophecy.ts'
import { Link } from '@tanstack/react-router'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import text from '../../../ui/text.module.css'
import { oneIn } from '../pieces/one-in.ts'
import styles from '../pieces/Pieces.module.css'
import { Slot } from '../pieces/Slot.tsx'
import { words } from '../words/words.ts'

const said = words.farm

const COLUMNS: readonly Column<ProphecyFarm>[] = [
  {
    key: 'weapon',
    head: said.weapon,
    cell: (farm) => (
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
  { key: 'adds', head: said.adds, number: true, cell: ({ value }) => said.value(value.toFixed(1)) },
  { key: 'odds', head: said.odds, number: true, cell: ({ odds_a_run }) => said.oneIn(oneIn(odds_a_run)) },
  {
    key: 'pace',
    head: said.pace,
    number: true,
    cell: ({ minutes, evidence }) => {
      const runs = evidence.find(({ kind }) => kind === 'runs')
      const pace = said.minutes(minutes.toFixed(0))
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
    head: said.points,
    number: true,
    cell: ({ points_an_hour }) => points_an_hour.toFixed(3),
  },
  {
    key: 'even',
    head: said.even,
    number: true,
    cell: ({ even_hours, even_runs }) => said.after(even_hours.toFixed(1), even_runs),
  },
]

export function FarmTable({ farms }: { readonly farms: readonly ProphecyFarm[] }) {
  return (
    <Table
      stacked
      caption={said.caption}
      columns={COLUMNS}
      rows={farms}
      rowKey={({ item_hash }) => item_hash}
    />
  )
}
