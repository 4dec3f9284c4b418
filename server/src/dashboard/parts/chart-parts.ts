import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { priorityBar } from '@ai-vault/game/scores/dashboard-rules.ts'
import { activityEffectiveness, type Effectiveness } from '@ai-vault/game/scores/effectiveness.ts'
import { type ScorePoint, scoreHistory, utcDay } from '@ai-vault/game/scores/score-history.ts'
import { ACTIVITY_KINDS } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { type DashboardInput, ownPower, scaledMaxPower } from './dashboard-input.ts'
import { counted, number } from './words.ts'

export function scoreHistoryPart({
  assessment,
  snapshots,
  now,
  seenAt,
}: DashboardInput): Extra<'score_history'> | undefined {
  const { score, parts } = assessment.score
  if (parts.length === 0) return undefined
  const today = utcDay(seenAt)
  const points = scoreHistory(score, today, snapshots)
  return {
    source: points.some(({ kind }) => kind === 'estimated') ? 'estimated' : 'live',
    points: points.map((point) => ({
      day: point.day,
      label: pointLabel(point, today, utcDay(now)),
      score: point.score,
      kind: point.kind,
      ...(point.snapshot ? { god_rolls: point.snapshot.godRolls, weapons: point.snapshot.weapons } : {}),
      ...(point.snapshot?.vaultUsed === undefined ? {} : { vault_used: point.snapshot.vaultUsed }),
    })),
  }
}

function pointLabel({ day, kind }: ScorePoint, last: string, today: string): string {
  if (kind === 'projection') return 'Next'
  if (day === today) return 'Now'
  if (kind === 'measured' || day === last) return day
  const weeks = Math.round((Date.parse(last) - Date.parse(day)) / (7 * 86_400_000))
  return `${counted(weeks, 'week')} ago`
}

const WEAPONS_SHOWN = 8

export function weaponUsagePart({
  facts,
  guardian,
  manifest,
}: DashboardInput): Extra<'weapon_usage'> | undefined {
  const use = facts?.weaponUse
  if (!use || use.most.length === 0) return undefined
  const owned = new Map(guardian.weapons.map((weapon) => [weapon.hash, weapon.instanceId]))
  const weapons = use.most.flatMap(({ hash, kills, precisionKills }) => {
    const definition = manifest.weapon(hash)
    if (!definition) return []
    const instanceId = owned.get(hash)
    return [
      {
        item_hash: hash,
        ...(instanceId ? { item_instance_id: instanceId } : {}),
        name: definition.name,
        icon: definition.icon,
        type: definition.type,
        type_name: definition.typeName,
        kills,
        precision_kills: precisionKills,
      },
    ]
  })
  return { source: 'live', total_kills: use.totalKills, weapons: weapons.slice(0, WEAPONS_SHOWN) }
}

const ACTIVITIES_SHOWN = 8

/** The specified list and the chart drawn from it are one computation. */
export function effectivenessPart({ assessment, facts }: DashboardInput): Extra<'effectiveness'> | undefined {
  const scaled = scaledMaxPower(assessment)
  if (scaled === undefined) return undefined
  const rows = activityEffectiveness(facts?.history?.tallies ?? {}, scaled).slice(0, ACTIVITIES_SHOWN)
  return { source: 'estimated', rows: rows.map((row) => effectivenessRow(row, assessment)) }
}

function effectivenessRow(
  { kind, priority, tally, against }: Effectiveness,
  assessment: DashboardInput['assessment'],
): Extra<'effectiveness'>['rows'][number] {
  const value = priorityBar(priority)
  return {
    activity: ACTIVITY_KINDS[kind].name,
    priority,
    ...(value === undefined ? {} : { value }),
    text: whyThisPriority(kind, against, assessment),
    ...(tally
      ? {
          runs: tally.runs,
          completed: tally.completed,
          completion_percent: Math.round((tally.completed / tally.runs) * 100),
        }
      : {}),
  }
}

const REWARDS = {
  3: 'Pays the best rewards there are',
  2: 'Raises your power',
  1: 'Pays little beyond the fun of it',
} as const

function whyThisPriority(
  kind: Effectiveness['kind'],
  against: Effectiveness['against'],
  assessment: DashboardInput['assessment'],
): string {
  const { reward, powerFrom } = ACTIVITY_KINDS[kind]
  const but = [
    ...(against.includes('power') ? [`your power is below ${number(ownPower(powerFrom, assessment))}`] : []),
    ...(against.includes('completion') ? ['most of your runs were not completed'] : []),
  ]
  return but.length > 0 ? `${REWARDS[reward]}, but ${but.join(' and ')}.` : `${REWARDS[reward]}.`
}
