import { useState } from 'react'
import { fetchFile } from '../../../data/api/api-client.ts'
import { languageQuery } from '../../../data/language/language.ts'
import { saveFile } from '../../../data/save-file.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { words } from '../words/words.ts'
import styles from './ExportButtons.module.css'

const FORMATS = ['csv', 'json'] as const

/** The whole history as a file, whatever the filters show. */
export function ExportButtons() {
  const [busy, setBusy] = useState<(typeof FORMATS)[number]>()
  async function save(format: (typeof FORMATS)[number]) {
    if (busy) return
    setBusy(format)
    try {
      const content = await fetchFile({ path: '/api/archives/export', query: { ...languageQuery(), format } })
      saveFile(content, `ai-vault-activities.${format}`)
      toasts.show(words.export.done, { glyph: 'i-export' })
    } catch {
      toasts.show(words.export.failed, { tone: 'bad', glyph: 'i-warn' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over the row
    <div role="group" aria-label={words.export.label} className={styles.row}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          aria-busy={busy === format}
          aria-label={format === 'csv' ? words.export.asCsv : words.export.asJson}
          onClick={() => void save(format)}
        >
          <Glyph name="i-export" size="s" />
          {words.export[format]}
        </Button>
      ))}
    </div>
  )
}
