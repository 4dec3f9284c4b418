import { useCallback, useEffect, useRef, useState } from 'react'
import { routeAt } from '../../../../routing/use-address.ts'
import { ARMOR_SEARCH_KEYS, type ArmorSearch } from './armor-address.ts'
import { type ArmorQuery, readArmorQuery, writeArmorQuery } from './armor-query.ts'

/**
 * Some fields anew; as a function where the new depends on the old. A step is a choice that the browser's Back takes back:
 * a class, an exotic, another question. It stays the same, so that nothing redraws for it.
 */
export type ChangeQuery = (
  changes: Partial<ArmorQuery> | ((now: ArmorQuery) => Partial<ArmorQuery>),
  kind?: 'step',
) => void

const route = routeAt('/armory')
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
  /** Written here, and not yet come back as the address: a slow page shows them late, when the query has gone on. */
  const onTheWay = useRef<string[]>([])
  /** Writes what waits; before a step, so that Back leads to what was there last. */
  const flush = useRef<() => void>(undefined)
  const isStep = useRef(false)

  useEffect(() => {
    const arrived = onTheWay.current.indexOf(inAddress)
    onTheWay.current.splice(0, arrived + 1)
    if (arrived >= 0 || inAddress === written.current) return
    written.current = inAddress
    setQuery(readArmorQuery(search))
  }, [inAddress, search])

  useEffect(() => {
    const next = writeArmorQuery(query)
    const text = armorPart(next)
    const replace = !isStep.current
    isStep.current = false
    if (text === written.current) return
    const write = () => {
      clearTimeout(timer)
      flush.current = undefined
      written.current = text
      onTheWay.current.push(text)
      navigate({
        search: (now) => ({ ...now, ...NO_ARMOR, ...next }),
        replace,
        resetScroll: false,
      })
    }
    const timer = setTimeout(write, WRITE_AFTER_MS)
    if (!replace) return write()
    flush.current = write
    return () => clearTimeout(timer)
  }, [query, navigate])

  const change: ChangeQuery = useCallback((changes, kind) => {
    if (kind === 'step') {
      flush.current?.()
      isStep.current = true
    }
    setQuery((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) }))
  }, [])
  return [query, change] as const
}
