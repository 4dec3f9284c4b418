import { useEffect, useRef, useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

const isOnline = () => connection.read().online
const returnsOf = () => connection.read().returns
const returnedAt = () => connection.read().returnedAt

export const useOnline = () => useSyncExternalStore(connection.subscribe, isOnline, () => true)

/** Changes whenever the connection has come back. */
export const useReturns = () => useSyncExternalStore(connection.subscribe, returnsOf, returnsOf)

/** When the connection came back last; 0 where it was never lost. */
export const useReturnedAt = () => useSyncExternalStore(connection.subscribe, returnedAt, () => 0)

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
