import { useEffect, useRef } from 'react'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { lateWords } from '../late-words.ts'
import styles from './CommandPalette.module.css'
import type { PaletteEntry } from './palette-entries.ts'

const words = lateWords.palette

interface PaletteListProps {
  readonly id: string
  /** Sorted by group. */
  readonly entries: readonly PaletteEntry[]
  readonly marked: number
  readonly onChoose: (entry: PaletteEntry) => void
}

/** What was found, under the names of its groups. The field above has the focus and names the marked entry. */
export function PaletteList({ id, entries, marked, onChoose }: PaletteListProps) {
  const current = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moved, or stands on something else now
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no clean-up.
    void current.current?.scrollIntoView({ block: 'nearest' })
  }, [marked, entries])
  return (
    <div id={id} role="listbox" aria-label={words.places} className={styles.list}>
      {entries.map((entry, index) => {
        const { label, note, glyph, group } = entry
        const isMarked = index === marked
        return (
          <div key={entry.id} role="presentation">
            {group !== entries[index - 1]?.group && (
              <div role="presentation" className={styles.group}>
                {words.groups[group]}
              </div>
            )}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys */}
            <div
              ref={isMarked ? current : undefined}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isMarked}
              className={styles.entry}
              onClick={() => onChoose(entry)}
            >
              <Glyph name={glyph} />
              <span className={styles.label}>{label}</span>
              <span className={styles.note}>{note}</span>
            </div>
          </div>
        )
      })}
    </div>
  )
}
