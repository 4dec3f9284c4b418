import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import {
  POWER_SCALE,
  type PowerCap,
  powerBarPercent,
  powerCapFor,
  scalePower,
} from '@ai-vault/game/scores/week/season.ts'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useFold } from '../../../ui/page/folds.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { classGlyph } from '../class-glyph.ts'
import styles from './Characters.module.css'
import { words } from './words.tsx'

const labels = words.characters

type Card = NonNullable<GuardianData['characters']>[number]
type Extra = NonNullable<NonNullable<GuardianData['extras']>['characters']>[string]

const MINUTE = 60_000
/** From here on the postmaster is worth a warning: what comes on top of 21 is lost. */
const POSTMASTER_WARNS_FROM = 15

interface CharactersProps {
  readonly data: GuardianData
  /** A bay beside the characters. */
  readonly beside?: ReactNode
}

/** Each character in one slim row: power against the scale of 2000 (F-073); a press lays open the rest (F-072). */
export function Characters({ data: { characters = [], extras, power_cap }, beside }: CharactersProps) {
  const cap = powerCapFor(power_cap ?? Math.max(0, ...characters.map(({ power }) => power)))
  if (characters.length === 0) return null
  const columns = Math.min(3, characters.length + (beside ? 1 : 0)) as 1 | 2 | 3
  return (
    <Bays
      columns={columns}
      className={classNames(styles.row, beside !== undefined && styles.two)}
      aria-label={labels.label}
    >
      {characters.map((card) => (
        <Character key={card.id} card={card} extra={extras?.characters?.[card.id]} cap={cap} />
      ))}
      {beside}
    </Bays>
  )
}

interface CharacterProps {
  readonly card: Card
  readonly extra: Extra | undefined
  readonly cap: PowerCap
}

/** One press opens the facts of all characters, so that they stand side by side. */
function Character({ card, extra, cap }: CharacterProps) {
  const { open, toggle } = useFold('characters')
  const id = useId()
  const glyph = classGlyph(card.class)
  const scaled = Math.round(scalePower(card.power, cap))
  return (
    <Bay className={styles.character} role="group" aria-label={card.class}>
      {glyph && <Glyph name={glyph} className={styles.glyph} />}
      <div className={styles.name}>
        <h2>
          <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
            {card.class}
          </button>
        </h2>
        <Seen extra={extra} />
      </div>
      <Meter
        label={labels.power(card.class)}
        value={powerBarPercent(card.power, cap)}
        valueText={describePower(card.power, scaled, cap)}
      />
      <b className={styles.power}>{formatCount(card.power)}</b>
      {open && (
        <div id={id} className={styles.facts}>
          <Facts card={card} extra={extra} cap={cap} scaled={scaled} />
        </div>
      )}
    </Bay>
  )
}

/** When the character was played last; a postmaster that is nearly full is more pressing. */
function Seen({ extra }: { readonly extra: Extra | undefined }) {
  const now = useNow(MINUTE)
  const waiting = extra?.postmaster_count ?? 0
  if (extra && waiting >= POSTMASTER_WARNS_FROM) {
    return (
      <span className={styles.warning}>
        <Glyph name="i-warn" size="s" />
        {labels.postmaster(waiting, extra.postmaster_capacity)}
      </span>
    )
  }
  return <span>{extra ? describeAge(now - Date.parse(extra.last_played), now) : MISSING}</span>
}

const counted = (value: number | undefined, inWords = (count: string) => count) =>
  value === undefined ? MISSING : inWords(formatCount(value))

function Facts({ card, extra, cap, scaled }: CharacterProps & { readonly scaled: number }) {
  return (
    <>
      <dl>
        <Fact name={labels.playtime} value={counted(card.playtime_hours, labels.hours)} />
        <Fact name={labels.equipped} value={counted(card.equipment_count)} />
        <Fact name={labels.carried} value={counted(card.inventory_count)} />
      </dl>
      <p>
        {cap === POWER_SCALE ? labels.atCap : labels.scaled(formatCount(cap))}{' '}
        <b>
          {cap === POWER_SCALE ? `${Math.floor(powerBarPercent(card.power, cap))} %` : formatCount(scaled)}
        </b>
      </p>
      {extra?.title && <p>{labels.title(<bdi>{extra.title}</bdi>)}</p>}
      <SourceMark source={extra?.source ?? 'live'} />
    </>
  )
}

function describePower(power: number, scaled: number, cap: PowerCap): string {
  return cap === POWER_SCALE
    ? labels.powerOf(formatCount(power), formatCount(cap))
    : labels.powerScaled(formatCount(power), formatCount(cap), formatCount(scaled))
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
