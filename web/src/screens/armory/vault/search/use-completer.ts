import { useEffect, useRef, useState } from 'react'
import { connection } from '../../../../data/system/connection.ts'
import { useOnReturn } from '../../../../data/system/use-online.ts'
import type { completer } from './completer.ts'

let loaded: typeof completer | undefined

/**
 * What completes a search and marks its mistakes. It is fetched when somebody goes to the box or a link brings a mistake,
 * not with the screen; where it did not come, it is asked for again with the next letter and when the connection is back.
 * Until then the box works without it.
 */
export function useCompleter(isNeeded: boolean) {
  const [here, setHere] = useState(loaded)
  const [isComing, setComing] = useState(false)
  const isMissed = useRef(false)
  const fetchIt = async () => {
    if (here || isComing) return
    setComing(true)
    try {
      loaded = (await import('./completer.ts')).completer
      setHere(loaded)
    } catch {
      isMissed.current = true
      connection.doubt()
    }
    setComing(false)
  }
  useEffect(() => {
    if (isNeeded && !isMissed.current) void fetchIt()
  })
  useOnReturn(() => {
    if (isMissed.current) void fetchIt()
  })
  return { completer: here, isComing, fetch: () => void fetchIt() }
}
