import { useState } from 'react'
import { readSingleKeys, writeSingleKeys } from '../../data/stored/storage.ts'
import { Switch } from '../../ui/controls/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { lateWords } from '../words/late-words.ts'
import styles from './KeyboardHelp.module.css'
import { SHORTCUT_HELP } from './shortcut-help.ts'

const words = lateWords.keyboard

interface KeyboardHelpProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The keys, and the switch that turns single keys off. */
export function KeyboardHelp({ open, onClose }: KeyboardHelpProps) {
  const [singleKeys, setSingleKeys] = useState(readSingleKeys)
  const change = (on: boolean) => {
    writeSingleKeys(on)
    setSingleKeys(on)
  }
  return (
    <Dialog title={words.title} open={open} onClose={onClose} wide>
      <dl className={styles.list}>
        {SHORTCUT_HELP.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={words.singleKeys} checked={singleKeys} onChange={change} />
    </Dialog>
  )
}
