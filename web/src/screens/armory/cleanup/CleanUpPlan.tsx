import { countLocked, countPlaces, type Places } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { GearItem } from '../../../items/gear-item.ts'
import { idOf } from '../../../items/weapon-item.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays, Plate } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { useInAddress } from '../address/use-in-address.ts'
import type { ArmorySearch } from '../armory-search.ts'
import styles from './CleanUp.module.css'
import { choosePlaces } from './choose-places.ts'
import { KINDS, type Kind, kindOf, ofKind } from './clean-up-kinds.ts'
import { LeftOutFold } from './LeftOutFold.tsx'
import { MarkedKinds } from './MarkedKinds.tsx'
import { Swaps } from './Swaps.tsx'
import { VaultBeforeAfter } from './VaultBeforeAfter.tsx'
import { words } from './words.tsx'

const route = routeAt('/armory')
const labels = words.plan

/** What is asked of the clean-up, as it is typed and as it stands in the address. */
interface Asked {
  readonly places: string
  readonly without: ReadonlySet<Kind>
}
const IN_ADDRESS = {
  read: ({ places = '', without = '' }: Partial<ArmorySearch>): Asked => ({
    places,
    without: new Set(KINDS.filter((kind) => without.split(',').includes(kind))),
  }),
  write: ({ places, without }: Asked): Partial<ArmorySearch> => ({
    places: places.trim() || undefined,
    without: KINDS.filter((kind) => without.has(kind)).join(',') || undefined,
  }),
}

interface CleanUpPlanProps {
  /** What could go and is not decided about, in the order of the clean-up. */
  readonly open: readonly GearItem[]
  /** Something better stays, yet they are the last of something. */
  readonly held: readonly GearItem[]
  /** How many are marked already, and where they lie. */
  readonly marked: number
  readonly markedPlaces: Places
  readonly reviews: Reviews
  readonly vault: { readonly used: number; readonly capacity: number } | undefined
  readonly staysFor: (item: GearItem) => GearItem | undefined
  readonly title: React.Ref<HTMLHeadingElement>
}

/** Before anything is marked: how many, of which kinds, and what stays for each. */
export function CleanUpPlan(props: CleanUpPlanProps) {
  const { open, held, marked, markedPlaces, reviews, vault, staysFor, title } = props
  const navigate = route.useNavigate()
  const inAddress = route.useSearch(({ places, without }) => ({ places, without }))
  const [{ places, without }, setAsked] = useInAddress(inAddress, IN_ADDRESS)
  const taken = open.filter((item) => !without.has(kindOf(item)))
  const { chosen, rest, isWrong, short } = choosePlaces(taken, places)
  const locked = countLocked(chosen.map(({ item }) => item))
  const mark = () => {
    reviews.decideAll(chosen.map((item) => [idOf(item), 'dismantle']))
    navigate({ search: { cleanup: 'done' } })
  }
  const armor = ofKind(open, 'armor').length
  const take = (kind: Kind, isTaken: boolean) => {
    const next = new Set(without)
    if (isTaken) next.delete(kind)
    else next.add(kind)
    setAsked({ places, without: next })
  }
  if (open.length === 0) {
    return (
      <Plate className={styles.none}>
        <EmptyState
          level={1}
          title={labels.nothing.title}
          hint={labels.nothing.hint}
          actions={
            <>
              {marked > 0 && (
                <LinkButton tone="gold" to="/armory" search={{ cleanup: 'done' }}>
                  {words.done.cap(marked)}
                </LinkButton>
              )}
              <LinkButton to="/armory" search={{}}>
                {labels.nothing.back}
              </LinkButton>
            </>
          }
        />
        <LeftOutFold items={held} onLetGo={(item) => reviews.decide(idOf(item), 'dismantle')} />
      </Plate>
    )
  }
  return (
    <>
      <Bays className={styles.top}>
        <Bay className={styles.say}>
          <span className={text.cap}>{labels.cap({ weapons: open.length - armor, armor })}</span>
          <h1 ref={title} tabIndex={-1}>
            {labels.say(chosen.length, open.length, locked)}
          </h1>
          <p className={text.lead}>
            {locked > 0 && `${words.locked(locked)} `}
            {words.why}
          </p>
          <VaultBeforeAfter
            vault={vault}
            places={countPlaces(chosen.map(({ item }) => item))}
            marked={markedPlaces}
            rest={rest}
          />
        </Bay>
        <Bay role="region" aria-labelledby="clean-up-choose" className={styles.next}>
          <h2 id="clean-up-choose">{labels.choose}</h2>
          <Field
            label={labels.howMany}
            inputMode="numeric"
            autoComplete="off"
            value={places}
            placeholder={labels.all}
            error={isWrong ? labels.wrong : undefined}
            note={short === undefined ? undefined : labels.short(short)}
            onChange={({ target }) => setAsked({ places: target.value, without })}
          />
          <Button tone="gold" size="big" disabled={chosen.length === 0} onClick={mark}>
            <Glyph name="i-dn" size="s" />
            {labels.mark(chosen.length)}
          </Button>
          <LinkButton tone="ghost" to="/armory" search={{ review: 'cleanup' }}>
            <Glyph name="i-eye" size="s" />
            {labels.oneByOne}
          </LinkButton>
          <p className={`${text.small} ${text.dim}`}>{labels.note}</p>
        </Bay>
      </Bays>
      <MarkedKinds going={chosen} choice={{ all: open, left: without, onTake: take }} />
      <Swaps going={chosen} staysFor={staysFor} onKeep={(item) => reviews.decide(idOf(item), 'keep')} />
      <LeftOutFold items={held} onLetGo={(item) => reviews.decide(idOf(item), 'dismantle')} />
    </>
  )
}
