import { ARMOR_STATS, type ArmorPiece, type GuardianClass } from '@ai-vault/game/items.ts'
import { useState } from 'react'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { SourceMark } from '../../../../ui/figures/freshness/SourceMark.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import { type ArmorQuery, asksNoStatsYet } from '../query/armor-query.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import type { Imported } from '../query/use-import.ts'
import type { Reset } from '../query/use-reset.ts'
import { words } from '../words/words.ts'
import { Assumptions, Choices } from './choices/Choices.tsx'
import { EnergyTaken } from './EnergyTaken.tsx'
import { FragmentBonus } from './fragments/FragmentBonus.tsx'
import { ImportNote } from './ImportNote.tsx'
import { PieceFilters } from './PieceFilters.tsx'
import { EFFECTS_SOURCE } from './stat-effects.ts'
import { TargetFader } from './TargetFader.tsx'
import styles from './Targets.module.css'

interface TargetsProps {
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly classes: readonly GuardianClass[]
  readonly classType: GuardianClass
  readonly pieces: readonly ArmorPiece[]
  readonly answer: ArmorAnswer | undefined
  readonly imported: Imported
  readonly reset: Reset
}

/** What the player asks for: six faders, their order, and what may be used. */
export function Targets(props: TargetsProps) {
  const { query, onChange, classes, classType, pieces, answer, imported, reset } = props
  const best = answer?.builds[0] ?? answer?.shortfall?.nearest
  /** On a phone the sliders stand close, so that all six are in sight; effects and order are one press away. */
  const [detailed, setDetailed] = useState(false)
  /** Nobody asked for six times 100 yet, so it is nobody's failure. */
  const welcomes = asksNoStatsYet(query)
  return (
    <Plate role="region" aria-labelledby="armor-targets" className={styles.targets}>
      <SectionHead title={words.targets.title} id="armor-targets">
        <Button size="small" tone="ghost" onClick={imported.importNow}>
          {words.targets.import}
        </Button>
        <Button size="small" tone="ghost" onClick={reset.now}>
          {words.targets.reset}
        </Button>
      </SectionHead>
      {reset.undo && (
        <p role="status" className={styles.imported}>
          {words.targets.wasReset} <TextButton onClick={reset.undo}>{words.targets.undoReset}</TextButton>
        </p>
      )}
      {imported.gear !== undefined && <ImportNote gear={imported.gear} />}
      {classes.length > 1 && (
        <Segments
          label={words.targets.class}
          selected={classType}
          onSelect={(chosen) => onChange({ classType: chosen, exotic: 'any', perks: [] }, 'step')}
          segments={classes.map((id) => ({ id, label: words.classes[id] }))}
        />
      )}
      <Choices
        sets={query.sets}
        exotic={query.exotic}
        perks={query.perks}
        onChange={onChange}
        pieces={pieces}
      />
      <div className={styles.faders} data-faders={detailed ? 'whole' : 'short'}>
        <TextButton
          className={styles.details}
          aria-expanded={detailed}
          onClick={() => setDetailed((now) => !now)}
        >
          {detailed ? words.targets.lessDetail : words.targets.moreDetail}
        </TextButton>
        {ARMOR_STATS.map((stat, i) => (
          <TargetFader
            key={stat}
            stat={stat}
            value={query.targets[i] ?? 0}
            onChange={onChange}
            ignored={query.ignored.includes(stat)}
            rank={query.order.indexOf(stat)}
            got={best?.stats[i]}
            reachable={welcomes ? undefined : answer?.maxima[i]}
            outOfReach={!welcomes && answer?.shortfall !== undefined}
          />
        ))}
      </div>
      <p className={styles.source}>
        {words.targets.source(EFFECTS_SOURCE.from, EFFECTS_SOURCE.version)} <SourceMark source="estimated" />
      </p>
      <Assumptions off={query.off} onChange={onChange} />
      <PieceFilters rules={props.rules} onRules={props.onRules} />
      <FragmentBonus bonus={query.bonus} picked={query.fragments} classType={classType} onChange={onChange} />
      <EnergyTaken taken={query.taken} onChange={(taken) => onChange({ taken })} />
    </Plate>
  )
}
