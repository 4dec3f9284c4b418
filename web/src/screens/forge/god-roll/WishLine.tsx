import { useRef } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { words } from '../words.tsx'
import styles from './GodRoll.module.css'

const labels = words.god

/** The target as a line that other tools read. */
export function WishLine({ line }: { readonly line: string }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (!(await copyText(line, labels))) field.current?.select()
  }
  return (
    <div className={styles.line}>
      <input ref={field} className={styles.field} readOnly value={line} aria-label={labels.line} />
      <Button tone="gold" onClick={() => void copy()}>
        <Glyph name="i-copy" size="s" />
        {labels.copy}
      </Button>
    </div>
  )
}
