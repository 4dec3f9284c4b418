import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './Tabs.module.css'

interface TabDefinition {
  readonly id: string
  readonly label: string
  readonly count?: number | undefined
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly TabDefinition[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/** Tabs change the screen; the address holds which one is open, so the caller owns the selection. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map(({ id, label: name, count }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
