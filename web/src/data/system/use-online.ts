import { useEffect, useRef, useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

const isOnline = () => connection.read().online
const returnsOf = () => connection.read().returns

export const useOnline = () => useSyncExternalStore(connection.subscribe, isOnline, () => true)

/** Changes whenever the connection has come back. */
export const useReturns = () => useSyncExternalStore(connection.subscribe, returnsOf, returnsOf)

/** Runs when the connection comes back while this is shown. */
export function useOnReturn(run: () => void): void {
  const returns = useReturns()
  const known = useRef(returns)
  useEffect(() => {
    if (known.current === returns) return
    known.current = returns
    run()
  })
}
