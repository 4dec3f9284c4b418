import type { ArchiveActivity, ArchiveOverview } from '@ai-vault/contract/archives.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { type Best, countByDay, countByHour } from '@ai-vault/game/history/bests.ts'
import { comparePerformance, runsByWeek, WEEKS, weekByWeek } from '@ai-vault/game/history/performance.ts'
import { ARCHETYPE_DAYS, playstyleOf } from '@ai-vault/game/history/playstyle.ts'
import { difficultyIn, type Run, typeOf } from '@ai-vault/game/history/run.ts'
import { isPvp } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { killsPerDeath, runResult, wasWon } from '@ai-vault/game/scores/week/run-result.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { activityName } from './activity-name.ts'

type Names = Pick<Manifest, 'named'>

const DAY_MS = 86_400_000

/** Specified, and in no answer of the platform's history (G-20). */
const NEVER_REPORTED = {
  rank: null,
  gear_tier_rewards: null,
  weapon_performance: null,
  matter_abilities_used: null,
  unique_mechanics: null,
}

/** One run in the specification's words. `english` names the difficulty, `shown` what the player reads. */
export function activityAnswer(
  run: Run,
  names: { readonly shown: Names; readonly english: Names },
  guardian?: Pick<Guardian, 'characters'>,
): ArchiveActivity {
  const { kills, deaths, assists, modes } = run
  const difficulty = difficultyIn(activityName(run, names.english))
  const className = guardian?.characters.find(({ id }) => id === run.characterId)?.classType
  return {
    id: run.instanceId,
    character_id: run.characterId,
    ...(className ? { class: className } : {}),
    name: activityName(run, names.shown),
    type: typeOf(modes),
    ...(difficulty ? { difficulty } : {}),
    ...(run.durationSeconds === undefined ? {} : { completion_time: run.durationSeconds }),
    date: new Date(run.startedAt).toISOString(),
    result: resultOf(run),
    ...goodOf(run),
    ...(run.score ? { score: run.score } : {}),
    ...NEVER_REPORTED,
    team_performance: {
      damage_dealt: null,
      ...(kills === undefined ? {} : { kills }),
      ...(deaths === undefined ? {} : { deaths }),
      ...(assists === undefined ? {} : { assists }),
      ...(kills === undefined || deaths === undefined ? {} : { kd_ratio: killsPerDeath(kills, deaths) }),
      ...(kills === undefined || deaths === undefined || assists === undefined
        ? {}
        : { efficiency: killsPerDeath(kills + assists, deaths) }),
    },
  }
}

function resultOf(run: Run): string {
  const values: Record<string, number> = {}
  if (run.completed !== undefined) values.completed = Number(run.completed)
  if (run.standing !== undefined) values.standing = run.standing
  if (run.playedSeconds !== undefined) values.timePlayedSeconds = run.playedSeconds
  if (run.durationSeconds !== undefined) values.activityDurationSeconds = run.durationSeconds
  return runResult({ modes: run.modes, values })
}

function goodOf(run: Run): { readonly good?: boolean } {
  const good = isPvp(run.modes) ? wasWon(run.standing, run.modes) : run.completed
  return good === undefined ? {} : { good }
}

export interface OverviewInput {
  readonly span: readonly Run[]
  readonly before: readonly Run[]
  readonly year: readonly Run[]
  /** Of every type; at least the days that an archetype is told from. */
  readonly everything: readonly Run[]
  /** Of the whole history. */
  readonly bests: readonly Best[]
  readonly now: number
  readonly timeZone: string | undefined
  readonly names: Names
}

export function overviewAnswer({
  span,
  before,
  year,
  everything,
  bests,
  now,
  timeZone,
  names,
}: OverviewInput): Pick<
  ArchiveOverview,
  'runs' | 'hours' | 'performance' | 'playstyle' | 'calendar' | 'hours_of_day' | 'bests'
> {
  const lately = year.filter(({ startedAt }) => startedAt > now - WEEKS * 7 * DAY_MS)
  const weeks = runsByWeek(lately, now)
  const seconds = span.reduce((sum, run) => sum + (run.playedSeconds ?? run.durationSeconds ?? 0), 0)
  const playstyle = playstyleOf(span)
  const steady = playstyleOf(everything.filter(({ startedAt }) => startedAt >= now - ARCHETYPE_DAYS * DAY_MS))
  return {
    runs: span.length,
    hours: Math.round(seconds / 360) / 10,
    performance: comparePerformance(span, before).map(({ usualRuns, ...rest }) => ({
      ...rest,
      usual_runs: usualRuns,
      weeks: [...weekByWeek(rest.measure, weeks)],
    })),
    playstyle: {
      ...(steady.archetype ? { archetype: steady.archetype } : {}),
      confidence: steady.confidence,
      archetype_runs: steady.runs,
      archetype_days: ARCHETYPE_DAYS,
      runs: playstyle.runs,
      traits: [...playstyle.traits],
      mix: playstyle.mix.map(({ timePercent, ...rest }) => ({ ...rest, time_percent: timePercent })),
    },
    calendar: [...countByDay(year, timeZone)]
      .toSorted(([one], [other]) => one - other)
      .map(([day, runs]) => ({ date: new Date(day * DAY_MS).toISOString().slice(0, 10), runs })),
    hours_of_day: [...countByHour(year, timeZone)],
    bests: bests.map(({ kind, value, run, at }) => ({
      kind,
      value,
      at: new Date(at).toISOString(),
      ...(run ? { activity_id: run.instanceId, name: activityName(run, names) } : {}),
    })),
  }
}
