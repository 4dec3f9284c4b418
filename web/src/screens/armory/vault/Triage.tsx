import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Link } from '../../../routing/Link.tsx'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { countOrMissing } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { ReviewEntry } from '../review/ReviewEntry.tsx'
import { UnfoldedPart } from '../UnfoldedPart.tsx'
import { ADVICE_LISTS } from './advice-lists.ts'
import { AnalyzeAll } from './analysis/AnalyzeAll.tsx'
import type { AdviceCounts, VaultStats } from './query/vault-view.ts'
import styles from './Triage.module.css'
import { triageWords as labels } from './words/triage-words.ts'

export interface TriageProps {
  readonly shown: VaultStats
  readonly total: VaultStats
  readonly advice: AdviceCounts
  /** How many of those that could go are not decided about yet. */
  readonly openToGo: number
  readonly search: string
  readonly godRollsOnly: boolean
  readonly onGodRollsOnly: (on: boolean) => void
  /** What Sentinel is asked about: the weapons of this search. */
  readonly asked: Pick<ComponentProps<typeof AnalyzeAll>, 'query' | 'account'>
  /** The ways into a clean-up. */
  readonly entry: Omit<ComponentProps<typeof ReviewEntry>, 'shown'>
  /** What it analyses for. */
  readonly options: ReactNode
}

const AdviceRules = lazyPart(async () => (await import('./AdviceRules.tsx')).AdviceRules)

const DECIDED = 'is:dismantle -tag:none'

/** What is shown of what there is, what to do with all of it, and the quick actions. */
export function Triage(props: TriageProps) {
  const { shown, total, advice, openToGo, search, godRollsOnly, onGodRollsOnly, asked, entry, options } =
    props
  const lists = listsOf(advice, openToGo)
  const scope = useId()
  return (
    <Bays className={styles.triage}>
      <Bay className={styles.stats} role="group" aria-label={labels.label}>
        <Figure label={labels.shown} value={shown.weapons} note={labels.of(total.weapons)} />
        <Figure label={labels.godRolls} value={shown.godRolls} note={labels.of(total.godRolls)} isGold />
        <Figure label={labels.exotics} value={shown.exotics} note={labels.of(total.exotics)} />
        <Figure
          label={labels.power}
          value={shown.averagePower}
          note={total.averagePower && labels.all(total.averagePower)}
        />
      </Bay>
      <Bay className={styles.advice}>
        <div className={styles.verdicts}>
          {/* Apart from the words, which need the same room whatever the count is. */}
          <div className={styles.scale} data-part="scale" aria-hidden="true">
            {lists.map(({ id, count }) => (
              <i key={id} className={styles[id]} style={{ '--share': count } as CSSProperties} />
            ))}
          </div>
          {/* The figures beside follow a search; these open lists of their own, so they do not. */}
          <div className={styles.whole}>
            <span className={text.cap} id={scope}>
              {labels.wholeVault}
            </span>
            <ul className={styles.split} aria-label={labels.recommendation} aria-describedby={scope}>
              {lists.map(({ id, glyph, search: opens, count, label }) => (
                <li key={id} className={styles[id]}>
                  <Link
                    to="/armory"
                    search={{ tab: 'weapons', q: opens }}
                    resetScroll={false}
                    aria-current={search.trim() === opens ? 'true' : undefined}
                  >
                    <Glyph name={glyph} size="s" />
                    <b>{formatCount(count)}</b> <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.actions}>
          <ReviewEntry {...entry} shown={shown.weapons} />
          <Button size="small" aria-pressed={godRollsOnly} onClick={() => onGodRollsOnly(!godRollsOnly)}>
            {labels.godRollsOnly}
          </Button>
          <AnalyzeAll {...asked} shown={shown.weapons} />
          <LinkButton size="small" to="/forge">
            {labels.optimizer}
          </LinkButton>
          <UnfoldedPart name="rules" summary={labels.how} className={styles.rules}>
            <AdviceRules advice={advice} />
          </UnfoldedPart>
          {options}
        </div>
      </Bay>
    </Bays>
  )
}

interface Listed {
  readonly id: 'keep' | 'review' | 'dismantle' | 'decided'
  readonly glyph: GlyphName
  readonly search: string
  readonly count: number
  readonly label: string
}

/** The three lists with their counts; once some of what could go is decided, what is left of it and what is decided. */
function listsOf(advice: AdviceCounts, openToGo: number): readonly Listed[] {
  return ADVICE_LISTS.flatMap(({ id, glyph, search, searchOpen }): readonly Listed[] => {
    if (!searchOpen || openToGo >= advice[id]) {
      return [{ id, glyph, search, count: advice[id], label: labels.lists[id] }]
    }
    const decided = advice[id] - openToGo
    return [
      { id, glyph, search: searchOpen, count: openToGo, label: labels.moreToConsider },
      { id: 'decided', glyph: 'i-check', search: DECIDED, count: decided, label: labels.decided },
    ]
  })
}

interface FigureProps {
  readonly label: string
  readonly value: number | undefined
  readonly note: string | number | undefined
  readonly isGold?: boolean
}

/** A number with its name and what it is a part of, in as little room as they need. */
function Figure({ label, value, note, isGold }: FigureProps) {
  return (
    <div className={styles.figure}>
      <span className={text.cap}>{label}</span>
      <b className={isGold ? styles.gold : undefined}>{countOrMissing(value)}</b> <small>{note}</small>
    </div>
  )
}
