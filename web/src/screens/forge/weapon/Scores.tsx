import type { WishListReport } from '@ai-vault/contract/items/weapons.ts'
import type { CSSProperties, ReactNode } from 'react'
import type { Analysis } from '../../../items/perks/perk-columns.ts'
import type { Side } from '../../../items/roll/explorer-columns.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { type Source, SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Fold } from '../../../ui/page/Folds.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import styles from './Scores.module.css'

const labels = words.scores

type SideAnalysis = Analysis['pve']
type Voice = SideAnalysis['voices'][number]

interface ScoresProps {
  readonly analysis: Analysis | undefined
  readonly side: Side
  readonly lists: WishListReport['lists'] | undefined
}

/** Three scores out of ten behind the one that leads, in one line; a press opens what each rests on. '--' where one is missing (F-280). */
export function Scores({ analysis, side, lists }: ScoresProps) {
  const here = analysis?.[side]
  const other = analysis?.[side === 'pve' ? 'pvp' : 'pve']
  const both = (of: (one: SideAnalysis) => number | undefined) => ({
    score: here && of(here),
    beside: other && of(other),
  })
  const parts: readonly (readonly [name: string, score: number | undefined])[] = [
    [labels.community, here?.community_score],
    [labels.synergy, here?.perk_synergy_score],
    [labels.meta, here?.meta_relevance_score],
  ]
  const line = parts.map(([name, score]) => labels.named(name, shownScore(score))).join(' · ')
  return (
    <Fold id="scores" glyph="i-eye" title={labels.title} line={line}>
      <Bays columns={3}>
        <Score
          name={labels.community}
          side={side}
          source="live"
          {...both(({ community_score }) => community_score)}
          marks={here?.voices.map(({ nearest }) => nearest * 10) ?? []}
          foot={readText(lists)}
        >
          <Community voices={here?.voices ?? []} lists={lists} />
        </Score>
        <Score
          name={labels.synergy}
          side={side}
          source="estimated"
          {...both(({ perk_synergy_score }) => perk_synergy_score)}
          foot={here && synergyFoot(here)}
        >
          {here && <Synergy analysis={here} />}
        </Score>
        <Score
          name={labels.meta}
          side={side}
          source="estimated"
          {...both(({ meta_relevance_score }) => meta_relevance_score)}
          foot={labels.metaNote}
        >
          {here?.meta_parts && (
            <>
              <Line name={labels.archetype}>{here.meta_parts.archetype.toFixed(1)}</Line>
              {here.meta_parts.traits !== undefined && (
                <Line name={labels.traits}>{here.meta_parts.traits.toFixed(1)}</Line>
              )}
            </>
          )}
        </Score>
      </Bays>
    </Fold>
  )
}

const shownScore = (score: number | undefined) => score?.toFixed(1) ?? labels.missing

interface ScoreProps {
  readonly name: string
  readonly side: Side
  readonly source: Source
  readonly score: number | undefined
  /** The same on the other side of play. */
  readonly beside: number | undefined
  /** Single opinions on the scale. */
  readonly marks?: readonly number[]
  readonly foot?: string | undefined
  readonly children: ReactNode
}

function Score({ name, side, source, score, beside, marks = [], foot, children }: ScoreProps) {
  const shown = shownScore(score)
  const sides = itemWords.sides
  const at = (value: number) => ({ '--x': `${value * 10}%` }) as CSSProperties
  return (
    <Bay className={styles.score} role="group" aria-label={name}>
      <div className={styles.head}>
        <span className={text.cap}>{name}</span>
        {score !== undefined && <SourceMark source={source} seen />}
      </div>
      <div className={styles.value}>
        <span className={classNames(styles.number, source === 'estimated' && text.teal)}>{shown}</span>
        <span className={classNames(text.small, text.dim)}>{labels.of(sides[side])}</span>
        <span className={styles.beside}>
          <span className={text.cap}>{sides[side === 'pve' ? 'pvp' : 'pve']}</span>{' '}
          <b className={text.read}>{shownScore(beside)}</b>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot carry single opinions */}
      <div
        className={classNames(styles.scale, source === 'estimated' && styles.ai)}
        role="meter"
        aria-label={labels.scale(name, shown)}
        aria-valuemin={0}
        aria-valuemax={10}
        aria-valuenow={score ?? 0}
        aria-valuetext={shown}
      >
        {marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lists may stand at the same place
          <i key={place} style={at(mark)} />
        ))}
        {score !== undefined && <b style={at(score)} />}
      </div>
      <dl className={styles.lines}>{children}</dl>
      {foot && <p className={classNames(text.small, text.dim, styles.foot)}>{foot}</p>}
    </Bay>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Community({
  voices,
  lists,
}: {
  readonly voices: readonly Voice[]
  readonly lists: WishListReport['lists'] | undefined
}) {
  if (voices.length === 0) {
    return (
      <div>
        <dt>{lists?.length === 0 ? labels.noLists : labels.noList}</dt>
      </div>
    )
  }
  const rolls = voices.reduce((sum, voice) => sum + voice.rolls, 0)
  const met = voices.reduce((sum, voice) => sum + voice.met, 0)
  const agreeing = voices.filter(({ verdict }) => verdict === 'for').length
  const furthest = furthestOff(voices)
  return (
    <>
      <Line name={labels.asking}>{labels.asked(met, rolls)}</Line>
      <Line name={labels.agree}>{labels.agreeing(agreeing, voices.length)}</Line>
      {furthest && (
        <Line name={labels.furthest}>
          {furthest.warns
            ? labels.against(furthest.list)
            : labels.far(furthest.list, Math.round(furthest.nearest * 100))}
        </Line>
      )}
    </>
  )
}

/** The list that thinks least of it, where the lists are not of one mind. */
function furthestOff(voices: readonly Voice[]): Voice | undefined {
  const [least] = voices.toSorted(
    (one, other) => Number(other.warns) - Number(one.warns) || one.nearest - other.nearest,
  )
  return least && least.verdict !== 'for' ? least : undefined
}

const signed = (steps: number) => `${steps < 0 ? '−' : '+'}${Math.abs(steps).toFixed(1)}`

function Synergy({ analysis }: { readonly analysis: SideAnalysis }) {
  // Several rules may speak of the same perks: one line for them, with what they give together.
  const given = new Map<string, number>()
  for (const { text: reason, points = 0 } of movedBy(analysis)) {
    const name = reason.split(/[.:] /)[0] ?? reason
    given.set(name, (given.get(name) ?? 0) + points)
  }
  return [...given].slice(0, 3).map(([name, points]) => (
    <Line key={name} name={name}>
      {signed(points)}
    </Line>
  ))
}

/** In points of the rating, as the armory says them. */
const movedBy = ({ reasons }: SideAnalysis) =>
  reasons.filter(({ topic, points }) => (topic === 'pair' || topic === 'trait') && points !== undefined)

const synergyFoot = (analysis: SideAnalysis) =>
  analysis.perk_synergy_score === undefined ? labels.noPair : labels.rules(movedBy(analysis).length)

function readText(lists: WishListReport['lists'] | undefined): string | undefined {
  if (!lists || lists.length === 0) return undefined
  const read = lists.flatMap(({ read_at }) => (read_at ? [Date.parse(read_at)] : []))
  return read.length === 0 ? labels.unread : labels.read(describeAge(Date.now() - Math.min(...read)))
}
