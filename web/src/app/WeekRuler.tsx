import { type CSSProperties, useEffect, useState } from 'react'
import layout from '../ui/layout.module.css'
import styles from './StatusBar.module.css'
import { describeLeft, readWeek } from './week.ts'

const MINUTE = 60_000

/** The ruler is the week: seven marks, gold up to now. */
export function WeekRuler() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const week = readWeek(now)
  return (
    <span className={styles.week}>
      <span>
        <span className={layout.hidePhone}>Weekly reset in </span>
        <span className={layout.onlyPhone}>Reset </span>
        <b className={styles.left}>{describeLeft(week)}</b>
      </span>
      <i className={styles.rule} style={{ '--now': `${week.over * 100}%` } as CSSProperties} />
    </span>
  )
}
