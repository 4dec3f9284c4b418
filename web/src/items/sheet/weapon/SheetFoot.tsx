import { useContext, useRef } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import layout from '../../../ui/layout.module.css'
import { FoldContext, opened } from '../../../ui/page/folds.ts'
import { idOf, type WeaponItem } from '../../weapon-item.ts'
import { sheetWords } from '../../words/sheet-words.ts'
import styles from '../Sheet.module.css'
import { MOST_COMPARED, useCompare } from './compare-context.ts'

const labels = sheetWords.foot

interface SheetFootProps {
  readonly item: WeaponItem
  readonly copies: readonly WeaponItem[]
  readonly busy: boolean
  readonly onAnalyze: () => void
}

/** Analyze (F-130), which unfolds why the rating is what it is and leads there, and compare: the weapon's copies, or with a lone one a place in the tray. */
export function SheetFoot({ item, copies, busy, onAnalyze }: SheetFootProps) {
  const { folds, change } = useContext(FoldContext)
  const foot = useRef<HTMLDivElement>(null)
  const explain = () => {
    onAnalyze()
    change(opened(folds, 'why'))
    // After it has unfolded.
    requestAnimationFrame(() => {
      const why = foot.current?.parentElement?.querySelector('[data-fold="why"]')
      why?.scrollIntoView({ block: 'start' })
      why?.querySelector('button')?.focus({ preventScroll: true })
    })
  }
  return (
    <div ref={foot} className={styles.foot}>
      <Button
        tone="ai"
        className={layout.grow}
        // Not `disabled`: that would take the focus away from whoever pressed it.
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => busy || explain()}
      >
        <Glyph name="mark" />
        {busy ? labels.analyzing : labels.analyze}
      </Button>
      <CompareAction item={item} copies={copies} />
    </div>
  )
}

/** Outside of the armory there is no tray: copies are compared there, and a lone one has nothing beside it. */
function CompareAction({ item, copies }: Pick<SheetFootProps, 'item' | 'copies'>) {
  const compare = useCompare()
  const id = idOf(item)
  const ids = [id, ...copies.map(idOf).filter((other) => other !== id)].slice(0, MOST_COMPARED)
  const hasOthers = ids.length > 1
  if (!compare) {
    return (
      hasOthers && (
        <LinkButton to="/armory" search={{ compare: ids.join(',') }}>
          <Glyph name="i-compare" />
          {labels.compare}
        </LinkButton>
      )
    )
  }
  if (hasOthers) {
    return (
      <Button onClick={() => compare.show(ids)}>
        <Glyph name="i-compare" />
        {labels.compare}
      </Button>
    )
  }
  const picked = compare.picks.includes(id)
  return (
    <Button aria-pressed={picked} disabled={compare.isFull && !picked} onClick={() => compare.toggle(id)}>
      <Glyph name="i-compare" />
      {picked ? labels.picked : labels.pick}
    </Button>
  )
}
