import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { shortAdvice } from '../../advice/advice-words.ts'
import { DecisionMark } from '../../decisions/DecisionMark.tsx'
import type { Decisions } from '../../decisions/decisions.ts'
import type { RatingLookup } from '../../rating/shown-rating.ts'
import { rollInWords } from '../../roll-in-words.ts'
import { idOf, type WeaponItem } from '../../weapon-item.ts'
import { sheetWords } from '../../words/sheet-words.ts'
import { words } from '../../words/words.ts'
import styles from './Copies.module.css'
import { type Compare, useCompare } from './compare-context.ts'

const labels = sheetWords.copies

interface CopiesProps {
  readonly item: WeaponItem
  readonly copies: readonly WeaponItem[]
  readonly ratingOf: RatingLookup
  readonly decisions: Decisions
  readonly onOpen: (id: string) => void
}

/** Every copy of the weapon: the traits it is rated for, its score, what to do with it, and a box that picks it for comparing. */
export function Copies({ item, copies, ratingOf, decisions, onOpen }: CopiesProps) {
  const compare = useCompare()
  const columns: Column<WeaponItem>[] = [
    {
      key: 'roll',
      head: labels.roll,
      cell: (copy) => (
        <>
          {idOf(copy) === idOf(item) ? (
            <>
              {rollInWords(copy, ratingOf(copy).activity, copies)}{' '}
              <span className={text.dim}>{labels.this}</span>
            </>
          ) : (
            <TextButton className={styles.open} onClick={() => onOpen(idOf(copy))}>
              {rollInWords(copy, ratingOf(copy).activity, copies)}
            </TextButton>
          )}{' '}
          <DecisionMark decision={decisions.get(idOf(copy))} />
        </>
      ),
    },
    ...(copies.some((copy) => copy.item.tier) ? [TIER_COLUMN] : []),
    {
      key: 'score',
      head: labels.score,
      number: true,
      cell: (copy) => {
        const { tier, score } = ratingOf(copy)
        const tone =
          tier === 'Poor' ? text.bad : tier === 'Good' || tier === 'Unrated' ? undefined : text.gold
        return <span className={tone}>{score === undefined ? words.unrated : scoreText(score)}</span>
      },
    },
    { key: 'advice', head: labels.advice, cell: ({ verdict }) => shortAdvice(verdict) },
    ...(compare ? [compareColumn(compare, copies)] : []),
  ]
  return (
    <>
      <SectionHead title={labels.title} level={3}>
        <span className={`${text.read} ${text.dim}`}>{copies.length}</span>
      </SectionHead>
      <Table caption={labels.title} columns={columns} rows={copies} rowKey={idOf} />
    </>
  )
}

/** Gear from before tiers has none. */
const TIER_COLUMN: Column<WeaponItem> = {
  key: 'tier',
  head: labels.tier,
  number: true,
  cell: ({ item }) => item.tier ?? MISSING,
}

function compareColumn(
  { picks, isFull, toggle }: Compare,
  copies: readonly WeaponItem[],
): Column<WeaponItem> {
  return {
    key: 'compare',
    head: <span className={text.sr}>{labels.compare}</span>,
    cell: (copy) => (
      <input
        type="checkbox"
        className={styles.pick}
        aria-label={labels.compareRoll(rollInWords(copy, undefined, copies))}
        checked={picks.includes(idOf(copy))}
        disabled={isFull && !picks.includes(idOf(copy))}
        onChange={() => toggle(idOf(copy))}
      />
    ),
  }
}
