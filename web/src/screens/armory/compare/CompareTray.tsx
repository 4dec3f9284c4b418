import { rollInWords } from '../../../items/copies.ts'
import { MOST_COMPARED, useCompare } from '../../../items/sheet/compare-context.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import styles from './CompareTray.module.css'
import { words } from './words/words.ts'

const said = words.tray
const REFUSAL = said.full(MOST_COMPARED)

/** What is picked for comparing, at the foot of the grid; away while nothing is. */
export function CompareTray({ weapons }: { readonly weapons: readonly WeaponItem[] }) {
  const compare = useCompare()
  if (!compare) return null
  const { picks, isRefusing, toggle, clear, show } = compare
  const picked = picks.flatMap((id) => weapons.find((item) => idOf(item) === id) ?? [])
  return (
    <>
      <span className={text.sr} role="status">
        {isRefusing && REFUSAL}
        {!isRefusing && picked.length > 0 && said.picked(picked.length, MOST_COMPARED)}
      </span>
      {picked.length > 0 && (
        <section className={styles.tray} aria-label={said.label}>
          {/* Here and not as a notice, which would lie over the button that comes next. */}
          {isRefusing && <p className={styles.refusal}>{REFUSAL}</p>}
          <ul className={styles.picks}>
            {picked.map((item) => (
              <li key={idOf(item)} className={styles.pick}>
                <span className={styles.name}>{item.item.name}</span>
                <span className={styles.roll}>{rollInWords(item)}</span>
                <Button
                  tone="ghost"
                  size="small"
                  iconOnly
                  aria-label={said.takeOut(item.item.name, rollInWords(item))}
                  onClick={() => toggle(idOf(item))}
                >
                  <Glyph name="i-close" size="s" />
                </Button>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button size="small" tone="ghost" onClick={clear}>
              {said.clear}
            </Button>
            <Button size="small" onClick={() => show(picks)} disabled={picked.length < 2}>
              <Glyph name="i-compare" size="s" />
              {said.compare(picked.length)}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
