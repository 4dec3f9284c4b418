import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { useState } from 'react'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import layout from '../../../ui/layout.module.css'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { dateFormat } from '../../../words/formats.ts'
import { Gem } from '../pieces/Gem.tsx'
import styles from '../pieces/Pieces.module.css'
import { words } from '../words.tsx'

const labels = words.gems
const date = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const TIERS = ['God-Tier', 'Excellent'] as const

/** All of them, and what was left out and why (F-303). */
export function HiddenGems({ prophecy }: { readonly prophecy: Prophecy }) {
  const { top_hidden_gems: gems } = prophecy
  const [tier, setTier] = useState<'all' | (typeof TIERS)[number]>('all')
  const shown = tier === 'all' ? gems : gems.filter((gem) => gem.tier === tier)
  return (
    <div className={layout.stack}>
      <Plate>
        <SectionHead title={labels.title}>
          <Segments
            label={labels.filter}
            segments={[
              { id: 'all', label: labels.everything, count: gems.length },
              ...TIERS.map((id) => ({
                id,
                label: id,
                count: gems.filter((gem) => gem.tier === id).length,
              })),
            ]}
            selected={tier}
            onSelect={setTier}
          />
        </SectionHead>
        <p className={`${text.small} ${text.soft}`}>{labels.lead}</p>
        {shown.length === 0 ? (
          <EmptyState title={labels.none} hint={labels.noneHint(prophecy.weapons)} />
        ) : (
          <div className={styles.list}>
            {shown.map((gem) => (
              <Gem key={gem.item_instance_id} gem={gem} />
            ))}
          </div>
        )}
      </Plate>
      <LeftOut prophecy={prophecy} />
    </div>
  )
}

function LeftOut({ prophecy: { left_out: left, watched_since } }: { readonly prophecy: Prophecy }) {
  const since = date.format(Date.parse(watched_since))
  const reasons = [
    left['in-use'] > 0 && labels.reasons['in-use'](left['in-use']),
    left.recent > 0 && labels.reasons.recent(left.recent),
    left['no-tracker'] > 0 && labels.reasons['no-tracker'](left['no-tracker']),
    left['not-watched'] > 0 && labels.reasons['not-watched'](left['not-watched'], since),
  ].filter((reason) => reason !== false)
  if (reasons.length === 0) return null
  return (
    <Plate>
      <SectionHead title={labels.leftOut} />
      <ul className={`${text.small} ${text.soft}`}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Plate>
  )
}
