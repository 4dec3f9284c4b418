import { type CSSProperties, useSyncExternalStore } from 'react'
import { MISSING } from '../../ui/figures/Reading.tsx'
import { describeLeft, readWeek } from '../../ui/figures/week.ts'
import text from '../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './WeekRuler.module.css'

const MINUTE = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE
/** The page as it is built does not know when it will be read. */
const unknown = () => undefined

/** The ruler is the week: seven marks, gold up to now. */
export function WeekRuler() {
  const now = useSyncExternalStore(subscribe, thisMinute, unknown)
  const week = now === undefined ? undefined : readWeek(now)
  return (
    <span className={styles.week}>
      <span className={text.sr}>{words.status.resetIn}</span>
      <span className={styles.word} aria-hidden="true">
        {words.status.reset}
      </span>
      <b className={styles.left}>{week ? describeLeft(week) : MISSING}</b>
      <i className={styles.rule} style={{ '--now': `${(week?.over ?? 0) * 100}%` } as CSSProperties} />
    </span>
  )
}
