import type { Character } from '@ai-vault/game/guardian.ts'
import { ARMOR_STATS, type ArmorStat, type GuardianClass, type StatLine } from '@ai-vault/game/items.ts'
import { STAT_GLYPHS, titled } from '../../../items/picture/armor-glyphs.ts'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

interface WornCompareProps {
  readonly stats: StatLine
  readonly classType: GuardianClass | undefined
  readonly characters: readonly Character[]
}

interface Row {
  readonly stat: ArmorStat
  readonly build: number
  readonly worn: number
}

const labels = words.own
const signed = (value: number) => (value > 0 ? `+${value}` : String(value))
const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'stat',
    head: labels.stat,
    cell: ({ stat }) => (
      <span className={styles.piece}>
        <Glyph name={STAT_GLYPHS[stat]} size="s" />
        {titled(words.stats[stat])}
      </span>
    ),
  },
  { key: 'build', head: labels.build, number: true, cell: ({ build }) => build },
  { key: 'worn', head: labels.youWear, number: true, cell: ({ worn }) => worn },
  {
    key: 'difference',
    head: labels.difference,
    number: true,
    cell: ({ build, worn }) => (
      <span className={styles.difference} data-sign={Math.sign(build - worn)}>
        {signed(build - worn)}
      </span>
    ),
  },
]

/** The build's stats beside those of the visitor's own character of that class. */
export function WornCompare({ stats, classType, characters }: WornCompareProps) {
  const own = characters.find((character) => !classType || character.classType === classType)
  return (
    <Plate className={styles.own}>
      <SectionHead title={words.compare} glyph="i-compare" />
      {own ? (
        <Table
          caption={labels.statCompare}
          columns={COLUMNS}
          rows={ARMOR_STATS.map((stat, at) => ({ stat, build: stats[at] ?? 0, worn: own.stats[at] ?? 0 }))}
          rowKey={({ stat }) => stat}
        />
      ) : (
        <p className={styles.note}>{labels.noCharacter(classType ? words.classes[classType] : '')}</p>
      )}
    </Plate>
  )
}
