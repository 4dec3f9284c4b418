import type { ArmorBuild, SetWish } from '@ai-vault/game/armor/problem.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_SLOTS, ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { type Column, Table } from '../../../../ui/figures/Table.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import { signed } from '../numbers.ts'
import { words } from '../words/words.ts'
import styles from './Builds.module.css'
import { energyLeft, type PiecesById, piecesOf, setsOf } from './build-facts.ts'
import { describeMod, describeTuning, NOTHING } from './build-text.ts'

const labels = words.builds.sideBySide

interface CompareProps {
  readonly onClose: () => void
  readonly builds: readonly ArmorBuild[]
  readonly ranks: readonly number[]
  readonly pieces: PiecesById
  /** The sets that were asked for: a wildcard counts for them first. */
  readonly wanted?: readonly SetWish[] | undefined
}

interface Row {
  readonly name: string
  readonly values: readonly (string | number)[]
}

/** A piece with what sits in it: 'Bushido Vest: Grenade +10 (3), Balanced'. */
function describePiece(piece: ArmorPiece | undefined, build: ArmorBuild | undefined, slot: number): string {
  if (!piece || !build) return NOTHING
  const inIt = [describeMod(build.mods[slot]), describeTuning(build.tuning[slot], build.artifice[slot])]
  const fitted = inIt.filter((text) => text !== NOTHING)
  return fitted.length > 0 ? `${piece.name}: ${fitted.join(', ')}` : piece.name
}

/** Two or three builds side by side, above the rows they are chosen from; the others say how far they are from the first. */
export function Compare({ onClose, builds, ranks, pieces, wanted }: CompareProps) {
  const worn = builds.map((build) => piecesOf(build, pieces))
  const numbers = (name: string, of: (build: ArmorBuild) => number): Row => {
    const [first = 0, ...others] = builds.map(of)
    return { name, values: [first, ...others.map((value) => `${value} (${signed(value - first)})`)] }
  }
  const rows: Row[] = [
    ...ARMOR_STATS.map((stat, i) => numbers(titled(words.stats[stat]), ({ stats }) => stats[i] ?? 0)),
    numbers(labels.total, ({ stats }) => statTotal(stats)),
    numbers(labels.cost, ({ modCost }) => modCost),
    numbers(labels.energy, energyLeft),
    { name: labels.sets, values: worn.map((five) => setsOf(five, wanted)) },
    ...ARMOR_SLOTS.map((slot, i) => ({
      name: titled(words.slots[slot]),
      values: worn.map((five, at) => describePiece(five[i], builds[at], i)),
    })),
  ]
  const columns: Column<Row>[] = [
    { key: 'name', head: labels.number, cell: ({ name }) => name },
    ...builds.map((_, i) => ({
      key: String(i),
      head: labels.build((ranks[i] ?? 0) + 1),
      cell: ({ values }: Row) => values[i],
    })),
  ]
  return (
    <Plate role="region" aria-labelledby="compare-builds" className={styles.compare}>
      <SectionHead title={labels.title} id="compare-builds" level={3}>
        <Button size="small" tone="ghost" onClick={onClose}>
          {labels.close}
        </Button>
      </SectionHead>
      <Table caption={labels.caption} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Plate>
  )
}
