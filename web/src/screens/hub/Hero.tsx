import type { ReactNode } from 'react'
import { ConnectPrompt } from '../../app/connect/ConnectPrompt.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Hero.module.css'
import { Horizon } from './Horizon.tsx'
import type { HubFacts } from './hub-facts.ts'
import { Orrery } from './orrery/Orrery.tsx'
import { words } from './words/words.ts'

interface HeroProps {
  /** Absent for a visitor, and while nobody knows yet. */
  readonly name?: string | undefined
  readonly checking?: boolean
  readonly facts: HubFacts
  /** Age of the data, or why there is none. */
  readonly state?: ReactNode
}

export function Hero({ name, checking, facts, state }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hub-title">
      <div className={styles.text}>
        <h1 id="hub-title" tabIndex={-1}>
          {words.title}
        </h1>
        <p className={classNames(styles.lead, name !== undefined && styles.player)}>
          {name === undefined ? words.lead : words.welcome(<bdi>{name.split('#')[0]}</bdi>, summary(facts))}
        </p>
        {checking ? (
          <Thinking>{words.checking}</Thinking>
        ) : name === undefined ? (
          <ConnectPrompt isWayIn />
        ) : (
          <Actions />
        )}
        {state && <div className={styles.state}>{state}</div>}
      </div>
      <Orrery facts={facts} visitor={name === undefined} />
      <Horizon />
    </section>
  )
}

function Actions() {
  return (
    <div className={layout.row}>
      <LinkButton to="/dashboard" tone="gold">
        {words.openDashboard}
      </LinkButton>
      <LinkButton to="/sentinel" tone="ai">
        <Glyph name="mark" />
        {words.askSentinel}
      </LinkButton>
    </div>
  )
}

/** One sentence of what is known; says nothing that is not. */
function summary({ weapons, godRolls, triumphs }: HubFacts): string {
  const parts: string[] = []
  if (weapons !== undefined) {
    parts.push(
      godRolls === undefined ? words.owns(weapons) : words.ownsWithGodRolls(weapons, formatCount(godRolls)),
    )
  }
  if (triumphs !== undefined) parts.push(words.openTriumphs(triumphs.total - triumphs.done))
  return parts.length > 0 ? parts.join(' ') : words.nothingKnown
}
