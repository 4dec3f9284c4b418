import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import type { GearItem } from '../../../items/gear-item.ts'
import { GearPicture } from '../../../items/tile/GearPicture.tsx'
import { idOf, nameOf } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import styles from './CleanUp.module.css'
import { lineOf } from './why-in-words.ts'
import { words } from './words.tsx'

const labels = words.leftOut

interface LeftOutFoldProps {
  readonly items: readonly GearItem[]
  readonly onLetGo: (item: GearItem) => void
}

/** Something better stays for these too, but they are the last of something; folded, with a line that says so. */
export function LeftOutFold({ items, onLetGo }: LeftOutFoldProps) {
  if (items.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>
        <Glyph name="i-shield" />
        <h3>{labels.title(items.length)}</h3>
        <span>{labels.line}</span>
        <Glyph name="i-down" size="s" className={styles.foldMark} />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={idOf(item)} className={styles.held}>
            <GearPicture item={item} />
            <span className={styles.named}>
              <b>
                <bdi>{nameOf(item)}</bdi>
              </b>
              <span>{lineOf(item)}</span>
            </span>
            <span className={styles.why}>{heldBecause(item)}</span>
            <Button
              size="small"
              tone="ghost"
              aria-label={labels.letGoOf(nameOf(item))}
              onClick={() => onLetGo(item)}
            >
              {labels.letGo}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const heldBecause = ({ verdict }: GearItem): string =>
  capitalized(listInWords((verdict?.protections ?? []).map((name) => PROTECTIONS[name])))
