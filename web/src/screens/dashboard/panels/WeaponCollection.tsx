import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { ReactNode } from 'react'
import type { SearchOf } from '../../../routing/addresses.ts'
import { Link } from '../../../routing/Link.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Reading } from '../../../ui/figures/Reading.tsx'
import layout from '../Dashboard.module.css'
import { words } from './words.tsx'

const labels = words.weapons

/** What each rarity's bar opens; the armory's filter knows the first two by name. */
const RARITIES = [
  { rarity: 'legendary', search: { filter: 'legendary' } },
  { rarity: 'exotic', search: { filter: 'exotic' } },
  { rarity: 'rare', search: { q: 'is:rare' } },
] as const

/** Totals, god rolls, efficiency and rarities; every number opens what it counts (F-075, F-076). */
export function WeaponCollection({ data: { weapon_analysis: weapons } }: { readonly data: GuardianData }) {
  const total = weapons?.total_weapons
  return (
    <>
      {total !== undefined && <SourceMark source="live" />}
      <div className={layout.four}>
        <Reading label={words.totalWeapons} value={opening(total, {})} />
        <Reading
          label={labels.godRolls}
          value={opening(weapons?.estimated_god_rolls, { filter: 'god-tier' })}
          source="estimated"
        />
        <Reading
          label={labels.efficiency}
          value={opening(weapons?.vault_efficiency, { sort: 'cleanup' })}
          unit={words.percent}
        />
        <Reading
          label={labels.legendary}
          value={opening(weapons?.quality_distribution?.legendary, { filter: 'legendary' })}
        />
      </div>
      <div className={`${layout.bars} ${layout.top}`}>
        {RARITIES.map(({ rarity, search }) => {
          const name = labels.rarities[rarity]
          const count = weapons?.quality_distribution?.[rarity]
          return (
            count !== undefined && (
              <StatBar
                key={rarity}
                label={
                  count > 0 ? (
                    <Link to="/armory" search={search}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )
                }
                value={count}
                max={Math.max(1, total ?? count)}
                colour={`var(--${rarity}-ink)`}
                shown={formatCount(count)}
              />
            )
          )
        })}
      </div>
    </>
  )
}

type ArmorySearch = SearchOf<'/armory'>

function opening(value: number | undefined, search: ArmorySearch): ReactNode {
  if (value === undefined) return undefined
  if (value === 0) return formatCount(value)
  return (
    <Link to="/armory" search={search} className={layout.number}>
      {formatCount(value)}
    </Link>
  )
}
