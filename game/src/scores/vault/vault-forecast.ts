import type { DailySnapshot } from '../score-history.ts'

const DAY_MS = 86_400_000
const SPAN_DAYS = 30

export interface VaultForecast {
  readonly daysToFull: number
  readonly itemsPerDay: number
  readonly measuredDays: number
}

/** When the vault is full if it goes on filling as in the last 30 days; nothing where it does not fill. */
export function forecastVault(
  { used, capacity }: { readonly used: number; readonly capacity: number },
  today: string,
  snapshots: readonly DailySnapshot[],
): VaultForecast | undefined {
  const daysAgo = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
  const first = snapshots.find(
    ({ day, vaultUsed }) => vaultUsed !== undefined && day < today && daysAgo(day) <= SPAN_DAYS,
  )
  if (first?.vaultUsed === undefined) return undefined
  const measuredDays = daysAgo(first.day)
  const itemsPerDay = (used - first.vaultUsed) / measuredDays
  if (itemsPerDay <= 0) return undefined
  return { daysToFull: Math.ceil(Math.max(0, capacity - used) / itemsPerDay), itemsPerDay, measuredDays }
}
