import { planTriumphs } from '@ai-vault/game/triumphs/planner.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { isOpenTriumph } from '../../../data/atlas/standing.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import { PlannerFailure, type Unsaved } from './PlannerFailure.tsx'
import { TriumphCard } from './TriumphCard.tsx'
import styles from './Triumphs.module.css'
import { triumphName } from './triumph-name.ts'
import { usePlanner } from './use-planner.ts'

/** F-195: three triumphs in sequence; the player pins and orders them. */
export function Planner({ membershipId }: { readonly membershipId: string }) {
  const { data } = useQuery(triumphsQuery(membershipId))
  const { pinned, order: ordered, pin, unpin, move } = usePlanner(membershipId)
  const [status, setStatus] = useState('')
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const all = data?.triumphs ?? []
  const byHash = new Map(all.map((triumph) => [triumph.hash, triumph]))
  const open = all.filter((triumph) => isOpenTriumph(triumph) && !triumph.secret)
  const planned = planTriumphs(pinned, open, byHash, ordered)
  const seals = new Map(data?.seals.map((seal) => [seal.hash, seal]))
  const order = planned.map(({ hash }) => hash)
  // What was pinned stays until it is unpinned, also once it is done.
  const left = planned.filter(isOpenTriumph)
  const [first] = left
  const points = left.reduce((sum, { definition }) => sum + definition.points, 0)
  const isOwn = order.some((hash) => pinned.includes(hash) || ordered.includes(hash))
  const report = async (work: () => Promise<string | undefined>, done: string) => {
    const reason = await work()
    setStatus(reason === undefined ? done : '')
    setUnsaved(reason === undefined ? undefined : { reason, again: () => void report(work, done) })
  }
  return (
    <section aria-labelledby="triumph-planner">
      <SectionHead kind="group" title={words.planner.title} id="triumph-planner">
        <span className={`${text.small} ${text.dim}`}>{words.planner.sequence(planned.length)}</span>
      </SectionHead>
      {first && (
        <div className={styles.first}>
          <Say>{words.planner.say(triumphName(first), points, left.length)}</Say>
          <Reason>{isOwn ? words.planner.whyOwn : words.planner.why}</Reason>
        </div>
      )}
      {!first && planned.length > 0 && <Say>{words.planner.allDone}</Say>}
      {planned.length === 0 ? (
        <p className={`${text.small} ${text.soft}`}>
          {data ? (data.withheld ? words.withheld : words.planner.none) : MISSING}
        </p>
      ) : (
        <ol className={styles.plan}>
          {planned.map((triumph, at) => (
            <li key={triumph.hash}>
              <TriumphCard
                triumph={triumph}
                seals={seals}
                actions={
                  <PlanButtons
                    name={triumphName(triumph)}
                    at={at}
                    last={planned.length - 1}
                    isPinned={pinned.includes(triumph.hash)}
                    onPin={(pins, done) =>
                      void report(() => (pins ? pin(triumph.hash) : unpin(triumph.hash)), done)
                    }
                    onMove={(step, done) => void report(() => move(triumph.hash, step, order), done)}
                  />
                }
              />
            </li>
          ))}
        </ol>
      )}
      <PlannerFailure unsaved={unsaved} />
      <p className={text.sr} role="status">
        {status}
      </p>
    </section>
  )
}

interface PlanButtonsProps {
  readonly name: string
  readonly at: number
  readonly last: number
  readonly isPinned: boolean
  /** `done` says it once it is done. */
  readonly onPin: (pins: boolean, done: string) => void
  readonly onMove: (step: 1 | -1, done: string) => void
}

/** What the player changes of the plan: whether a triumph stays in it, and when it is its turn. */
function PlanButtons({ name, at, last, isPinned, onPin, onMove }: PlanButtonsProps) {
  const labels = words.planner
  return (
    <>
      <Button
        size="small"
        aria-pressed={isPinned}
        aria-label={isPinned ? labels.unpin(name) : labels.pin(name)}
        onClick={() => onPin(!isPinned, isPinned ? labels.unpinned(name) : labels.pinned(name))}
      >
        <Glyph name="i-pin" size="s" />
        {isPinned ? labels.isPinned : labels.isNot}
      </Button>
      <Button
        size="small"
        iconOnly
        aria-label={labels.up(name)}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(-1, labels.moved(name, at))}
      >
        <Glyph name="i-up" size="s" />
      </Button>
      <Button
        size="small"
        iconOnly
        aria-label={labels.down(name)}
        aria-disabled={at === last}
        onClick={() => at < last && onMove(1, labels.moved(name, at + 2))}
      >
        <Glyph name="i-dn" size="s" />
      </Button>
    </>
  )
}
