import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { dateFormat } from '../../../words/formats.ts'
import { words } from './words.ts'

const day = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })

const joined = (parts: readonly (string | undefined)[], none: string) =>
  parts.filter((part) => part !== undefined).join(' ') || none

/** '928 of 1,300 places taken. 58 weapons and 3 armor pieces can go. 37 weapons were never used.' */
export function healthLine({ extras = {} }: GuardianData): string {
  const labels = words.health
  const { vault, vault_health: health, next_steps: steps = [] } = extras
  const meant = (kind: string) => steps.find((step) => step.kind === kind)?.items_total ?? 0
  const [weapons, armor] = [meant('clean-up'), meant('armor')]
  const parts = [weapons > 0 && labels.weapons(weapons), armor > 0 && labels.armor(armor)].filter(Boolean)
  const [first, second] = parts as string[]
  const unused = health?.rows.find(({ kind }) => kind === 'unused')?.count ?? 0
  return joined(
    [
      vault && labels.places(formatCount(vault.used), formatCount(vault.capacity)),
      first ? labels.canGo(second ? labels.both(first, second) : first) : undefined,
      unused > 0 ? labels.unused(unused) : undefined,
    ],
    labels.none,
  )
}

export function weaponsLine({ weapon_analysis: weapons }: GuardianData): string {
  if (weapons?.total_weapons === undefined) return words.weapons.none
  return words.weapons.line(weapons.total_weapons, weapons.god_rolls ?? 0)
}

export function missionsLine({ extras }: GuardianData): string {
  const titles = extras?.missions?.map(({ title }) => title) ?? []
  return titles.length > 0 ? words.sentence(titles.join(' · ')) : words.missions.none
}

export const insightsLine = ({ extras }: GuardianData): string =>
  extras?.insights?.[0]?.text ?? words.insights.none

export function chartsLine({ extras = {} }: GuardianData): string {
  const labels = words.charts
  const measured = extras.score_history?.points.filter(({ kind }) => kind === 'measured') ?? []
  const [first] = measured
  const [most] = extras.weapon_usage?.weapons ?? []
  return joined(
    [
      first &&
        (measured.length > 1 ? labels.measured(day.format(Date.parse(first.day))) : labels.measuredToday),
      most && labels.leads(most.name, formatCount(most.kills)),
    ],
    labels.none,
  )
}

/** 'The Coil on the Hunter, completed 9 h ago.' What is only likely is no activity. */
export function recentLine({ extras }: GuardianData, now: number): string {
  const recent = extras?.recent_activities
  const [last] = recent?.source === 'live' ? recent.entries : []
  if (!last) return words.recent.none
  const age = last.period === undefined ? '' : describeAge(now - Date.parse(last.period), now)
  return words.recent.last(last.name, last.class, last.result, age)
}

export function accountLine({ guardian_overview: overview = {} }: GuardianData): string {
  const labels = words.account
  const { max_power: power, total_playtime_hours: hours, vault_items: items } = overview
  const parts = [
    power !== undefined && labels.power(formatCount(power)),
    hours !== undefined && labels.hours(formatCount(hours)),
    items !== undefined && labels.vault(formatCount(items)),
  ].filter(Boolean)
  return parts.length > 0 ? words.sentence(parts.join(', ')) : labels.none
}

/** Only what the platform told: an estimate is shown when it is asked for. */
export function seasonLine({ extras = {} }: GuardianData): string {
  const labels = words.season
  const { seasonal, edge_of_fate: fate } = extras
  const measured = (
    value: { source: string; value: number } | undefined,
    inWords: (count: string) => string,
  ) => (value?.source === 'live' ? inWords(formatCount(value.value)) : undefined)
  const parts = [
    measured(seasonal?.season_rank, labels.rank),
    measured(seasonal?.artifact_level, labels.artifact),
    measured(seasonal?.triumph_score, labels.triumphs),
  ].filter((part) => part !== undefined)
  const kepler = fate?.tracks.find(({ kind, source }) => kind === 'kepler' && source === 'live')
  return joined(
    [
      parts.length > 0 ? words.sentence(parts.join(', ')) : undefined,
      kepler && labels.fate(kepler.name, formatCount(Math.round(kepler.percent))),
    ],
    labels.none,
  )
}
