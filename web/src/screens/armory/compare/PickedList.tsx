import { rollInWords } from '../../../items/roll-in-words.ts'
import { type Compare, MOST_COMPARED } from '../../../items/sheet/weapon/compare-context.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import styles from './CompareTray.module.css'
import { words } from './words.ts'

const labels = words.tray

interface PickedListProps {
  readonly picked: readonly WeaponItem[]
  readonly compare: Compare
}

/** The copies that are picked, each with its way out, and the way to the comparison. */
export function PickedList({ picked, compare }: PickedListProps) {
  const { picks, isRefusing, toggle, clear, show } = compare
  return (
    <section className={styles.tray} aria-label={labels.label}>
      {/* Here and not as a notice, which would lie over the button that comes next. */}
      {isRefusing && <p className={styles.refusal}>{labels.full(MOST_COMPARED)}</p>}
      <ul className={styles.picks}>
        {picked.map((item) => (
          <li key={idOf(item)} className={styles.pick}>
            <span className={styles.name}>{item.item.name}</span>
            <span className={styles.roll}>{rollInWords(item)}</span>
            <Button
              tone="ghost"
              size="small"
              iconOnly
              aria-label={labels.takeOut(item.item.name, rollInWords(item))}
              onClick={() => toggle(idOf(item))}
            >
              <Glyph name="i-close" size="s" />
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="small" tone="ghost" onClick={clear}>
          {labels.clear}
        </Button>
        <Button size="small" onClick={() => show(picks)} disabled={picked.length < 2}>
          <Glyph name="i-compare" size="s" />
          {labels.compare(picked.length)}
        </Button>
      </div>
    </section>
  )
}
