import { MOST_COMPARED } from '../../screens/armory/compare/compare-picks.ts'
import { Button } from '../../ui/Button.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { sheetWords } from '../words/sheet-words.ts'
import { useCompare } from './compare-context.ts'
import styles from './WeaponSheet.module.css'

const said = sheetWords.foot

interface SheetFootProps {
  readonly item: WeaponItem
  readonly copies: readonly WeaponItem[]
  readonly busy: boolean
  readonly onAnalyze: () => void
}

/** Analyze (F-130), and compare: the weapon's copies, or with a lone one a place in the tray. */
export function SheetFoot({ item, copies, busy, onAnalyze }: SheetFootProps) {
  const { picks, isFull, toggle, show } = useCompare()
  const id = idOf(item)
  const ids = [id, ...copies.map(idOf).filter((other) => other !== id)].slice(0, MOST_COMPARED)
  const picked = picks.includes(id)
  return (
    <div className={styles.foot}>
      <Button
        tone="ai"
        className={layout.grow}
        // Not `disabled`: that would take the focus away from whoever pressed it.
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => busy || onAnalyze()}
      >
        <Glyph name="mark" />
        {busy ? said.analyzing : said.analyze}
      </Button>
      {ids.length > 1 ? (
        <Button onClick={() => show(ids)}>
          <Glyph name="i-compare" />
          {said.compare}
        </Button>
      ) : (
        <Button aria-pressed={picked} disabled={isFull && !picked} onClick={() => toggle(id)}>
          <Glyph name="i-compare" />
          {picked ? said.picked : said.pick}
        </Button>
      )}
    </div>
  )
}
