import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { atPace } from '@ai-vault/game/prophecy/farm-priority.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import layout from '../../../ui/layout.module.css'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { Evidence } from '../pieces/Evidence.tsx'
import styles from '../pieces/Pieces.module.css'
import { words } from '../words.tsx'
import { FarmTable } from './FarmTable.tsx'
import { Pace } from './Pace.tsx'

const labels = words.farm

/** What to farm by value, odds and the own pace, which the player can correct (F-304). */
export function Farming({ prophecy }: { readonly prophecy: Prophecy }) {
  const { next_farm_priorities: farms } = prophecy
  const [paces, setPaces] = useState<Readonly<Record<string, number>>>({})
  const [resets, setResets] = useState(0)
  const ranked = useMemo(() => atPace(farms, paces), [farms, paces])
  const reset = () => {
    setPaces({})
    setResets(resets + 1)
  }
  const places = [...new Map(farms.map(({ place, minutes }) => [place, minutes]))]
  if (farms.length === 0) {
    return (
      <Plate role="region" aria-label={labels.title}>
        <SectionHead title={labels.title} />
        <NothingToFarm prophecy={prophecy} />
      </Plate>
    )
  }
  return (
    <div className={layout.stack}>
      <Plate className={styles.plate} role="region" aria-label={labels.title}>
        <SectionHead title={labels.title}>
          <SourceMark source="estimated" />
        </SectionHead>
        <p className={`${text.small} ${text.soft}`}>{labels.lead}</p>
        <FarmTable farms={ranked} />
        <p className={`${text.small} ${text.dim}`}>{labels.assumption}</p>
        {ranked[0] && <Evidence evidence={ranked[0].evidence} />}
      </Plate>
      <Plate className={styles.plate}>
        <SectionHead title={labels.pace}>
          {Object.keys(paces).length > 0 && (
            <Button size="small" onClick={reset}>
              {labels.reset}
            </Button>
          )}
        </SectionHead>
        <p className={`${text.small} ${text.soft}`}>{labels.own}</p>
        <div className={styles.paces}>
          {places.map(([place, minutes]) => (
            <Pace
              key={`${place} ${resets}`}
              place={place}
              measured={minutes}
              onChange={(next) =>
                setPaces(({ [place]: _, ...rest }) =>
                  next === undefined ? rest : { ...rest, [place]: next },
                )
              }
            />
          ))}
        </div>
      </Plate>
    </div>
  )
}

/** Nothing yet is not nothing: while the history is being read, that is what is said. */
function NothingToFarm({ prophecy: { progress } }: { readonly prophecy: Prophecy }) {
  if (progress.state !== 'done') return <Thinking>{words.fetching}</Thinking>
  return <EmptyState title={labels.none} hint={labels.noneHint} />
}
