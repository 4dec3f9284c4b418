import type { ArmorBuild, ArmorProblem, SetWish } from '@ai-vault/game/armor/problem.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_SLOTS, ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { type Column, Table } from '../../../../ui/figures/Table.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import { signed } from '../numbers.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import { BuildRow } from './BuildRow.tsx'
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

interface BuildsProps {
  readonly builds: readonly ArmorBuild[]
  readonly problem: ArmorProblem
  readonly pieces: PiecesById
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly link: string
}

const ROW_HEIGHT = 74
const ROWS_PER_FRAME = 4
const NONE: readonly ArmorBuild[] = []

/** Every build as a row; only those near the window are drawn. */
export const Builds = memo(function Builds({ problem, pieces, rules, onRules, link, ...given }: BuildsProps) {
  // The rows are drawn in slices after the verdict, so that no frame waits for them; keyed by question, never stale.
  const builds = useDeferredValue(given.builds, NONE)
  const [open, setOpen] = useState<number | undefined>(0)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [comparing, setComparing] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  // Unknown on the first drawing, which then draws the first rows: measuring before would draw everything twice.
  const top = list.current ? list.current.getBoundingClientRect().top + scrollY : 0
  const rows = useWindowVirtualizer({
    count: builds.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 2,
    scrollMargin: top,
    // New rows come a task later instead of within the scroll's own frame, which would be twice as long.
    useFlushSync: false,
  })
  const near = rows.getVirtualItems()
  const drawn = useGradualCount(near.length, ROWS_PER_FRAME)
  const toggleOpen = useCallback((rank: number) => setOpen((now) => (now === rank ? undefined : rank)), [])
  const toggleChosen = useCallback(
    (rank: number) =>
      setChosen((now) =>
        now.includes(rank) ? now.filter((other) => other !== rank) : [...now, rank].slice(-3),
      ),
    [],
  )
  const compared = chosen.flatMap((rank) => builds[rank] ?? [])
  return (
    <div>
      <SectionHead title={words.builds.title} kind="group">
        <span className={`${text.small} ${text.dim} ${text.num}`}>{words.builds.count(builds.length)}</span>
        <Button
          size="small"
          disabled={compared.length < 2}
          aria-expanded={comparing && compared.length > 1}
          onClick={() => setComparing((now) => !now)}
        >
          <Glyph name="i-compare" size="s" />
          {words.builds.compare(compared.length)}
        </Button>
      </SectionHead>
      {comparing && compared.length > 1 && (
        <Compare
          onClose={() => setComparing(false)}
          builds={compared}
          ranks={chosen}
          pieces={pieces}
          wanted={problem.sets}
        />
      )}
      <ol ref={list} className={styles.builds} style={{ height: rows.getTotalSize() }}>
        {near.slice(0, drawn).map(({ index, start }) => {
          const build = builds[index]
          return (
            build && (
              <li
                key={index}
                ref={rows.measureElement}
                data-index={index}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <BuildRow
                  rank={index}
                  build={build}
                  problem={problem}
                  pieces={pieces}
                  open={open === index}
                  onToggle={toggleOpen}
                  chosen={chosen.includes(index)}
                  onChoose={toggleChosen}
                  rules={rules}
                  onRules={onRules}
                  link={link}
                />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
})

/** How many rows to draw so far: a few more with every frame, so that no frame has to lay out all of them. */
function useGradualCount(count: number, perFrame: number): number {
  const [allowed, setAllowed] = useState(perFrame)
  useEffect(() => {
    if (allowed >= count) return
    const frame = requestAnimationFrame(() => setAllowed(allowed + perFrame))
    return () => cancelAnimationFrame(frame)
  }, [allowed, count, perFrame])
  return Math.min(allowed, count)
}
