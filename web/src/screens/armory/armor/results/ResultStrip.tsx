import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import { STAT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { words } from '../words/words.ts'
import styles from './ResultStrip.module.css'
import { RESULTS_ID } from './results-id.ts'

const labels = words.builds.strip

/** The answer in one line that stays in sight while a slider moves; a press leads to the whole of it. */
export function ResultStrip({ answer }: { readonly answer: ArmorAnswer | undefined }) {
  const best = answer?.builds[0]
  const shown = best ?? answer?.shortfall?.nearest
  return (
    <button
      type="button"
      className={styles.strip}
      onClick={() => document.getElementById(RESULTS_ID)?.scrollIntoView()}
    >
      <span className={styles.head}>{stateOf(answer)}</span>
      {shown && (
        <span className={styles.stats}>
          {ARMOR_STATS.map((stat, i) => (
            <span key={stat}>
              <Glyph name={STAT_GLYPHS[stat]} size="s" />
              <span className={text.sr}>{words.stats[stat]}</span>
              <b>{shown.stats[i]}</b>
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

function stateOf(answer: ArmorAnswer | undefined): string {
  const [best] = answer?.builds ?? []
  if (best) return labels.best(statTotal(best.stats))
  if (answer?.shortfall?.nearest) return labels.short(answer.shortfall.missingTotal)
  return answer && answer.phase !== 'searching' ? labels.none : labels.searching
}
