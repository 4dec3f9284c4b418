import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { signOut } from '../../data/session/sign-out.ts'
import { useSession } from '../../data/session/use-session.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { words } from '../words.ts'
import styles from './AccountControl.module.css'

/** Checking, connected, disconnected (F-034 to F-036); in the header and, on small windows, in the menu. */
export function AccountControl({ place }: { readonly place: 'header' | 'menu' }) {
  const state = useSession()
  const look = styles[place]
  if (state.status === 'checking') {
    return (
      <div className={classNames(look, styles.checking)} aria-busy="true">
        {words.account.checking}
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
  const name = state.session.displayName ?? words.account.nameless
  const disconnect = () => {
    void signOut()
    toasts.show(words.account.signedOut, { glyph: 'i-lock' })
  }
  return (
    <div className={look}>
      <span className={styles.who}>
        <span className={styles.as}>{words.account.connectedAs}</span>
        <b title={name}>
          <bdi>{name}</bdi>
        </b>
      </span>
      <Button size="small" onClick={disconnect}>
        {words.account.disconnect}
      </Button>
    </div>
  )
}
