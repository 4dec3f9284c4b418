import { useState } from 'react'
import { fetchFile } from '../../../data/api/api-client.ts'
import { languageQuery } from '../../../data/language/language.ts'
import { clockQuery, type ListFilter } from '../../../data/queries/archives-query.ts'
import { saveFile } from '../../../data/save-file.ts'
import { useOnline } from '../../../data/system/use-online.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { toasts } from '../../../ui/feedback/toasts/toasts.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './ExportButtons.module.css'

const FORMATS = ['csv', 'json'] as const
type Format = (typeof FORMATS)[number]

interface ExportButtonsProps {
  readonly shown: Omit<ListFilter, 'order'>
  /** How many activities the filters show; absent until they are known. */
  readonly total: number | undefined
}

/** What the filters show as a file, and the whole history beside it. */
export function ExportButtons({ shown, total }: ExportButtonsProps) {
  const [busy, setBusy] = useState<string>()
  const isOnline = useOnline()
  async function save(what: string, format: Format, filter: Readonly<Record<string, string>>) {
    if (busy) return
    setBusy(what + format)
    try {
      const query = { ...languageQuery(), ...filter, format }
      const content = await fetchFile({ path: '/api/archives/export', query })
      saveFile(content, fileName(filter, format))
      toasts.show(words.export.done, { glyph: 'i-export' })
    } catch {
      toasts.show(isOnline ? words.export.failed : words.export.offline, { tone: 'bad', glyph: 'i-warn' })
    } finally {
      setBusy(undefined)
    }
  }
  const { day, timeframe, type } = shown
  const choices = [
    {
      what: words.export.shown(total),
      filter: { ...clockQuery(), timeframe, type, ...(day ? { day } : {}) },
    },
    { what: words.export.whole, filter: {} as Readonly<Record<string, string>> },
  ]
  return (
    <div className={styles.row}>
      {choices.map(({ what, filter }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over the row
        <div
          key={filter.timeframe ? 'shown' : 'whole'}
          role="group"
          aria-label={what}
          className={styles.choice}
        >
          <span className={text.cap} aria-hidden="true">
            {what}
          </span>
          {FORMATS.map((format) => (
            <Button
              key={format}
              size="small"
              aria-busy={busy === what + format}
              aria-label={words.export.as(what, words.export.formats[format])}
              onClick={() => void save(what, format, filter)}
            >
              <Glyph name="i-export" size="s" />
              {words.export.formats[format]}
            </Button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Which runs are in it can be told from its name. */
function fileName({ day, timeframe, type }: Readonly<Record<string, string>>, format: Format): string {
  const parts = [day ?? timeframe, type === 'all' ? undefined : type].filter((part) => part !== undefined)
  return `${['ai-vault-activities', ...parts].join('-')}.${format}`
}
