import { useCallback } from 'react'
import { routeAt } from '../../../../routing/use-address.ts'
import { useInAddress } from '../../address/use-in-address.ts'
import type { ArmorySearch } from '../../armory-search.ts'
import { readVaultQuery, type VaultQuery, writeVaultQuery } from './vault-query.ts'

/** Some fields anew; as a function where the new depends on the old. */
export type ChangeVaultQuery = (
  changes: Partial<VaultQuery> | ((now: VaultQuery) => Partial<VaultQuery>),
) => void

const route = routeAt('/armory')
const vaultPart = ({ q, filter, sort, view, mode }: ArmorySearch) => ({ q, filter, sort, view, mode })
const IN_ADDRESS = { read: readVaultQuery, write: writeVaultQuery }

/** What is asked of the vault, as it stands in the address. */
export function useVaultQuery() {
  const inAddress = route.useSearch(vaultPart)
  const [query, setQuery] = useInAddress(inAddress, IN_ADDRESS)
  const change: ChangeVaultQuery = useCallback(
    (changes) => setQuery((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    [setQuery],
  )
  return [query, change] as const
}
