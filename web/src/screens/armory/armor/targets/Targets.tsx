import type { PerSlot } from '@ai-vault/game/armor/problem.ts'
import type { PieceFilter } from '@ai-vault/game/gear/piece-filters.ts'
import { ARMOR_SLOTS, ARMOR_STATS, type ArmorPiece, type GuardianClass } from '@ai-vault/game/items.ts'
import { memo, useState } from 'react'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { Field, Switch } from '../../../../ui/controls/Field.tsx'
import { SourceMark } from '../../../../ui/figures/freshness/SourceMark.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import { signed } from '../numbers.ts'
import { type ArmorQuery, asksNoStatsYet, clampEnergy } from '../query/armor-query.ts'
import type { CurrentGear } from '../query/current-gear.ts'
import { type ChangeRules, type PieceRules, withFilter } from '../query/piece-rules.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import type { Imported } from '../query/use-import.ts'
import type { Reset } from '../query/use-reset.ts'
import { words } from '../words/words.ts'
import { Assumptions, Choices } from './Choices.tsx'
import { FragmentBonus } from './FragmentBonus.tsx'
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

interface EnergyTakenProps {
  readonly taken: PerSlot<number>
  readonly onChange: (taken: PerSlot<number>) => void
}

/** F-159: energy that other mods hold; what is left per piece decides which stat mod fits. */
function EnergyTaken({ taken, onChange }: EnergyTakenProps) {
  const sum = taken.reduce((all, energy) => all + energy, 0)
  return (
    <details className={styles.more} open={sum > 0 || undefined}>
      <summary>
        {words.targets.energy.title}
        {sum > 0 && ` (${sum})`}
      </summary>
      <p className={`${text.small} ${text.dim}`}>{words.targets.energy.about}</p>
      <div className={styles.bonus}>
        {ARMOR_SLOTS.map((slot, i) => (
          <Field
            key={slot}
            label={titled(words.slots[slot])}
            type="number"
            min={0}
            max={11}
            step={1}
            value={taken[i] ?? 0}
            onChange={(event) =>
              onChange(taken.with(i, clampEnergy(event.target.valueAsNumber)) as unknown as PerSlot<number>)
            }
          />
        ))}
      </div>
    </details>
  )
}

const labels = words.targets.imported

/** What an import took over, and what it could not tell. */
function ImportNote({ gear }: { readonly gear: CurrentGear | null }) {
  return (
    <p role="status" className={`${text.small} ${text.soft} ${styles.imported}`}>
      {gear ? describeImport(gear) : labels.nothing}
    </p>
  )
}

export function describeImport({ classType, exotic, bonus, unsure }: CurrentGear): string {
  const given = ARMOR_STATS.flatMap((stat, i) =>
    bonus[i] ? [`${words.stats[stat]} ${signed(bonus[i])}`] : [],
  )
  return [
    labels.from(
      words.classes[classType],
      exotic?.name ?? labels.noExotic,
      words.all(given) || labels.noFragments,
    ),
    labels.noStepBack,
    unsure.length > 0
      ? labels.unsure(titled(words.all(unsure.map((stat) => words.stats[stat]))), unsure.length)
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const SHOWN: readonly PieceFilter[] = ['locked', 'loadout', 'at-hand']

interface PieceFiltersProps {
  readonly rules: PieceRules
  readonly onRules: ChangeRules
}

/** F-163: which of the player's own pieces may be used. */
const PieceFilters = memo(function PieceFilters({ rules, onRules }: PieceFiltersProps) {
  return (
    <>
      <div className={styles.switches}>
        {SHOWN.map((filter) => (
          <Switch
            key={filter}
            label={words.targets.filters[filter]}
            checked={rules.only.includes(filter)}
            onChange={(on) => onRules(withFilter(rules, filter, on))}
          />
        ))}
      </div>
      <p className={`${text.small} ${text.dim}`}>{words.targets.filters.vendors}</p>
    </>
  )
})
