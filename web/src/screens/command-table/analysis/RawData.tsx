import { useState } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import text from '../../../ui/text.module.css'
import type { Analyzed } from '../use-analysis.ts'
import { words } from '../words.ts'
import styles from './RawData.module.css'

const labels = words.raw

/** F-317: the answer exactly as the server gave it, folded until somebody wants it. */
export function RawData({ analyzed }: { readonly analyzed: Analyzed }) {
  const [side, setSide] = useState<'answer' | 'request'>('answer')
  const content = JSON.stringify(analyzed[side], null, 2)
  const copy = () => copyText(content, { copied: labels.copied, refused: labels.copyRefused })
  return (
    <details className={styles.raw}>
      <summary className={`${text.small} ${text.dim}`}>{labels.summary(content.length)}</summary>
      <div className={styles.bar}>
        <Segments
          label={labels.title}
          segments={[
            { id: 'answer', label: labels.answer },
            { id: 'request', label: labels.request },
          ]}
          selected={side}
          onSelect={setSide}
        />
        <Button size="small" onClick={() => void copy()}>
          {labels.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.code} tabIndex={0} aria-label={labels.shown(labels[side])}>
        <pre>{content}</pre>
      </section>
    </details>
  )
}
