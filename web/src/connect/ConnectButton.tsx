import { CONNECT_FAILED, useConnect } from '../data/sign-in/connect.ts'
import { classNames } from '../ui/class-names.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import type { ButtonLook } from '../ui/controls/buttons/button-look.ts'
import { ErrorLine } from '../ui/feedback/failures/ErrorPanel.tsx'
import styles from './ConnectButton.module.css'
import { words } from './words.ts'

interface ConnectButtonProps {
  readonly size?: ButtonLook['size']
  readonly place?: 'page' | 'header' | 'menu'
  /** With a look around as the sandbox's demo guardian, where the sandbox is the platform (F-039). */
  readonly withDemo?: boolean
  readonly label?: string
}

/** Leads to the platform's sign-in. A failure is said beside the button, which works again at once (F-038). */
export function ConnectButton(props: ConnectButtonProps) {
  const { size = 'normal', place = 'page', withDemo, label = words.connect } = props
  const { state, start } = useConnect()
  const leaving = state === 'leaving'
  return (
    <div className={classNames(styles.connect, place !== 'page' && styles[place])}>
      <Button
        // A view has one gold button, and that is the page's own.
        tone={place === 'header' ? 'plain' : 'gold'}
        size={size}
        onClick={() => start('account')}
        disabled={leaving}
        aria-busy={leaving}
      >
        {label}
      </Button>
      {withDemo && (
        <Button size={size} className={styles.demo} onClick={() => start('demo')} disabled={leaving}>
          {words.demo}
        </Button>
      )}
      {state === 'failed' && <ErrorLine tone="warn">{CONNECT_FAILED}</ErrorLine>}
    </div>
  )
}
