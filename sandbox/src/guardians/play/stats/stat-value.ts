import type { DestinyHistoricalStatsValue } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'

/** Figures as the platform states them: the number, and how its own pages print it. */

export type StatValue = Wire<DestinyHistoricalStatsValue>
export type Format = 'count' | 'decimal' | 'ratio' | 'grouped' | 'duration'

const durationText = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const days = Math.floor(whole / 86_400)
  const hours = Math.floor((whole % 86_400) / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  if (days > 0) return `${days}d ${hours}h`
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m ${whole % 60}s`
}

const PRINT: Readonly<Record<Format, (value: number) => string>> = {
  count: (value) => String(value),
  decimal: (value) => value.toFixed(1),
  ratio: (value) => value.toFixed(2),
  grouped: (value) => Math.round(value).toLocaleString('en-US'),
  duration: durationText,
}

export const valuePair = (value: number, format: Format = 'count') => ({
  value,
  displayValue: PRINT[format](value),
})

export const statValue = (statId: string, value: number, format: Format = 'count'): StatValue => ({
  statId,
  basic: valuePair(value, format),
})

/** A value whose meaning is a word: "Victory", "Yes". */
export const namedValue = (statId: string, value: number, displayValue: string): StatValue => ({
  statId,
  basic: { value, displayValue },
})

export const ratioOf = (amount: number, per: number): number => amount / Math.max(1, per)

export const byStatId = (values: readonly StatValue[]): Readonly<Record<string, StatValue>> =>
  Object.fromEntries(values.map((value) => [value.statId, value]))
