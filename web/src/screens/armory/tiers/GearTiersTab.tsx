import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { armorByTier, type TierOfArmor } from '@ai-vault/game/gear/armor-by-tier.ts'
import { GEAR_TIERS, type GearTierRow, withoutPower } from '@ai-vault/game/gear/gear-tiers.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { guardianDataQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { Pips } from '../../../items/badges/Pips.tsx'
import { Link } from '../../../routing/Link.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { useReading } from '../reading.ts'
import { BestTiers } from './BestTiers.tsx'
import styles from './GearTiersTab.module.css'
import { TuningDemo } from './TuningDemo.tsx'
import { TOP_TIER, tasksForTier, type WeekTask } from './tier-tasks.ts'
import { words } from './words.tsx'

interface GearTiersTabProps {
  readonly armor: readonly ArmorPiece[] | undefined
  readonly session: SignedIn
}

/** What the player has and what would raise it; then the reference of tiers 1 to 5 with what the own pieces measure (G-11). */
export function GearTiersTab({ armor, session }: GearTiersTabProps) {
  const week = useQuery(guardianDataQuery(session))
  const weekly = week.data?.data?.extras?.weekly
  const own = useMemo(() => armor && armorByTier(armor), [armor])
  return (
    <div className={styles.tab}>
      {armor && <BestTiers armor={armor} weekly={weekly} />}
      <SectionHead title={words.title} kind="group" />
      <ul className={styles.tiers}>
        {GEAR_TIERS.toReversed().map((row) => (
          <TierPlate
            key={row.tier}
            row={row}
            own={own?.tiers.find(({ tier }) => tier === row.tier)}
            weekly={weekly}
            reading={week.isLoading}
          />
        ))}
      </ul>
      {own && (
        <p className={text.soft}>
          {own.all === 0 ? words.noArmor : words.sum(own.all, own.all - own.untiered, own.untiered)}
        </p>
      )}
      <p className={text.soft}>
        {words.ranges} {words.note}
      </p>
      <TuningDemo armor={armor} />
    </div>
  )
}

interface TierPlateProps extends ThisWeekProps {
  readonly own: TierOfArmor | undefined
}

/** One range: what the player's own pieces measure, else the published one; how that was decided is folded. */
function TierPlate({ row, own, weekly, reading }: TierPlateProps) {
  const { tier, range, acquisition, extra, footnote } = row
  return (
    <li>
      <Plate className={styles.tier} data-tier={tier}>
        <h3 className={styles.name} data-tier={tier}>
          <Pips tier={tier} />
          {words.tier(tier)}
        </h3>
        <p>
          <b className={styles.range}>{own?.totals ? rangeOf(own) : range}</b> {words.inAll}
        </p>
        <p className={styles.own}>{own ? <Measured own={own} /> : words.withVault}</p>
        {own && !own.totals && <p className={styles.footnote}>{words.published(footnote)}</p>}
        <dl className={styles.facts}>
          <dt>{words.drops}</dt>
          <dd>{withoutPower(acquisition)}</dd>
          {extra && (
            <>
              <dt>{words.also}</dt>
              <dd>{extra}</dd>
            </>
          )}
          <dt>{words.thisWeek}</dt>
          <dd>
            <ThisWeek row={row} weekly={weekly} reading={reading} />
          </dd>
        </dl>
        <details className={styles.decided}>
          <summary>{words.decided}</summary>
          <dl className={styles.facts}>
            <dt>{words.range}</dt>
            <dd>{range}</dd>
            <dt>{words.acquisition}</dt>
            <dd>{acquisition}</dd>
          </dl>
          {own?.isOutside && <p className={styles.footnote}>{words.outside}</p>}
          {footnote && <p className={styles.footnote}>{footnote}</p>}
        </details>
      </Plate>
    </li>
  )
}

const rangeOf = ({ totals: [least, most] = [0, 0] }: TierOfArmor) =>
  least === most ? String(least) : `${least}-${most}`

function Measured({ own }: { readonly own: TierOfArmor }) {
  const { pieces, others, totals, energies, tunable } = own
  const reading = useReading()
  if (!totals && others === 0) {
    return <span className={text.dim}>{reading === 'private' ? words.noneRead : words.none}</span>
  }
  return (
    <>
      {totals ? (
        words.measured(<b>{pieces}</b>, pieces, rangeOf(own), energies, tunable)
      ) : (
        <span className={text.dim}>{words.noLegendary}</span>
      )}
      {others > 0 && words.exotics(others)} <SourceMark source="live" />
    </>
  )
}

interface ThisWeekProps {
  readonly row: GearTierRow
  readonly weekly: Extra<'weekly'> | undefined
  readonly reading: boolean
}

/** What the platform names for this week, each leading to how far every character is with it (F-171). */
function ThisWeek({ row, weekly, reading }: ThisWeekProps) {
  if (!weekly) return <span className={text.dim}>{reading ? words.week.reading : words.week.unknown}</span>
  const tasks = tasksForTier(weekly, row)
  if (tasks.length === 0) return <span className={text.dim}>{words.week.nothing}</span>
  if (row.tier !== TOP_TIER.tier && sameTasks(tasks, tasksForTier(weekly, TOP_TIER))) {
    return <span className={text.soft}>{words.week.same(TOP_TIER.tier)}</span>
  }
  return (
    <ul className={styles.week}>
      {tasks.map(({ hash, name, activities = [] }) => (
        <li key={hash}>
          <Link to="/dashboard" search={{ task: String(hash) }} resetScroll={false}>
            {name}
          </Link>
          {activities.length > 0 && <small> {activities.join(', ')}</small>}
        </li>
      ))}
    </ul>
  )
}

const sameTasks = (some: readonly WeekTask[], others: readonly WeekTask[]) =>
  some.length === others.length && some.every(({ hash }, at) => hash === others[at]?.hash)
