import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { type Ref, useEffect, useRef } from 'react'
import { DecisionButtons } from '../../../items/decisions/DecisionButtons.tsx'
import type { Decisions } from '../../../items/decisions/decisions.ts'
import { iconAddress, WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { rollInWords } from '../../../items/roll-in-words.ts'
import { TileArt } from '../../../items/tile/ItemTile.tsx'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import styles from './CompareDialog.module.css'
import type { ComparedCell, ComparedRow } from './compare-rows.ts'
import { dialogWords } from './dialog-words.tsx'

interface CompareTableProps {
  readonly items: readonly WeaponItem[]
  readonly rows: readonly ComparedRow[]
  readonly decisions: Decisions
  readonly onChoose: (item: WeaponItem, decision: Decision | null) => void
  readonly copyOf: (id: string) => WeaponItem | undefined
  readonly where: (item: WeaponItem) => string
  /** Absent where there is no room for one more. */
  readonly onAdd: ((id: string) => void) | undefined
  readonly onRemove: (id: string) => void
  readonly ref: Ref<HTMLElement>
}

/** The first of the buttons that decide about a copy. */
export const decisionOn = (table: HTMLElement | null, id: string) =>
  table?.querySelector<HTMLElement>(`[data-decides="${CSS.escape(id)}"] button`)

/** The first column stays in sight while the others scroll under it. */
export function CompareTable(props: CompareTableProps) {
  const { items, rows, decisions, copyOf, where, onChoose, onAdd, onRemove, ref } = props
  const heads = useRef<HTMLTableRowElement>(null)
  /** The button that removed a column or added one is gone with it: the column that takes the focus then. */
  const focusAt = useRef(-1)
  const columns = items.map(idOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the columns have changed, which the address decides
  useEffect(() => {
    if (focusAt.current < 0) return
    const buttons = [...(heads.current?.querySelectorAll('button') ?? [])]
    buttons[Math.min(focusAt.current, buttons.length - 1)]?.focus()
    focusAt.current = -1
  }, [columns])
  const remove = (item: WeaponItem) => {
    focusAt.current = items.indexOf(item)
    onRemove(idOf(item))
  }
  const add = (item: WeaponItem, onAdded: (id: string) => void) => {
    focusAt.current = items.length
    onAdded(idOf(item))
  }
  const shown = new Set(items.map(idOf))
  const citedBy = ({ verdict }: WeaponItem) => {
    const cited = verdict?.proof === undefined ? undefined : copyOf(verdict.proof)
    return cited && !shown.has(idOf(cited)) ? cited : undefined
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={ref} className={styles.scroll} aria-label={dialogWords.label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr ref={heads}>
            <td className={styles.corner} />
            {items.map((item) => (
              <th key={idOf(item)} scope="col">
                <WeaponHead item={item} onRemove={() => remove(item)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.decide}>
            <th scope="row">{dialogWords.decision}</th>
            {items.map((item) => (
              <td key={idOf(item)} data-decides={idOf(item)}>
                <DecisionButtons
                  of={`${item.item.name}, ${rollInWords(item, undefined, items)}`}
                  decision={decisions.get(idOf(item))}
                  onChoose={(decision) => onChoose(item, decision)}
                />
              </td>
            ))}
          </tr>
          {rows.map(({ key, label, group, cells, same }, at) => (
            <tr
              key={key}
              data-row={key}
              className={classNames(
                same && styles.same,
                at > 0 && rows[at - 1]?.group !== group && styles.part,
              )}
            >
              <th scope="row">{label}</th>
              {cells.map((cell, place) => {
                const item = items[place] as WeaponItem
                const cited = key === 'reason' ? citedBy(item) : undefined
                return (
                  <td key={idOf(item)} className={classNames(cell.leads && !same && styles.leads)}>
                    <Cell cell={cell} isPerk={key.startsWith('perk-')} />
                    {cited && (
                      <Cited
                        copy={cited}
                        among={[...items, cited]}
                        where={where(cited)}
                        onAdd={onAdd && (() => add(cited, onAdd))}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={items.length + 1}>{dialogWords.alike}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function WeaponHead({ item, onRemove }: { readonly item: WeaponItem; readonly onRemove: () => void }) {
  const { name, type } = item.item
  return (
    <div className={styles.head}>
      <span className={styles.art}>
        <TileArt name="" icon={iconAddress(item.item.icon)} silhouette={WEAPON_GLYPHS[type]} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.roll}>{rollInWords(item)}</span>
      <Button
        tone="ghost"
        size="small"
        iconOnly
        className={styles.remove}
        aria-label={dialogWords.remove(name, rollInWords(item))}
        onClick={onRemove}
      >
        <Glyph name="i-close" size="s" />
      </Button>
    </div>
  )
}

interface CitedProps {
  readonly copy: WeaponItem
  readonly among: readonly WeaponItem[]
  readonly where: string
  readonly onAdd: (() => void) | undefined
}

/** The copy that a reason speaks of and that is not among these, named in full, with a way to see it beside them. */
function Cited({ copy, among, where, onAdd }: CitedProps) {
  const { name } = copy.item
  const roll = rollInWords(copy, undefined, among)
  return (
    <p className={styles.cited}>
      <span>{dialogWords.unseen(name, roll, where)}</span>
      {onAdd && (
        <Button size="small" aria-label={dialogWords.addOf(name, roll)} onClick={onAdd}>
          {dialogWords.add}
        </Button>
      )}
    </p>
  )
}

function Cell({ cell: { parts, best }, isPerk }: { readonly cell: ComparedCell; readonly isPerk: boolean }) {
  if (!isPerk) {
    return (
      <>
        {parts.map((part) => part.text).join(', ')}
        {best && <span className={styles.best}>{dialogWords.best}</span>}
      </>
    )
  }
  return (
    <ul className={styles.perks}>
      {parts.map(({ text: name, active, differs }) => (
        <li key={name} className={classNames(active && styles.active)}>
          <span className={classNames(differs && styles.differs)}>{name}</span>
          <span className={text.sr}>
            {active && dialogWords.active}
            {differs && dialogWords.notEverywhere}
          </span>
        </li>
      ))}
    </ul>
  )
}
