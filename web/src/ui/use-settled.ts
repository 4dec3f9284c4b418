import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while: one request for a word, not one for each of its letters. */
export function useSettled<Value>(value: Value, forMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}
