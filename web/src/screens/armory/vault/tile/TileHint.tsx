import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { WeaponCard } from '../../../../items/hover/WeaponCard.tsx'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { AnalysisText } from '../analysis/AnalysisText.tsx'
import type { AnalysisState } from '../analysis/analysis-state.ts'
import styles from './TileHint.module.css'

interface TileHintProps {
  readonly id: string
  readonly item: WeaponItem
  readonly tile: HTMLElement
  readonly analysis: AnalysisState | undefined
}

const GAP = 8

/** What a tile has no room for: traits, both ratings, the advice's reason, the analysis. */
export function TileHint({ id, item, tile, analysis }: TileHintProps) {
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>()
  useLayoutEffect(() => {
    const at = tile.getBoundingClientRect()
    const { width, height } = card.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
    const below = at.bottom + GAP + height <= window.innerHeight || at.top < height + GAP
    const left = Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP))
    const top = below ? at.bottom + GAP : at.top - GAP - height
    setPlace({ '--left': `${left}px`, '--top': `${top}px` } as CSSProperties)
  }, [tile])
  return createPortal(
    <div ref={card} id={id} role="tooltip" className={styles.hint} style={place}>
      <WeaponCard item={item} />
      <AnalysisText state={analysis} brief />
    </div>,
    document.body,
  )
}
