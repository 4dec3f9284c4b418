import { TUNING_POINTS } from '@ai-vault/game/armor/problem.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { tunedStats } from '@ai-vault/game/gear/tuned-stats.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import { useState } from 'react'
import { titled } from '../../../items/picture/armor-glyphs.ts'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { Select } from '../../../ui/controls/choices/Select.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { signed } from '../armor/numbers.ts'
import styles from './GearTiersTab.module.css'
import { words } from './words.tsx'

const labels = words.tuning

/** Stands in where the player owns no tier 5 piece; it says so. */
const EXAMPLE: { readonly name: string; readonly base: StatLine; readonly tuned: ArmorStat } = {
  name: labels.example,
  base: [30, 0, 25, 0, 20, 0],
  tuned: 'health',
}
const WAYS = (['none', 'balanced', 'directional'] as const).map((id) => ({ id, label: labels.ways[id] }))
type Way = keyof typeof labels.ways

function subjectOf(armor: readonly ArmorPiece[] | undefined) {
  const own = armor?.find(({ rarity, tunable }) => rarity === 'legendary' && tunable && tunable !== 'any')
  if (!own?.tunable || own.tunable === 'any') return EXAMPLE
  return { name: own.name, base: own.base, tuned: own.tunable }
}

/** F-177: what the tuned stat slot of tier 5 does, on a piece of the player's own. */
export function TuningDemo({ armor }: { readonly armor: readonly ArmorPiece[] | undefined }) {
  const { name, base, tuned } = subjectOf(armor)
  const [way, setWay] = useState<Way>('none')
  const [chosen, setMinus] = useState<ArmorStat>('melee')
  // The vault may arrive after the choice, with a piece that is tuned for that very stat.
  const minus = chosen === tuned ? (tuned === 'melee' ? 'grenade' : 'melee') : chosen
  const stats = tunedStats(
    base,
    way === 'directional'
      ? { kind: way, plus: tuned, minus }
      : way === 'balanced'
        ? { kind: way }
        : undefined,
  )
  return (
    <Plate role="region" aria-labelledby="tuning-demo">
      <SectionHead title={labels.title} id="tuning-demo" level={2} />
      <p className={text.soft}>{labels.about(TUNING_POINTS, name, words.stats[tuned])}</p>
      <div className={styles.demo}>
        <div className={styles.controls}>
          <Segments label={labels.label} segments={WAYS} selected={way} onSelect={setWay} />
          {way === 'directional' && (
            <Select
              label={labels.from}
              options={ARMOR_STATS.filter((stat) => stat !== tuned).map((id) => ({
                id,
                label: titled(words.stats[id]),
              }))}
              selected={minus}
              onSelect={setMinus}
            />
          )}
        </div>
        <div className={styles.bars} aria-live="polite">
          {ARMOR_STATS.map((stat, i) => {
            const change = (stats[i] ?? 0) - (base[i] ?? 0)
            const shown = change === 0 ? String(stats[i]) : `${stats[i]} (${signed(change)})`
            return (
              <StatBar
                key={stat}
                label={titled(words.stats[stat])}
                value={Math.max(0, stats[i] ?? 0)}
                max={45}
                shown={shown}
                labelWidth="4.5rem"
              />
            )
          })}
          <p className={text.small}>{labels.total(<b>{statTotal(stats)}</b>, statTotal(base))}</p>
        </div>
      </div>
    </Plate>
  )
}
