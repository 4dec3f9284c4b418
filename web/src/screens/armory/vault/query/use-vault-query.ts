import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ArmorySearch } from '../../armory-search.ts'
import { useArmoryAddress } from '../../use-armory-address.ts'
import { readVaultQuery, type VaultQuery, writeVaultQuery } from './vault-query.ts'

/** Some fields anew; as a function where the new depends on the old. */
export type ChangeVaultQuery = (
  changes: Partial<VaultQuery> | ((now: VaultQuery) => Partial<VaultQuery>),
) => void

const route = getRouteApi('/armory')
/** Someone who types changes the question faster than an address should. */
const WRITE_AFTER_MS = 200

const vaultPart = ({ q, filter, sort, view, mode }: ArmorySearch) => ({ q, filter, sort, view, mode })

/** The query lives here while it is being changed; the address follows a moment later and leads when it changes by itself. */
export function useVaultQuery() {
  const inAddress = route.useSearch({ select: vaultPart, structuralSharing: true })
  const setAddress = useArmoryAddress()
  const [query, setQuery] = useState(() => readVaultQuery(inAddress))
  const written = useRef(JSON.stringify(inAddress))
  /** What was written and has not been seen in the address yet: an echo is no question of somebody else's. */
  const underway = useRef<string[]>([])

  useEffect(() => {
    const now = JSON.stringify(inAddress)
    const echo = underway.current.indexOf(now)
    if (echo >= 0) underway.current.splice(0, echo + 1)
    if (echo >= 0 || now === written.current) return
    underway.current = []
    written.current = now
    setQuery(readVaultQuery(inAddress))
  }, [inAddress])

  useEffect(() => {
    const next = writeVaultQuery(query)
    const text = JSON.stringify(next)
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      underway.current.push(text)
      setAddress(next)
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, setAddress])

  const change: ChangeVaultQuery = useCallback(
    (changes) => setQuery((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    [],
  )
  return [query, change] as const
}
