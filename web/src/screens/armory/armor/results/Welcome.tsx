import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import { type ReactNode, useState } from 'react'
import { STAT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import text from '../../../../ui/text.module.css'
import type { ArmorQuery } from '../query/armor-query.ts'
import type { CurrentGear } from '../query/current-gear.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import { RESULTS_ID } from './results-id.ts'
import styles from './Welcome.module.css'

const labels = words.welcome
const WANTED = 3
const WANTED_POINTS = 100

interface WelcomeProps {
  readonly onChange: ChangeQuery
  readonly worn: CurrentGear | undefined
  readonly onImport: () => void
  /** How near the specified targets, six times 100, can be come. */
  readonly children: ReactNode
}

/** The chosen stats at 100 and first in the order, nothing asked of the others. */
const aimFor = (chosen: readonly ArmorStat[]): Partial<ArmorQuery> => ({
  targets: ARMOR_STATS.map((stat) => (chosen.includes(stat) ? WANTED_POINTS : 0)) as unknown as StatLine,
  order: [...chosen, ...ARMOR_STATS.filter((stat) => !chosen.includes(stat))],
})

/** The first view: six times 100 is what the sliders start with and what nobody can have, so it asks for three. */
export function Welcome({ onChange, worn, onImport, children }: WelcomeProps) {
  const [chosen, setChosen] = useState<readonly ArmorStat[]>([])
  const [near, setNear] = useState(false)
  const toggle = (stat: ArmorStat) =>
    setChosen((now) => (now.includes(stat) ? now.filter((one) => one !== stat) : [...now, stat]))
  const open = WANTED - chosen.length
  return (
    <>
      <Plate role="region" aria-labelledby="armor-welcome" className={styles.welcome}>
        <div>
          <h2 id="armor-welcome">{labels.title}</h2>
          <p className={text.soft}>{labels.why}</p>
        </div>
        <fieldset className={styles.stats}>
          <legend className={text.sr}>{labels.title}</legend>
          {ARMOR_STATS.map((stat) => (
            <Button
              key={stat}
              aria-pressed={chosen.includes(stat)}
              disabled={open <= 0 && !chosen.includes(stat)}
              onClick={() => toggle(stat)}
            >
              <Glyph name={STAT_GLYPHS[stat]} size="s" />
              {words.stats[stat]}
            </Button>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button
            tone="gold"
            disabled={open !== 0}
            onClick={() => {
              onChange(aimFor(chosen))
              // This question is gone then: its answer takes the focus, and comes into view on a phone.
              document.getElementById(RESULTS_ID)?.focus()
            }}
          >
            {open > 0 ? labels.more(open) : labels.aim(words.all(chosen.map((stat) => words.stats[stat])))}
          </Button>
          {worn && <Button onClick={onImport}>{labels.better}</Button>}
          <Button tone="ghost" aria-expanded={near} onClick={() => setNear((now) => !now)}>
            {near ? labels.hideNearest : labels.showNearest}
          </Button>
        </div>
        {worn && <WornNow worn={worn} />}
      </Plate>
      {near && children}
    </>
  )
}

function WornNow({ worn: { classType, stats, exotic } }: { readonly worn: CurrentGear }) {
  return (
    <div className={styles.worn}>
      <h3 className={text.cap}>{labels.worn(words.classes[classType])}</h3>
      <dl>
        {ARMOR_STATS.map((stat, i) => (
          <div key={stat}>
            <dt>
              <Glyph name={STAT_GLYPHS[stat]} size="s" />
              {words.stats[stat]}
            </dt>
            <dd>{stats[i]}</dd>
          </div>
        ))}
      </dl>
      {exotic && <p className={`${text.small} ${text.dim}`}>{labels.exotic(exotic.name)}</p>}
    </div>
  )
}
