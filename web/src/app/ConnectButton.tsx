import { CONNECT_FAILED, useConnect } from '../data/connect.ts'
import { Button } from '../ui/Button.tsx'
import type { ButtonLook } from '../ui/button-look.ts'
import { classNames } from '../ui/class-names.ts'
import { ErrorLine } from '../ui/ErrorPanel.tsx'
import accountStyles from './AccountControl.module.css'
import styles from './ConnectButton.module.css'

interface ConnectButtonProps {
  readonly size?: ButtonLook['size']
  readonly label?: string
  readonly className?: string | undefined
}

/** Leads to the platform's sign-in. A failure is said beside the button, which works again at once (F-038). */
export function ConnectButton({ size, label = 'Connect with Bungie', className }: ConnectButtonProps) {
  const { state, start } = useConnect()
  return (
    <span className={classNames(styles.connect, className)}>
      <Button
        tone="gold"
        {...(size && { size })}
        onClick={start}
        disabled={state === 'leaving'}
        aria-busy={state === 'leaving'}
      >
        {label}
      </Button>
      <span className={accountStyles.failure}>
        {state === 'failed' && <ErrorLine tone="warn">{CONNECT_FAILED}</ErrorLine>}
      </span>
    </span>
  )
}
