import { useState } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import type { Analyzed } from '../use-analysis.ts'
import { words } from '../words/words.ts'
import styles from './RawData.module.css'

const labels = words.raw

/** F-317: the answer exactly as the server gave it, folded until somebody wants it, and to be copied at any time. */
export function RawData({ analyzed }: { readonly analyzed: Analyzed }) {
  const [side, setSide] = useState<'answer' | 'request'>('answer')
  const content = JSON.stringify(analyzed[side], null, 2)
  const copy = () => copyText(content, { copied: labels.copied, refused: labels.copyRefused })
  return (
    <Bays>
      <Bay>
        <SectionHead title={labels.title}>
          <Button size="small" onClick={() => void copy()}>
            {labels.copy}
          </Button>
        </SectionHead>
        <details>
          <summary className={`${text.small} ${text.dim}`}>{labels.size(content.length)}</summary>
          <Segments
            label={labels.title}
            segments={[
              { id: 'answer', label: labels.answer },
              { id: 'request', label: labels.request },
            ]}
            selected={side}
            onSelect={setSide}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={styles.code} tabIndex={0} aria-label={labels.shown(labels[side])}>
            <pre>{content}</pre>
          </section>
        </details>
      </Bay>
    </Bays>
  )
}
