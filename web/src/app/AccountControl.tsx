import { signOut } from '../data/sign-out.ts'
import { useSession } from '../data/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { toasts } from '../ui/toasts.ts'
import styles from './AccountControl.module.css'
import { ConnectButton } from './ConnectButton.tsx'

/** Checking, connected, disconnected (F-034 to F-036); in the header and, on small windows, in the menu. */
export function AccountControl({ place }: { readonly place: 'header' | 'menu' }) {
  const state = useSession()
  const look = styles[place]
  if (state.status === 'checking') {
    return (
      <div className={classNames(look, styles.checking)} aria-busy="true">
        Checking sign-in
      </div>
    )
  }
  if (state.status === 'disconnected') {
    return (
      <div className={classNames(look, styles.visitor)}>
        <ConnectButton size={place === 'header' ? 'small' : 'normal'} place={place} />
      </div>
    )
  }
  const name = state.session.displayName ?? 'Guardian'
  const disconnect = () => {
    void signOut()
    toasts.show('Signed out. Nothing of yours stays on this device.', { glyph: 'i-lock' })
  }
  return (
    <div className={look}>
      <span>
        <span className={styles.as}>Connected as </span>
        <b title={name}>
          <bdi>{name}</bdi>
        </b>
      </span>
      <Button size="small" onClick={disconnect}>
        Disconnect
      </Button>
    </div>
  )
}
