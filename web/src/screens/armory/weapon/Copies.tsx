import { SectionHead } from '../../../ui/SectionHead.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import text from '../../../ui/text.module.css'
import { useCompare } from '../compare/compare-context.ts'
import { DecisionMark } from '../review/DecisionMark.tsx'
import type { Decisions } from '../review/decisions.ts'
import type { RatingLookup } from '../vault/shown-rating.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { shortAdvice } from './advice-words.ts'
import styles from './Copies.module.css'
import { rollInWords } from './copies.ts'

interface CopiesProps {
  readonly item: WeaponItem
  readonly copies: readonly WeaponItem[]
  readonly ratingOf: RatingLookup
  readonly decisions: Decisions
  readonly onOpen: (id: string) => void
}

/** Every copy of the weapon: its traits, its score, what to do with it, and a box that picks it for comparing. */
export function Copies({ item, copies, ratingOf, decisions, onOpen }: CopiesProps) {
  const { picks, toggle, isFull } = useCompare()
  const columns: Column<WeaponItem>[] = [
    {
      key: 'roll',
      head: 'Roll',
      cell: (copy) => (
        <>
          {idOf(copy) === idOf(item) ? (
            <>
              {rollInWords(copy)} <span className={text.dim}>(this)</span>
            </>
          ) : (
            <TextButton className={styles.open} onClick={() => onOpen(idOf(copy))}>
              {rollInWords(copy)}
            </TextButton>
          )}{' '}
          <DecisionMark decision={decisions.get(idOf(copy))} />
        </>
      ),
    },
    {
      key: 'score',
      head: 'Score',
      number: true,
      cell: (copy) => {
        const { tier, score } = ratingOf(copy)
        const tone =
          tier === 'Poor' ? text.bad : tier === 'Good' || tier === 'Unrated' ? undefined : text.gold
        return <span className={tone}>{score?.toFixed(1) ?? 'Unrated'}</span>
      },
    },
    { key: 'advice', head: 'Advice', cell: ({ verdict }) => shortAdvice(verdict) },
    {
      key: 'compare',
      head: <span className={text.sr}>Compare</span>,
      cell: (copy) => (
        <input
          type="checkbox"
          className={styles.pick}
          aria-label={`Compare ${rollInWords(copy)}`}
          checked={picks.includes(idOf(copy))}
          disabled={isFull && !picks.includes(idOf(copy))}
          onChange={() => toggle(idOf(copy))}
        />
      ),
    },
  ]
  return (
    <>
      <SectionHead title="Your copies" level={3}>
        <span className={`${text.read} ${text.dim}`}>{copies.length}</span>
      </SectionHead>
      <Table caption="Your copies" columns={columns} rows={copies} rowKey={idOf} />
    </>
  )
}
