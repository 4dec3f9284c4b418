import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { formatCount } from '../../figures/count.ts'
import styles from './Tabs.module.css'

interface TabDefinition {
  readonly id: string
  readonly label: ReactNode
  readonly count?: number | undefined
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly TabDefinition[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Where the tabs stand beside something, such as the head of the screen. */
  readonly around?: (list: ReactNode) => ReactNode
}

/** Where a key leads from a tab, as the ARIA pattern has it; undefined where it leads nowhere. */
function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Tabs change the screen; the address holds which one is open, so the caller owns the selection. */
export function Tabs({ label, tabs, selected, onSelect, around }: TabsProps) {
  const ids = useId()
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  )
  const open = tabs[at]
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabAfter(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onSelect(tab.id)
  }
  const list = (
    <div
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, around && styles.beside)}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${ids}-${id}`}
          aria-selected={id === open?.id}
          aria-controls={id === open?.id ? `${ids}-panel` : undefined}
          tabIndex={id === open?.id ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
        </button>
      ))}
    </div>
  )
  return (
    <>
      {around ? around(list) : list}
      {open && (
        <div
          key={open.id}
          role="tabpanel"
          id={`${ids}-panel`}
          aria-labelledby={`${ids}-${open.id}`}
          className={styles.panel}
        >
          {open.content}
        </div>
      )}
    </>
  )
}
