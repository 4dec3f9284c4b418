import { useState } from 'react'

/** What came last, also while something newer is on its way and after it failed to come. */
export function useLastGood<Value>(value: Value | undefined): Value | undefined {
  const [held, hold] = useState(value)
  if (value !== undefined && value !== held) hold(value)
  return value ?? held
}
