import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import type { KindLeft } from '../../data/atlas/standing.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { Meter } from '../../ui/figures/gauges/Meter.tsx'
import { MISSING } from '../../ui/figures/Reading.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Then } from '../../ui/page/Then.tsx'
import text from '../../ui/text.module.css'
import { kindInWords } from '../../words/map-kinds.ts'
import styles from './DestinationDetail.module.css'
import { words } from './words.ts'

const labels = words.planets
const SHOWN = 4
const NOT_READ: readonly Triumph[] = []

interface ToDoNowProps {
  readonly hash: number
  /** Undefined where they could not be read. */
  readonly open: readonly Triumph[] | undefined
}

/** The nearest open triumphs of the place. */
export function ToDoNow({ hash, open = NOT_READ }: ToDoNowProps) {
  return (
    <section aria-label={labels.todo.title}>
      <SectionHead title={labels.todo.title} level={3}>
        {open.length > SHOWN && (
          <AddressLink to={`/atlas?list=triumphs&destination=${hash}&here=1`}>
            {labels.todo.all(open.length)}
          </AddressLink>
        )}
      </SectionHead>
      {open.length === 0 && <p className={text.soft}>{open === NOT_READ ? MISSING : labels.nothing}</p>}
      <ul>
        {open.slice(0, SHOWN).map((triumph) => (
          <li key={triumph.hash}>
            <Then
              to={`/atlas?triumph=${triumph.hash}`}
              title={triumph.definition.name || labels.record(triumph.hash)}
              text={triumph.definition.description ?? ''}
              figure={labels.percent(triumph.percent)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LackHereProps {
  readonly hash: number
  readonly kinds: readonly KindLeft[] | undefined
  readonly missing: readonly Collectible[] | undefined
}

/** The points that are not found yet, by their kind, and what could be collected. */
export function LackHere({ hash, kinds, missing }: LackHereProps) {
  const left = kinds?.filter((kind) => kind.left > 0) ?? []
  return (
    <section aria-label={labels.lack.title}>
      <SectionHead title={labels.lack.title} level={3}>
        <AddressLink to={`/atlas?list=map&destination=${hash}&points=open`}>{labels.lack.onMap}</AddressLink>
      </SectionHead>
      {left.length === 0 && (
        <p className={text.soft}>{kinds && kinds.length > 0 ? labels.lack.none : MISSING}</p>
      )}
      <ul className={styles.kinds}>
        {left.map(({ kind, left: count, of }) => (
          <li key={kind}>
            <span>{kindInWords(kind)}</span>
            <Meter label={labels.lack.meter(kindInWords(kind))} value={of - count} max={of} />
            <b>{labels.lack.left(count)}</b>
          </li>
        ))}
      </ul>
      {missing !== undefined && missing.length > 0 && (
        <p>
          <AddressLink to={`/atlas?list=collectibles&show=missing&destination=${hash}&here=1`}>
            {labels.lack.collect(missing.length)}
          </AddressLink>
        </p>
      )}
    </section>
  )
}
