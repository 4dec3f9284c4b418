import { DAY_MS } from '@ai-vault/game/calendar-days.ts'
import { personalBests } from '@ai-vault/game/history/bests.ts'
import { difficultyIn, withoutDifficulty } from '@ai-vault/game/history/run.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  activityKind,
  isPvp,
} from '@ai-vault/game/scores/week/activity-kinds.ts'
import { killsPerDeath, runResult, wasCompleted, wasWon } from '@ai-vault/game/scores/week/run-result.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import { z } from 'zod'
import { activityName } from '../../../archives/activity-name.ts'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { asKept, type PlayedRun, type Turn } from '../turn.ts'
import { calendarDaysAgo, dateOf, type Span, spanOf, spanSchema } from './spans.ts'

export const activityHistory = defineTool({
  name: 'activity_history',
  description:
    'What the player played lately: runs, completions (matches are won or lost instead), kills and deaths, K/D, in a span of time and of a kind of ' +
    'activity (raid, dungeon, nightfall, grandmaster, trials, iron-banner, crucible, gambit ...) or of one activity by name, and the latest runs.',
  input: z.object({
    span: spanSchema.default('week').describe('Days are those of the player’s calendar'),
    kind: z.string().max(40).optional(),
    activity: z.string().max(80).optional().describe('Its name, such as King’s Fall'),
    class: z.enum(CLASSES).optional().describe('Only what was played with this class'),
    bests: z.boolean().default(false).describe('Also the bests of the span, as the archives tell them'),
    limit: z.int().min(1).max(MOST_ROWS).default(5),
  }),
  async run({ span, kind, activity, class: classType, bests, limit }, turn) {
    const read = await runsSince(spanOf(span, turn).from, turn)
    if (!read) return { error: 'The activity history could not be read.' }
    const { runs, readAt, whole } = read
    const classOf = (id: string) => turn.guardian.characters.find((each) => each.id === id)?.classType
    const ofKind = runs.filter(
      (run) =>
        isOf(run, kind, turn) &&
        isNamed(run, activity, turn) &&
        (!classType || classOf(run.characterId) === classType),
    )
    const chosen = ofKind.filter((run) => inSpan(run, span, turn))
    turn.ledger.source({
      kind: 'history',
      label: `Your ${activity ?? kind?.replace('-', ' ') ?? 'activity'} history`,
      complete: whole,
      missing: whole ? [] : [`only your latest ${runs.length} runs were read`],
      readAt,
      expiresAt: readAt + DAY_MS,
      href: '/archives',
    })
    const sum = (key: string) => chosen.reduce((total, { values }) => total + (values[key] ?? 0), 0)
    const completable = chosen.flatMap(
      ({ values, modes }) =>
        wasCompleted(values.completed === undefined ? undefined : values.completed === 1, modes) ?? [],
    )
    const completed = completable.filter(Boolean).length
    const matches = chosen.flatMap(({ values, modes }) => wasWon(values.standing, modes) ?? [])
    const won = matches.filter(Boolean).length
    return {
      span,
      /** False where only the latest runs were read. */
      whole,
      runs_read: runs.length,
      total: chosen.length,
      /** Without matches, which are won or lost. */
      completable: completable.length,
      completed,
      completed_percent: progressPercent(completed, completable.length),
      matches: matches.length,
      won,
      won_percent: progressPercent(won, matches.length),
      kills: sum('kills'),
      deaths: sum('deaths'),
      assists: sum('assists'),
      kd: killsPerDeath(sum('kills'), sum('deaths')),
      hours: Math.round(sum('activityDurationSeconds') / 360) / 10,
      rows: chosen.slice(0, limit).map((run) => rowOf(run, turn)),
      ...(bests ? { bests: bestsOf(chosen, turn) } : {}),
      /** Where the span holds none: the latest one before it. */
      ...(chosen.length === 0 && ofKind[0] ? { latest: rowOf(ofKind[0], turn) } : {}),
    }
  },
})

function bestsOf(runs: readonly PlayedRun[], turn: Turn) {
  const byId = new Map(runs.map((run) => [run.instanceId, run]))
  return personalBests(runs.map(asKept), turn.timeZone).flatMap(({ kind, run }) => {
    const played = run && byId.get(run.instanceId)
    return played ? [{ best: kind, ...rowOf(played, turn) }] : []
  })
}

/** The latest runs where they reach back so far, else the archives; until those are filled, the latest have to do. */
async function runsSince(from: number, turn: Turn) {
  const recent = Number.isFinite(from) ? await turn.recentRuns() : undefined
  if (recent && from >= (recent.completeSince ?? from)) return { ...recent, whole: true }
  const all = await turn.wholeHistory()
  if (all) return { ...all, whole: true }
  const latest = recent ?? (await turn.recentRuns())
  return latest && { ...latest, whole: latest.completeSince === undefined }
}

function rowOf(run: PlayedRun, turn: Turn) {
  const name = activityName(run, turn.manifest)
  return {
    ref: `{{${turn.ledger.thing({ kind: 'activity', name, hash: run.activityHash, href: `/archives?report=${run.instanceId}` })}}}`,
    name,
    kind: activityKind(run.modes),
    result: runResult(run),
    kills: run.values.kills,
    deaths: run.values.deaths,
    kd: killsPerDeath(run.values.kills ?? 0, run.values.deaths ?? 0),
    minutes: Math.round((run.values.activityDurationSeconds ?? 0) / 60),
    days_ago: calendarDaysAgo(Date.parse(run.period), turn),
    date: dateOf(Date.parse(run.period), turn),
  }
}

/** The platform has no mode of its own for them: their name tells the difficulty. */
const isGrandmaster = (run: PlayedRun, { manifest }: Turn): boolean =>
  isOfModes(run, 'nightfall') &&
  [run.activityHash, run.directorActivityHash].some((hash) => {
    const named = manifest.named('DestinyActivityDefinition', hash)
    return named !== undefined && difficultyIn(named.name) === 'Grandmaster'
  })

const isOfModes = ({ modes }: PlayedRun, kind: ActivityKind): boolean =>
  ACTIVITY_KINDS[kind].modes.some((mode) => modes.includes(mode))

export function inSpan({ period }: PlayedRun, span: Span, turn: Turn): boolean {
  const { from, before } = spanOf(span, turn)
  const started = Date.parse(period)
  return started >= from && started < before
}

/** Whatever its difficulty, unless the name itself tells one. */
export function isNamed(run: PlayedRun, activity: string | undefined, { manifest }: Turn): boolean {
  if (activity === undefined) return true
  const wanted = fold(activity)
  return [run.activityHash, run.directorActivityHash].some((hash) => {
    const name = manifest.named('DestinyActivityDefinition', hash)?.name ?? ''
    return fold(name) === wanted || fold(withoutDifficulty(name)) === wanted
  })
}

export function isOf(run: PlayedRun, kind: string | undefined, turn: Turn): boolean {
  if (!kind) return true
  if (kind === 'grandmaster') return isGrandmaster(run, turn)
  if (kind === 'pvp' || kind === 'crucible') return isPvp(run.modes)
  if (kind === 'pve') return !isPvp(run.modes)
  return kind in ACTIVITY_KINDS && isOfModes(run, kind as ActivityKind)
}
