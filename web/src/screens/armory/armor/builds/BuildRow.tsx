import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { type CSSProperties, memo } from 'react'
import { SLOT_GLYPHS, STAT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import { BuildDetails } from './BuildDetails.tsx'
import styles from './BuildRow.module.css'
import { type PiecesById, piecesOf, setsOf } from './build-facts.ts'

const labels = words.builds.row

interface BuildRowProps {
  readonly rank: number
  readonly build: ArmorBuild
  readonly problem: ArmorProblem
  readonly pieces: PiecesById
  readonly open: boolean
  /** Absent where it always stays open. */
  readonly onToggle?: (rank: number) => void
  readonly chosen?: boolean
  /** Absent where there is nothing to compare with. */
  readonly onChoose?: (rank: number) => void
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly link: string
}

export const BuildRow = memo(function BuildRow(props: BuildRowProps) {
  const { rank, build, problem, pieces, open, onToggle } = props
  const worn = piecesOf(build, pieces)
  return (
    <article className={classNames(styles.build, open && styles.open)} aria-label={labels.name(rank + 1)}>
      <div className={styles.line}>
        <Rank {...props} />
        <div className={styles.pieces}>
          {worn.map((piece) => (
            <PieceMark key={piece.instanceId} piece={piece} />
          ))}
        </div>
        <StatValues stats={build.stats} targets={problem.minimums} />
        <div className={styles.total}>
          <b>{statTotal(build.stats)}</b>
          <span className={text.cap}>{labels.total}</span>
        </div>
        <div className={styles.meta}>
          <span>{labels.cost(worn.length, <b>{build.modCost}</b>)}</span>
          <span className={text.dim}>{setsOf(worn, problem.sets)}</span>
        </div>
        {onToggle && (
          <Button
            size="small"
            tone="ghost"
            iconOnly
            aria-expanded={open}
            aria-label={open ? labels.close(rank + 1) : labels.open(rank + 1)}
            onClick={() => onToggle(rank)}
          >
            <Glyph name={open ? 'i-up' : 'i-down'} size="s" />
          </Button>
        )}
      </div>
      {open && (
        <BuildDetails
          build={build}
          problem={problem}
          pieces={pieces}
          rules={props.rules}
          onRules={props.onRules}
          link={props.link}
        />
      )}
    </article>
  )
})

function Rank({ rank, chosen = false, onChoose }: BuildRowProps) {
  if (!onChoose) return <span />
  return (
    <label className={styles.rank}>
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => onChoose(rank)}
        aria-label={labels.choose(rank + 1)}
      />
      {rank + 1}
    </label>
  )
}

interface StatValuesProps {
  readonly stats: readonly number[]
  readonly targets: readonly number[]
}

const share = (value: number) => `${Math.min(100, value / 2)}%`

/** One label for all six: a screen reader hears a line, and a row that scrolls by has fewer parts to lay out. */
function StatValues({ stats, targets }: StatValuesProps) {
  const line = ARMOR_STATS.map((stat, i) => labels.stat(words.stats[stat], stats[i], targets[i])).join('; ')
  return (
    <div className={styles.stats} role="img" aria-label={line}>
      {ARMOR_STATS.map((stat, i) => (
        <span
          key={stat}
          className={styles.stat}
          style={{ '--v': share(stats[i] ?? 0), '--t': share(targets[i] ?? 0) } as CSSProperties}
        >
          <Glyph name={STAT_GLYPHS[stat]} size="s" />
          <b data-stat={stat}>{stats[i]}</b>
        </span>
      ))}
    </div>
  )
}

/** A piece as a small sign: its slot, its rarity and its tier. */
function PieceMark({ piece }: { readonly piece: ArmorPiece }) {
  const tier = piece.armor3 ? piece.tier : undefined
  const { older, tier: tiered, anySet } = words.builds.piece
  const kind = tier === undefined ? older : tiered(tier)
  const wildcard = piece.setWildcard ? [anySet] : []
  return (
    <span
      className={classNames(styles.piece, piece.rarity === 'exotic' && styles.exotic)}
      role="img"
      aria-label={words.builds.piece.label(
        piece.name,
        words.rarities[piece.rarity],
        words.slots[piece.slot],
        [kind, ...wildcard].join(', '),
      )}
      title={[piece.name, ...wildcard].join(', ')}
    >
      <Glyph name={SLOT_GLYPHS[piece.slot]} />
      {tier !== undefined && <i data-tier={tier}>{tier}</i>}
    </span>
  )
}
