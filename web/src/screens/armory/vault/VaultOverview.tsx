import { type ReactNode, useMemo } from 'react'
import type { Decisions } from '../../../items/decisions/decisions.ts'
import { allGear, type GearItems } from '../../../items/gear-item.ts'
import { countCleanUp } from '../review/queue/clean-up-list.ts'
import type { Account } from './query/search-facts.ts'
import type { Vault } from './query/use-vault.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultQuery } from './query/vault-query.ts'
import { VaultSummary } from './VaultSummary.tsx'
import styles from './WeaponsTab.module.css'

/** What could go for both activities and is not decided about: weapons alone, and with the armor. */
export interface ToGo {
  readonly weapons: number
  readonly all: number
}

interface VaultOverviewProps {
  readonly gear: GearItems
  readonly decisions: Decisions
  readonly toGo: ToGo
  readonly account: Account
  readonly vault: Vault
  readonly query: VaultQuery
  readonly onChange: ChangeVaultQuery
  /** What stands below the quick actions. */
  readonly children: ReactNode
}

/** The vault in figures: all of it, what is shown, and what could go. */
export function VaultOverview(props: VaultOverviewProps) {
  const { gear, decisions, toGo, account, vault, query, onChange, children } = props
  const { weapons } = gear
  const inCleanUp = useMemo(() => countCleanUp(allGear(gear), decisions), [gear, decisions])
  const openToGo = useMemo(() => countCleanUp(weapons, decisions).open, [weapons, decisions])
  const isNarrowed = query.q.trim() !== '' || query.filters.length > 0
  return (
    <div className={styles.overview}>
      <VaultSummary
        filters={query.filters}
        toGo={toGo.weapons}
        onChange={onChange}
        entry={{ toGo: toGo.all, isNarrowed, inCleanUp }}
        shown={vault.view.stats}
        total={vault.total}
        advice={vault.advice}
        openToGo={openToGo}
        mode={query.mode}
        search={query.q}
        godRollsOnly={query.filters.length === 1 && query.filters[0] === 'god-tier'}
        onGodRollsOnly={(on) => onChange({ filters: on ? ['god-tier'] : [] })}
        asked={{ query, account }}
        options={children}
      />
    </div>
  )
}
