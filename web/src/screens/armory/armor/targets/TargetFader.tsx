import { ARMOR_STATS, type ArmorStat } from '@ai-vault/game/items.ts'
import { memo } from 'react'
import { STAT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Fader } from '../../../../ui/controls/Fader.tsx'
import text from '../../../../ui/text.module.css'
import { withStat } from '../query/armor-query.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import { effectBands } from './stat-effects.ts'
import styles from './Targets.module.css'

const labels = words.targets

interface TargetFaderProps {
  readonly stat: ArmorStat
  readonly value: number
  readonly onChange: ChangeQuery
  readonly ignored: boolean
  /** 0 is the most wanted. */
  readonly rank: number
  readonly got: number | undefined
  /** Undefined while unknown, null where the other targets alone are out of reach. */
  readonly reachable: number | null | undefined
  readonly outOfReach: boolean
}

export const TargetFader = memo(function TargetFader(props: TargetFaderProps) {
  const { stat, value, onChange, ignored, rank, got } = props
  const reachable = props.reachable ?? undefined
  return (
    <Fader
      label={words.stats[stat]}
      glyph={STAT_GLYPHS[stat]}
      value={value}
      onChange={(next) =>
        onChange((now) => ({ targets: withStat(now.targets, ARMOR_STATS.indexOf(stat), next) }))
      }
      got={ignored ? undefined : got}
      reachable={ignored ? undefined : props.outOfReach ? got : reachable}
      note={noteOf(props)}
      bands={effectBands(stat, value)}
    >
      <span className={`${text.small} ${text.dim}`}>
        {ignored ? labels.ignored : labels.priority(rank + 1)}
      </span>
      <span className={styles.order}>
        <TextButton
          onClick={() => onChange((now) => ({ order: moveUp(now.order, stat) }))}
          disabled={rank === 0}
          aria-label={labels.raisePriority(words.stats[stat])}
        >
          {labels.raise}
        </TextButton>
        <TextButton
          onClick={() => onChange((now) => ({ ignored: toggled(now.ignored, stat) }))}
          aria-pressed={ignored}
          aria-label={labels.ignoreStat(words.stats[stat])}
        >
          {ignored ? labels.countAgain : labels.ignore}
        </TextButton>
      </span>
    </Fader>
  )
})

/** Out of reach together: what the nearest build gives says more than what this stat could reach alone. */
function noteOf({ value, ignored, got, outOfReach }: TargetFaderProps): string | undefined {
  if (ignored) return labels.asksNothing
  if (!outOfReach || got === undefined) return undefined
  return got < value ? labels.overNearest(value - got, got) : labels.inNearest(got)
}

/** One place nearer to the top; the first stays where it is. */
function moveUp(order: readonly ArmorStat[], stat: ArmorStat): readonly ArmorStat[] {
  const at = order.indexOf(stat)
  const above = order[at - 1]
  return above === undefined ? order : order.with(at - 1, stat).with(at, above)
}

const toggled = (stats: readonly ArmorStat[], stat: ArmorStat): readonly ArmorStat[] =>
  stats.includes(stat) ? stats.filter((other) => other !== stat) : [...stats, stat]
