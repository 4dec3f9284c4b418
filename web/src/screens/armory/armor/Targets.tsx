import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type GuardianClass } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import { Button } from '../../../ui/Button.tsx'
import { Plate } from '../../../ui/Plate.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import type { ArmorQuery } from './armor-query.ts'
import { DEFAULT_QUERY, withStat } from './armor-query.ts'
import { Choices } from './Choices.tsx'
import { FragmentBonus } from './FragmentBonus.tsx'
import { moveUp } from './priority.ts'
import { titled } from './stat-glyphs.ts'
import { TargetFader } from './TargetFader.tsx'
import styles from './Targets.module.css'

export interface TargetsProps {
  readonly query: ArmorQuery
  readonly onChange: (changes: Partial<ArmorQuery>) => void
  readonly classes: readonly GuardianClass[]
  readonly classType: GuardianClass
  readonly pieces: readonly ArmorPiece[]
  readonly answer: ArmorAnswer | undefined
}

/** What the player asks for: six faders, their order, and what may be used. */
export function Targets(props: TargetsProps) {
  const { query, onChange, classes, classType, answer } = props
  const best = answer?.builds[0] ?? answer?.shortfall?.nearest
  const toggle = (stat: ArmorStat) =>
    onChange({
      ignored: query.ignored.includes(stat)
        ? query.ignored.filter((other) => other !== stat)
        : [...query.ignored, stat],
    })
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
            onChange={(value) => onChange({ targets: withStat(query.targets, i, value) })}
            ignored={query.ignored.includes(stat)}
            onIgnore={() => toggle(stat)}
            rank={query.order.indexOf(stat)}
            onMoveUp={() => onChange({ order: moveUp(query.order, stat) })}
            got={best?.stats[i]}
            reachable={answer?.maxima[i]}
            outOfReach={answer?.shortfall !== undefined}
          />
        ))}
      </div>
      <Choices {...props} />
      <FragmentBonus bonus={query.bonus} onChange={(bonus) => onChange({ bonus })} />
    </Plate>
  )
}
