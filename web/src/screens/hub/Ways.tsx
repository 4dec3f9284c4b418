import { words as connect } from '../../connect/words.ts'
import { CONNECT_FAILED, useConnect } from '../../data/sign-in/connect.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import styles from './Ways.module.css'
import { words } from './words.tsx'

const { ways } = words

/** Two clear ways in: to sign in (F-063), or to look around as the sandbox's guardian where there is one (F-039). */
export function Ways() {
  const { state, start } = useConnect()
  const leaving = state === 'leaving'
  return (
    <div className={styles.ways}>
      <section className={classNames(styles.way, styles.gold)} aria-labelledby="way-in">
        <h2 id="way-in" className={styles.label}>
          {connect.required}
        </h2>
        <h3>{ways.signIn}</h3>
        <p>{ways.signInText}</p>
        <Button
          tone="gold"
          size="big"
          onClick={() => start('account')}
          disabled={leaving}
          aria-busy={leaving}
        >
          {connect.connect}
        </Button>
        <p className={styles.note}>{ways.signInNote}</p>
        {state === 'failed' && <ErrorLine tone="warn">{CONNECT_FAILED}</ErrorLine>}
      </section>
      <section className={classNames(styles.way, styles.demo)} aria-labelledby="way-demo">
        <h3 id="way-demo">{ways.demo}</h3>
        <p>{ways.demoText}</p>
        <Button size="big" onClick={() => start('demo')} disabled={leaving}>
          {connect.demo}
        </Button>
        <p className={styles.note}>{ways.demoNote}</p>
      </section>
    </div>
  )
}
