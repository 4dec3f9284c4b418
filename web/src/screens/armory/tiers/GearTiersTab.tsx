import { GEAR_TIERS, type GearTierRow } from '@ai-vault/game/gear/gear-tiers.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import type { ArmorPiece, GearTier } from '@ai-vault/game/items.ts'
import { useQuery } from '@tanstack/react-query'
import { guardianDataQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { Pips } from '../../../items/marks/Pips.tsx'
import { SourceMark } from '../../../ui/figures/SourceMark.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { useReading } from '../reading.ts'
import styles from './GearTiersTab.module.css'
import { ThisWeek, type ThisWeekProps } from './ThisWeek.tsx'
import { TuningDemo } from './TuningDemo.tsx'
import { words } from './words/words.ts'

interface GearTiersTabProps {
  readonly armor: readonly ArmorPiece[] | undefined
  readonly session: SignedIn
}

/** The reference of tiers 1 to 5, and what the player's own pieces measure (G-11). */
export function GearTiersTab({ armor, session }: GearTiersTabProps) {
  const week = useQuery(guardianDataQuery(session))
  const weekly = week.data?.data?.extras?.weekly
  return (
    <div className={styles.tab}>
      <SectionHead title={words.title} kind="group" />
      <ul className={styles.tiers}>
        {GEAR_TIERS.toReversed().map((row) => (
          <TierPlate key={row.tier} row={row} armor={armor} weekly={weekly} reading={week.isLoading} />
        ))}
      </ul>
      <p className={text.soft}>{words.note}</p>
      <TuningDemo armor={armor} />
    </div>
  )
}

interface TierPlateProps extends ThisWeekProps {
  readonly armor: readonly ArmorPiece[] | undefined
}

function TierPlate({ row, armor, weekly, reading }: TierPlateProps) {
  const { tier, range, acquisition, extra, footnote } = row
  return (
    <li>
      <Plate className={styles.tier} data-tier={tier}>
        <h3 className={styles.name} data-tier={tier}>
          <Pips tier={tier} />
          {words.tier(tier)}
        </h3>
        <dl className={styles.facts}>
          <dt>{words.range}</dt>
          <dd className={styles.range}>{range}</dd>
          <dt>{words.acquisition}</dt>
          <dd>
            <span>{acquisition}</span>
          </dd>
          <dt>{words.thisWeek}</dt>
          <dd>
            <ThisWeek row={row} weekly={weekly} reading={reading} />
          </dd>
          {extra && (
            <>
              <dt>{words.also}</dt>
              <dd>{extra}</dd>
            </>
          )}
          <dt>{words.yourPieces}</dt>
          <dd>{armor ? <Measured row={row} armor={armor} /> : words.withVault}</dd>
        </dl>
        {footnote && <p className={styles.footnote}>{footnote}</p>}
      </Plate>
    </li>
  )
}

function Measured({ row, armor }: { readonly row: GearTierRow; readonly armor: readonly ArmorPiece[] }) {
  const { pieces, totals, energies, tunable } = measureTier(armor, row.tier)
  const reading = useReading()
  if (!totals) {
    return <span className={text.dim}>{reading === 'private' ? words.noneRead : words.none}</span>
  }
  const [least, most] = totals
  const range = least === most ? String(least) : `${least}-${most}`
  return (
    <>
      {words.measured(<b>{pieces}</b>, pieces, range, energies, tunable)} <SourceMark source="live" />
    </>
  )
}

interface MeasuredTier {
  readonly pieces: number
  /** Base totals, smallest and largest. */
  readonly totals: readonly [number, number] | undefined
  readonly energies: readonly number[]
  readonly tunable: number
}

const spread = (values: readonly number[]): readonly [number, number] | undefined =>
  values.length > 0 ? [Math.min(...values), Math.max(...values)] : undefined

/** What the player's own legendary armor of a tier really has; exotics roll by rules of their own. */
function measureTier(armor: readonly ArmorPiece[], tier: GearTier): MeasuredTier {
  const own = armor.filter((piece) => piece.armor3 && piece.tier === tier && piece.rarity === 'legendary')
  return {
    pieces: own.length,
    totals: spread(own.map(({ base }) => statTotal(base))),
    energies: [...new Set(own.map(({ energy }) => energy.capacity))].sort((one, other) => one - other),
    tunable: own.filter(({ tunable }) => tunable !== undefined).length,
  }
}
