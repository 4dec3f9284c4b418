import { ARMOR_STATS, type ArmorPiece, type GuardianClass } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import { Button } from '../../../ui/Button.tsx'
import { Plate } from '../../../ui/Plate.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import type { ArmorQuery } from './armor-query.ts'
import { DEFAULT_QUERY } from './armor-query.ts'
import { Choices } from './Choices.tsx'
import { FragmentBonus } from './FragmentBonus.tsx'
import { titled } from './stat-glyphs.ts'
import { TargetFader } from './TargetFader.tsx'
import styles from './Targets.module.css'
import type { ChangeQuery } from './use-armor-query.ts'

interface TargetsProps {
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly classes: readonly GuardianClass[]
  readonly classType: GuardianClass
  readonly pieces: readonly ArmorPiece[]
  readonly answer: ArmorAnswer | undefined
}

/** What the player asks for: six faders, their order, and what may be used. */
export function Targets(props: TargetsProps) {
  const { query, onChange, classes, classType, pieces, answer } = props
  const best = answer?.builds[0] ?? answer?.shortfall?.nearest
  return (
    <Plate role="region" aria-labelledby="armor-targets" className={styles.targets}>
      <SectionHead title="Targets" id="armor-targets">
        <Button
          size="small"
          tone="ghost"
          onClick={() => onChange({ ...DEFAULT_QUERY, classType: query.classType })}
        >
          Reset
        </Button>
      </SectionHead>
      {classes.length > 1 && (
        <Segments
          label="Class"
          selected={classType}
          onSelect={(chosen) => onChange({ classType: chosen, exotic: 'any' })}
          segments={classes.map((id) => ({ id, label: titled(id) }))}
        />
      )}
      <div>
        {ARMOR_STATS.map((stat, i) => (
          <TargetFader
            key={stat}
            stat={stat}
            value={query.targets[i] ?? 0}
            onChange={onChange}
            ignored={query.ignored.includes(stat)}
            rank={query.order.indexOf(stat)}
            got={best?.stats[i]}
            reachable={answer?.maxima[i]}
            outOfReach={answer?.shortfall !== undefined}
          />
        ))}
      </div>
      <Choices
        sets={query.sets}
        exotic={query.exotic}
        off={query.off}
        lockedOnly={query.lockedOnly}
        onChange={onChange}
        pieces={pieces}
      />
      <FragmentBonus bonus={query.bonus} onChange={(bonus) => onChange({ bonus })} />
    </Plate>
  )
}
