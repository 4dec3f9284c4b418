import { useState } from 'react'
import { RatingBadge } from '../../../../items/badges/RatingBadge.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { words } from '../words/words.ts'
import styles from './AnalysisText.module.css'
import { type AnalysisState, cutText } from './analysis-state.ts'

interface AnalysisTextProps {
  readonly state: AnalysisState | undefined
  /** In a hint, where nothing can be pressed. */
  readonly brief?: boolean
}

/** F-131, F-134: what an analysis found, short at first; or that it failed, with the stored fallback named as one. */
export function AnalysisText({ state, brief }: AnalysisTextProps) {
  const [open, setOpen] = useState(false)
  if (!state || state.status === 'analyzing') return null
  if (state.status === 'failed') {
    const { note, overall_rating, god_roll_score } = state.fallback
    return (
      <p className={styles.failed} role="status">
        <Glyph name="i-warn" size="s" />
        {note}
        <span className={styles.fallback}>{words.analysis.fallback(overall_rating, god_roll_score)}</span>
      </p>
    )
  }
  const { tier, god_roll_score, synergy_analysis, activity } = state.analysis
  const { text, isCut } = cutText(synergy_analysis)
  return (
    <p className={styles.text}>
      <RatingBadge rating={tier} score={god_roll_score} size="inline" />
      <span className={styles.activity}>{words[activity]}</span>
      <span>{open ? synergy_analysis : text}</span>
      {isCut && !brief && (
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.analysis.less : words.analysis.more}
        </TextButton>
      )}
    </p>
  )
}
