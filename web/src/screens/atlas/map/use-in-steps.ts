import { useEffect, useState } from 'react'
import type { Mark } from './clusters.ts'

/** So many new marks a frame: making one takes some tenths of a millisecond. */
const A_FRAME = 24

/** Of what is wanted, what is there already and a few more with every frame, until all of it is there. */
export function useInSteps(wanted: readonly Mark[]): readonly Mark[] {
  const [there, setThere] = useState<ReadonlySet<string>>(() => new Set(keysOf(wanted.slice(0, A_FRAME))))
  useEffect(() => {
    if (wanted.every(({ key }) => there.has(key))) return
    const frame = requestAnimationFrame(() => {
      const missing = wanted.filter(({ key }) => !there.has(key)).slice(0, A_FRAME)
      const staying = wanted.filter(({ key }) => there.has(key))
      setThere(new Set(keysOf([...staying, ...missing])))
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, there])
  return wanted.filter(({ key }) => there.has(key))
}

const keysOf = (marks: readonly Mark[]) => marks.map(({ key }) => key)
