import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { buttonClass } from '../../ui/controls/buttons/button-look.ts'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import text from '../../ui/text.module.css'
import styles from './Hero.module.css'
import { Horizon } from './Horizon.tsx'
import type { HubFacts } from './hub-facts.ts'
import { Orrery } from './orrery/Orrery.tsx'
import { Ways } from './Ways.tsx'
import { words } from './words.tsx'

interface HeroProps {
  /** Absent for a visitor, and while nobody knows yet. */
  readonly name?: string | undefined
  readonly checking?: boolean
  readonly facts: HubFacts
  /** Age of the data, or why there is none. */
  readonly state?: ReactNode
}

/** What the app is for, and the one next step: to sign in, or what the account says. */
export function Hero({ name, checking, facts, state }: HeroProps) {
  const isVisitor = name === undefined
  return (
    <section className={styles.hero} aria-labelledby="hub-title">
      <div className={styles.text}>
        <h1 id="hub-title" tabIndex={-1}>
          {words.promise.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {isVisitor && <p className={text.lead}>{words.lead}</p>}
        {checking && <Thinking>{words.checking}</Thinking>}
        {isVisitor && !checking && <Ways />}
        {name !== undefined && <NextStep name={name} facts={facts} />}
        {state && <div className={styles.state}>{state}</div>}
      </div>
      <Orrery facts={facts} visitor={isVisitor} />
      <Horizon />
    </section>
  )
}

/** The first step of the dashboard. It keeps its place while nothing is known. */
function NextStep({ name, facts }: { readonly name: string; readonly facts: HubFacts }) {
  const { next } = facts
  return (
    <>
      <p className={classNames(text.lead, styles.welcome)}>
        {words.welcome(<bdi>{name.split('#')[0]}</bdi>, summary(facts))}
      </p>
      <div className={styles.next}>
        <span className={text.cap}>{next && words.next}</span>
        <b>{next && words.step(next.title)}</b>
      </div>
      <div className={styles.actions}>
        {next && (
          <AddressLink to={next.link} className={buttonClass({ tone: 'gold' })}>
            {next.action}
          </AddressLink>
        )}
        <LinkButton to="/dashboard" tone={next ? 'plain' : 'gold'}>
          {words.openDashboard}
        </LinkButton>
        <LinkButton to="/sentinel" tone="ai">
          <Glyph name="mark" />
          {words.askSentinel}
        </LinkButton>
      </div>
    </>
  )
}

/** One sentence of what is known; says nothing that is not. */
function summary({ weapons, godRolls, triumphs }: HubFacts): string {
  const parts: string[] = []
  if (weapons !== undefined) {
    parts.push(godRolls === undefined ? words.owns(weapons) : words.ownsWithGodRolls(weapons, godRolls))
  }
  if (triumphs !== undefined) parts.push(words.openTriumphs(triumphs.total - triumphs.done))
  return parts.length > 0 ? parts.join(' ') : words.nothingKnown
}
