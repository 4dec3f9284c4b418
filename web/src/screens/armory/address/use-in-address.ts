import { useEffect, useRef, useState } from 'react'
import type { ArmorySearch } from '../armory-search.ts'
import { useArmoryAddress } from './use-armory-address.ts'

/** Someone who types changes the question faster than an address should. */
const WRITE_AFTER_MS = 200

/** How a value stands in the address; both are the same functions at every drawing. */
interface InAddress<Value> {
  readonly read: (part: Partial<ArmorySearch>) => Value
  readonly write: (value: Value) => Partial<ArmorySearch>
}

/** The value lives here while it is being changed; the address follows a moment later and leads when it changes by itself. */
export function useInAddress<Value>(inAddress: Partial<ArmorySearch>, { read, write }: InAddress<Value>) {
  const setAddress = useArmoryAddress()
  const [value, setValue] = useState(() => read(inAddress))
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
    setValue(read(inAddress))
  }, [inAddress, read])

  useEffect(() => {
    const next = write(value)
    const text = JSON.stringify(next)
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      underway.current.push(text)
      setAddress(next)
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value, write, setAddress])

  return [value, setValue] as const
}
