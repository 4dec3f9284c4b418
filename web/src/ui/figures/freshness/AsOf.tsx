import { useEffect, useState } from 'react'
import { dateFormat } from '../../../words/formats.ts'
import text from '../../text.module.css'
import { words } from '../../words/words.ts'
import { describeAge } from './age.ts'

interface AsOfProps {
  /** Epoch milliseconds. */
  readonly at: number
}

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const day = dateFormat({ day: 'numeric', month: 'short' })
const TICK_MS = 30_000

/** How old the numbers are: 'As of 18:42 · 2 min ago'. Counts on by itself. */
export function AsOf({ at }: AsOfProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const when = now - at < 86_400_000 ? clock.format(at) : words.dayAndClock(day.format(at), clock.format(at))
  return (
    <time className={`${text.small} ${text.soft} ${text.num}`} dateTime={new Date(at).toISOString()}>
      {words.asOf(when, describeAge(now - at, now))}
    </time>
  )
}
