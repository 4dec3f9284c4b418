import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ARMOR_SEARCH_KEYS, type ArmorSearch } from './armor-address.ts'
import { type ArmorQuery, readArmorQuery, writeArmorQuery } from './armor-query.ts'

/** Some fields anew; as a function where the new depends on the old. It stays the same, so that nothing redraws for it. */
export type ChangeQuery = (changes: Partial<ArmorQuery> | ((now: ArmorQuery) => Partial<ArmorQuery>)) => void

const route = getRouteApi('/armory')
/** A slider moves faster than an address should. */
const WRITE_AFTER_MS = 250

/** Lays nothing over whatever the address says about armor. */
const NO_ARMOR = Object.fromEntries(ARMOR_SEARCH_KEYS.map((key) => [key, undefined]))

const armorPart = (search: ArmorSearch) => JSON.stringify(ARMOR_SEARCH_KEYS.map((key) => search[key]))

/** The query lives here while it is being changed; the address follows a moment later and leads when it changes by itself. */
export function useArmorQuery() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [query, setQuery] = useState(() => readArmorQuery(search))
  const inAddress = armorPart(search)
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setQuery(readArmorQuery(search))
  }, [inAddress, search])

  useEffect(() => {
    const next = writeArmorQuery(query)
    const text = armorPart(next)
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      void navigate({
        search: (now) => ({ ...now, ...NO_ARMOR, ...next }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      })
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, navigate])

  const change: ChangeQuery = useCallback(
    (changes) => setQuery((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    [],
  )
  return [query, change] as const
}
