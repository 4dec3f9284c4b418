import { useEffect, useState } from 'react'

/**
 * A value as it was when the screen was last drawn: what hangs on it is worked out after the frame that shows the value
 * itself, never within it. A letter that somebody types so appears before the search for it begins.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (Object.is(value, painted)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, painted])
  return painted
}
