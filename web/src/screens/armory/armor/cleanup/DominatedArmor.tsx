import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { type Dominated, hasKnownStats } from '@ai-vault/game/scores/vault/dominated-armor.ts'
import { useMemo } from 'react'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../../ui/controls/buttons/LinkButton.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { type Column, Table } from '../../../../ui/figures/Table.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import { copyText } from '../copy-text.ts'
import { words } from '../words/words.ts'
import styles from './DominatedArmor.module.css'
import { type DominatedList, listDominated } from './dominated-lists.ts'
import { dimSearch, NO_REASON, reasonsToKeep, whatItIs } from './piece-words.ts'

const said = words.dominated
const pieceWords = words.unused.pieces

interface DominatedArmorProps {
  readonly armor: readonly ArmorPiece[]
  readonly list: DominatedList
}

/** Exactly the pieces that the dashboard counts (F-084), each with the one that is better. */
export function DominatedArmor({ armor, list }: DominatedArmorProps) {
  const found = useMemo(() => listDominated(armor, list), [armor, list])
  const isAnyKept = found.some(({ piece }) => reasonsToKeep(piece) !== '')
  const known = armor.filter(hasKnownStats).length
  const isAnyDominated = found.length > 0 || listDominated(armor, 'dominated').length > 0
  const showAll = (
    <LinkButton to="/armory" search={(now) => ({ ...now, pieces: undefined })} resetScroll={false}>
      {said.showAll}
    </LinkButton>
  )
  if (found.length === 0) {
    return (
      <Plate className={styles.list}>
        <EmptyState
          level={2}
          title={said.none.title}
          hint={whyNone(known, isAnyDominated)}
          actions={showAll}
        />
      </Plate>
    )
  }
  return (
    <Plate role="region" aria-labelledby="dominated-armor" className={styles.list}>
      <SectionHead title={said.titles[list]} id="dominated-armor" />
      <p>
        <b>{said.found(found.length, known)}.</b> {said.about[list]} {said.untouched}
      </p>
      <div className={styles.actions}>
        {showAll}
        <Button
          onClick={() => void copyText(pieceWords.dimCopied, dimSearch(found.map(({ piece }) => piece)))}
        >
          <Glyph name="i-copy" size="s" />
          {pieceWords.dim}
        </Button>
      </div>
      <Table
        caption={said.caption}
        columns={isAnyKept ? [...COLUMNS, BUT] : COLUMNS}
        rows={found}
        rowKey={({ piece }) => piece.instanceId}
      />
    </Plate>
  )
}

function whyNone(known: number, isAnyDominated: boolean): string {
  if (known === 0) return said.none.untold
  return isAnyDominated ? said.none.protected : said.none.hint
}

const COLUMNS: readonly Column<Dominated>[] = [
  { key: 'piece', head: pieceWords.piece, cell: ({ piece }) => <WithStats piece={piece} /> },
  { key: 'what', head: pieceWords.what, cell: ({ piece }) => whatItIs(piece) },
  { key: 'better', head: said.better, cell: ({ by }) => <WithStats piece={by} /> },
]
/** Shown where it says something of at least one piece. */
const BUT: Column<Dominated> = {
  key: 'but',
  head: pieceWords.but,
  cell: ({ piece }) => reasonsToKeep(piece) || NO_REASON,
}

/** Two pieces of one set often have one name: their stats tell them apart. */
function WithStats({ piece: { name, base } }: { readonly piece: ArmorPiece }) {
  const stats = ARMOR_STATS.flatMap((stat, at) => {
    const value = base[at] ?? 0
    return value > 0 ? [said.stat(titled(words.stats[stat]), value)] : []
  })
  return (
    <>
      <bdi>{name}</bdi>
      <span className={`${styles.stats} ${text.small} ${text.dim}`}>{stats.join(' · ')}</span>
    </>
  )
}
