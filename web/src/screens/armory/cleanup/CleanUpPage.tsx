import { isLastOfSomething } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { countLocked, countPlaces, removalImpact } from '@ai-vault/game/cleanup/removal-impact.ts'
import { useEffect, useMemo, useRef } from 'react'
import { ratingsOf, useJudged } from '../../../items/advice/use-judged.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { type ArmorItem, allGear, type GearItem, type GearItems } from '../../../items/gear-item.ts'
import { useNotes } from '../../../items/notes/use-notes.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { Link } from '../../../routing/Link.tsx'
import { routeAt } from '../../../routing/use-address.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import layout from '../../../ui/layout.module.css'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { decidedAs } from '../review/decided/export-reviews.ts'
import { inCleanUpOrder, isOpenToGo } from '../review/queue/clean-up-list.ts'
import styles from './CleanUp.module.css'
import { CleanUpPlan } from './CleanUpPlan.tsx'
import { DimSteps } from './DimSteps.tsx'
import { LeftOutFold } from './LeftOutFold.tsx'
import { MarkedKinds } from './MarkedKinds.tsx'
import { Swaps } from './Swaps.tsx'
import { VaultBeforeAfter } from './VaultBeforeAfter.tsx'
import { words } from './words.tsx'

const route = routeAt('/armory')
const labels = words.done

interface CleanUpPageProps {
  /** As the server told of them. */
  readonly weapons: readonly WeaponItem[]
  /** With the verdicts as they stand now. */
  readonly armor: readonly ArmorItem[]
  readonly reviews: Reviews
  readonly membershipId: string
  readonly vault: { readonly used: number; readonly capacity: number } | undefined
  /** When the platform told of them. */
  readonly seenAt: string
}

/** The clean-up over weapons and armor: what could go, to be marked at once, and then what to do with the marks. */
export function CleanUpPage({
  weapons: owned,
  armor,
  reviews,
  membershipId,
  vault,
  seenAt,
}: CleanUpPageProps) {
  const { decisions } = reviews
  const weapons = useJudged(owned, { decisions, seenAt })
  const gear = useMemo((): GearItems => ({ weapons, armor }), [weapons, armor])
  const all = useMemo(() => allGear(gear), [gear])
  const open = useMemo(
    () => inCleanUpOrder(all.filter((item) => isOpenToGo(item, decisions))),
    [all, decisions],
  )
  const held = useMemo(
    () => all.filter((item) => isLastOfSomething(item.verdict) && !decisions.has(idOf(item))),
    [all, decisions],
  )
  const marked = useMemo(() => inCleanUpOrder(decidedAs(all, decisions, 'dismantle')), [all, decisions])
  const byId = useMemo(() => new Map(all.map((item) => [idOf(item), item])), [all])
  const staysFor = (item: GearItem) => byId.get(item.verdict?.proof ?? '')
  const isDone = route.useSearch(({ cleanup }) => cleanup === 'done') && marked.length > 0
  const title = useRef<HTMLHeadingElement>(null)
  const phase = isDone ? 'done' : 'plan'
  const before = useRef(phase)
  useEffect(() => {
    // The button that led here is gone.
    if (before.current !== phase) title.current?.focus()
    before.current = phase
  }, [phase])
  return (
    <div className={styles.page}>
      <nav className={styles.crumb} aria-label={words.crumb.label}>
        <Link to="/armory" search={{}}>
          {words.crumb.vault}
        </Link>
        <Glyph name="i-right" size="s" />
        <span aria-current="page">{words.crumb.here}</span>
      </nav>
      {!reviews.isRead && <Skeleton height="320px" />}
      {reviews.isRead && isDone && (
        <CleanUpDone
          {...{ gear, marked, held, reviews, membershipId, vault, seenAt, staysFor, title }}
          open={open.length}
        />
      )}
      {reviews.isRead && !isDone && (
        <CleanUpPlan
          {...{ open, held, reviews, vault, staysFor, title }}
          marked={marked.length}
          markedPlaces={countPlaces(marked.map(({ item }) => item))}
        />
      )}
    </div>
  )
}

interface CleanUpDoneProps extends Omit<CleanUpPageProps, 'weapons' | 'armor'> {
  readonly gear: GearItems
  readonly marked: readonly GearItem[]
  readonly held: readonly GearItem[]
  /** How many more could go. */
  readonly open: number
  readonly staysFor: (item: GearItem) => GearItem | undefined
  readonly title: React.Ref<HTMLHeadingElement>
}

/** The end of a clean-up: places gained, three steps to DIM, what was marked by kind, and what stays. */
function CleanUpDone(props: CleanUpDoneProps) {
  const { gear, marked, held, reviews, membershipId, vault, seenAt, open, staysFor, title } = props
  const { decisions, decide, decideAll } = reviews
  const notes = useNotes(membershipId)
  const locked = countLocked(marked.map(({ item }) => item))
  const doubtful = useMemo(() => {
    const plan = removalImpact(
      {
        weapons: gear.weapons.map(({ item }) => item),
        armor: gear.armor.map(({ item }) => item),
        ratings: ratingsOf(gear.weapons),
      },
      new Set(marked.map(idOf)),
      { marks: decisions, today: Date.parse(seenAt) },
    )
    return plan.doubtful.length
  }, [gear, marked, decisions, seenAt])
  return (
    <>
      <Bays className={styles.top}>
        <Bay className={styles.say}>
          <span className={text.cap}>{labels.cap(marked.length)}</span>
          <h1 ref={title} tabIndex={-1}>
            {doubtful + locked > 0 ? labels.sayDoubtful(marked.length) : labels.say(marked.length)}
          </h1>
          <p className={text.lead}>
            {locked > 0 && `${words.locked(locked)} `}
            {doubtful > 0 ? `${labels.doubtful(doubtful)} ${words.whyDoubtful}` : words.why}
          </p>
          <VaultBeforeAfter vault={vault} places={countPlaces(marked.map(({ item }) => item))} />
          <div className={layout.row}>
            <Button tone="ghost" onClick={() => decideAll(marked.map((item) => [idOf(item), null]))}>
              <Glyph name="i-refresh" size="s" />
              {labels.undo(marked.length)}
            </Button>
            {open > 0 && (
              <LinkButton tone="ghost" to="/armory" search={{ cleanup: 'plan' }}>
                {labels.more(open)}
              </LinkButton>
            )}
          </div>
        </Bay>
        <DimSteps marked={marked} decisions={decisions} notes={notes} />
      </Bays>
      <MarkedKinds going={marked} />
      <Swaps going={marked} staysFor={staysFor} onKeep={(item) => decide(idOf(item), 'keep')} />
      <LeftOutFold items={held} onLetGo={(item) => decide(idOf(item), 'dismantle')} />
    </>
  )
}
