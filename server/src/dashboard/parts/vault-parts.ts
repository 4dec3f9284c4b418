import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { hasKnownStats } from '@ai-vault/game/armor/verdict/stands-in.ts'
import { countAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { utcDay } from '@ai-vault/game/scores/score-history.ts'
import { forecastVault } from '@ai-vault/game/scores/vault/vault-forecast.ts'
import {
  countVaultHealth,
  HEALTH_SEARCHES,
  type HealthKind,
} from '@ai-vault/game/scores/vault/vault-health.ts'
import { armoryLink, needlessArmorLink } from './armory-link.ts'
import type { DashboardInput } from './dashboard-input.ts'

export function vaultPart({ guardian, snapshots, seenAt }: DashboardInput): Extra<'vault'> | undefined {
  const { vault } = guardian
  if (!vault) return undefined
  const forecast = forecastVault(vault, utcDay(seenAt), snapshots)
  return {
    source: 'live',
    used: vault.used,
    capacity: vault.capacity,
    ...(forecast
      ? {
          forecast: {
            source: 'estimated',
            days_to_full: forecast.daysToFull,
            items_per_day: Math.round(forecast.itemsPerDay * 10) / 10,
            measured_days: forecast.measuredDays,
          },
        }
      : {}),
  }
}

const ROWS: readonly (readonly [HealthKind, label: string, text: string])[] = [
  ['duplicates', 'Duplicates', 'Weapons you hold more than one copy of.'],
  ['dominated', 'Beaten in every way', 'Another copy can select everything these can.'],
  ['unused', 'Never used', 'Their trackers count no kills and no loadout uses them.'],
  ['kept', 'Kept for loadouts', 'In-game loadouts use them.'],
]

export function vaultHealthPart({ guardian, assessment }: DashboardInput): Extra<'vault_health'> | undefined {
  if (!assessment.whole) return undefined
  const { weapons, armor, withheld } = guardian
  const loadoutsAreKnown = !withheld.includes('loadouts')
  const counts = countVaultHealth(weapons, assessment.verdicts)
  const known = ROWS.filter(([kind]) => loadoutsAreKnown || (kind !== 'kept' && kind !== 'unused'))
  const rows = known.map(([kind, label, text]) => ({
    kind,
    label,
    text,
    count: counts[kind],
    of: weapons.length,
    link: armoryLink({ q: HEALTH_SEARCHES[kind] }),
  }))
  const judged = armor.filter(
    (piece) => hasKnownStats(piece) || assessment.verdicts.get(piece.instanceId)?.proof,
  )
  const dominated = {
    kind: 'dominated-armor' as const,
    label: 'Armor beaten in every way',
    text: 'Another piece that stays is at least as good in every build.',
    count: countAdvisedToGo(judged, assessment.verdicts),
    of: judged.length,
    link: needlessArmorLink(),
  }
  return { source: 'live', rows: judged.length > 0 || armor.length === 0 ? [...rows, dominated] : rows }
}
