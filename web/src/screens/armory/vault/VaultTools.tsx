import { type RefObject, useCallback, useState } from 'react'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { giveUp } from '../give-up.ts'
import type { useSelection } from '../select/use-selection.ts'
import type { Account } from './query/search-facts.ts'
import type { Vault } from './query/use-vault.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultQuery } from './query/vault-query.ts'
import { VaultBar } from './VaultBar.tsx'

const FilterSheet = lazyPart(async () => (await import('./filters/FilterSheet.tsx')).FilterSheet)

interface VaultToolsProps {
  readonly weapons: readonly WeaponItem[]
  readonly account: Account
  readonly vault: Vault
  readonly query: VaultQuery
  readonly onChange: ChangeVaultQuery
  readonly selection: ReturnType<typeof useSelection>
  readonly starter: RefObject<HTMLButtonElement | null>
}

/** The bar above the weapons, and the filters while they are open. */
export function VaultTools(props: VaultToolsProps) {
  const { weapons, account, vault, query, onChange, selection, starter } = props
  const [isFiltering, setFiltering] = useState(false)
  const openFilters = useCallback(() => setFiltering(true), [])
  const closeFilters = useCallback(() => setFiltering(false), [])
  const begin = useCallback(() => selection.begin(), [selection.begin])
  return (
    <>
      <VaultBar
        filters={query.filters}
        sort={query.sort}
        mode={query.mode}
        onChange={onChange}
        onFilters={openFilters}
        isSelecting={selection.ids !== undefined}
        onSelecting={selection.ids ? selection.end : begin}
        starter={starter}
      />
      {isFiltering && (
        <OptionalPart name="filters" onFailure={() => giveUp(closeFilters)}>
          <FilterSheet
            weapons={weapons}
            query={query}
            facts={vault.facts}
            account={account}
            shown={vault.view.shown.length}
            onChange={onChange}
            onClose={closeFilters}
          />
        </OptionalPart>
      )}
    </>
  )
}
