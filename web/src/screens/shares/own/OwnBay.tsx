import { ConnectButton } from '../../../connect/ConnectButton.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

interface OwnBayProps {
  readonly parts: number
  readonly connected: boolean
}

/** What a visitor would learn by connecting; a signed-in one finds it below. */
export function OwnBay({ parts, connected }: OwnBayProps) {
  if (connected) return null
  return (
    <Bay className={styles.connect}>
      <SectionHead title={words.own.title} />
      <p>{words.own.connect(parts)}</p>
      <ConnectButton withDemo />
      <p className={styles.note}>{words.own.readOnly}</p>
    </Bay>
  )
}
