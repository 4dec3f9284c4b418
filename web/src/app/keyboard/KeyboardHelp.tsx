import { useState } from 'react'
import { readSingleKeys, writeSingleKeys } from '../../data/stored/storage.ts'
import { Switch } from '../../ui/controls/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { lateWords } from '../late-words.ts'
import { MENU_SCREENS } from '../screen-list.ts'
import styles from './KeyboardHelp.module.css'

const words = lateWords.keyboard

const { does } = words

/** The list behind `?`. */
export const SHORTCUT_HELP: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Ctrl', 'K'], does: does.palette },
  { keys: ['?'], does: does.help },
  { keys: ['/', 'F'], does: does.search },
  { keys: ['R'], does: does.refresh },
  { keys: ['Esc'], does: does.close },
  { keys: ['C'], does: does.compare },
  { keys: ['X'], does: does.select },
  { keys: ['Shift', 'F'], does: does.clear },
  { keys: ['K', 'R', 'D', 'U'], does: does.review },
  ...MENU_SCREENS.map(({ key, words }) => ({ keys: ['G', key.toUpperCase()], does: words.name })),
]

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
