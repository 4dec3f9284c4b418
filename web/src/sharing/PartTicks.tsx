import type { PartChoice, SharePart } from '@ai-vault/game/shares/parts.ts'
import text from '../ui/text.module.css'
import styles from './Sharing.module.css'
import { words } from './words.ts'

interface PartTicksProps {
  readonly choices: readonly PartChoice[]
  readonly chosen: ReadonlySet<SharePart>
  readonly onChange: (chosen: ReadonlySet<SharePart>) => void
  readonly legend?: string
}

/** Which parts go in; those that are always in cannot be taken out. */
export function PartTicks({ choices, chosen, onChange, legend = words.included }: PartTicksProps) {
  const toggle = (part: SharePart) => {
    const next = new Set(chosen)
    if (!next.delete(part)) next.add(part)
    onChange(next)
  }
  return (
    <fieldset className={styles.ticks}>
      <legend className={text.cap}>{legend}</legend>
      {choices.map(({ part, always }) => (
        <label key={part} className={styles.tick}>
          <input
            type="checkbox"
            checked={always || chosen.has(part)}
            disabled={always}
            onChange={() => toggle(part)}
          />
          <span>
            {words.parts[part]}
            {words.partNotes[part] && (
              <>
                <span className={text.sr}>, </span>
                <small>{words.partNotes[part]}</small>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
