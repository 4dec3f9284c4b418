/** What was played, how it went and with whom. */

import type { BestKind } from '@ai-vault/game/history/bests.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { pveTile } from '../../../../dashboard/parts/readiness-tiles.ts'
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { recentCompanions } from '../../../tools/account/companions.ts'
import { activityHistory } from '../../../tools/account/history.ts'
import { lifetimeStats } from '../../../tools/account/lifetime.ts'
import { type Span, spanInWords, spanOf } from '../../../tools/account/spans.ts'
import { quoteOf } from '../../../tools/turn.ts'
import { unknownActivityIn } from '../../reading/activities.ts'
import type { FoundEntity } from '../../reading/entities.ts'
import { withoutNames } from '../../reading/shape.ts'
import { asksBestRun, comparedSpans } from '../../understanding/about-runs.ts'
import { type Answerer, type Ask, couldNotRead, count, type Draft, namesOf } from '../draft.ts'
import { killsWith } from './kills.ts'
import { liesAhead, unlooked } from './unlooked-times.ts'

const kindInWords = (kind: string) =>
  ({ pvp: 'PvP', pve: 'PvE', grandmaster: 'Grandmaster', 'iron-banner': 'Iron Banner' })[kind] ?? kind

const WHO_WAS_THERE =
  /\bwho(?:m| all)?\b.*\b(?:with|was|were|did i|joined|helped)\b|\b(?:names?|players|teammates|people)\b.*\b(?:last|yesterday|today|runs?|raid|with me)\b/i

const MOST_OFTEN = /\b(?:most|usually|often|favou?rite|always)\b/i

/** Who was in the latest runs, from the reports of the archives. */
async function companions(ask: Ask): Promise<Draft> {
  const { tools, slots, question, turn } = ask
  const { span = 'all' } = slots
  const kind = slots.activity ?? slots.side
  const activity = activityIn(ask)
  const result = await tools.use(recentCompanions, {
    span,
    ...(kind ? { kind } : {}),
    ...(activity ? { activity: activity.name } : {}),
  })
  if (!result || !('unread' in result)) return couldNotRead('the reports of your latest runs')
  const suggestions = ['Show my recent activities', 'Who was with me this week?']
  const run = kind ? `${kindInWords(kind)} run` : 'run'
  const of = activity ? ` of ${activity.ref}` : ''
  const when = `${of}${span === 'all' ? '' : ` ${timeOf(turn, span)},`}`
  if (result.total === 0) {
    const { latest } = result
    const last = latest
      ? ` Your last was ${latest.ref}, ${agoInWords(latest)}, with ${latest.players.length === 0 ? 'nobody else' : listInWords(latest.players.map(({ ref }) => ref))}.`
      : ''
    return { lead: `I see no ${run}${when.replace(/,$/, '') || ' at all'}.${last}`, suggestions }
  }
  if (result.rows.length === 0) return couldNotRead('the reports of your latest runs')
  const times = new Map<string, number>()
  for (const { ref } of result.rows.flatMap(({ players }) => players)) {
    times.set(ref, (times.get(ref) ?? 0) + 1)
  }
  const people = [...times].toSorted(([, one], [, other]) => other - one).map(([ref]) => ref)
  // Each report has to be asked for: nobody counts companions over thousands of runs.
  const few = MOST_OFTEN.test(question)
    ? `Who it is over all your runs I cannot count: I read the reports of the latest ${result.total} only. `
    : ''
  return {
    lead: `${few}${
      people.length === 0
        ? `In your latest ${run}s${when} you were alone.`
        : `In your latest ${run}s${when} you were with ${listInWords(people.slice(0, 8))}${people.length > 8 ? ' and others' : ''}.`
    }`,
    ...(few ? { unanswered: 'only the latest reports were read' } : {}),
    points: result.rows.map(
      ({ ref, players }) =>
        `${ref}: ${players.length === 0 ? 'nobody else' : listInWords(players.map((player) => player.ref))}.`,
    ),
    advice: 'The archives hold every run with its report.',
    suggestions,
  }
}

/** The activity that the question names; what it is called is borne out by the definitions. */
function activityIn(ask: Ask): { readonly name: string; readonly ref: string } | undefined {
  const [named] = namesOf(ask, 'activity')
  if (!named) return undefined
  const { name } = named
  return { name, ref: `{{${ask.turn.ledger.thing({ kind: 'activity', name })}}}` }
}

/** The hours that were looked at are borne out by the clock. */
function timeOf(turn: Ask['turn'], span: Span): string {
  const words = spanInWords(span, turn)
  turn.ledger.noteNumbersIn(words)
  return words
}

const ASKS_KD = /\bk\/?da?\b/i
/** Figures that the platform counts over a whole account. */
const ASKS_RECORD = /\bk\/?da?\b|\bwin.?(?:rate|percentage|ratio)\b/i
const ASKS_HOURS =
  /\b(?:how (?:many hours|much time|long)|hours (?:of play|played)|play ?time|time played)\b/i
const LAST_ONE =
  /\b(?:last|latest|previous|most recent) (?:\w+ ){0,2}(?:match|game|run|activity|raid|dungeon|nightfall|strike|gm|grandmaster)\b/i
const LATELY = /\b(?:recent(?:ly)?|lately|(?:last|latest) (?:runs|games|matches|activities))\b/i

export const historyStats: Answerer = async (ask) => {
  const { tools, slots, question } = ask
  const compared = comparedSpans(withoutNames(question, ask.entities))
  if (compared) return spansSideBySide(ask, compared)
  const noTime = unlooked(ask)
  if (noTime) return noTime
  if (WHO_WAS_THERE.test(question)) return companions(ask)
  const kills = await killsWith(ask)
  if (kills) return kills
  const unknown = ask.entities.length === 0 ? unknownActivityIn(question) : undefined
  if (unknown) return noSuchActivity(ask, unknown)
  const several = namesOf(ask, 'activity')
  if (several.length > 1) return eachActivity(ask, several)
  const asksHours = ASKS_HOURS.test(question)
  const namesPart = slots.span || slots.activity || slots.side || namesOf(ask, 'activity').length > 0
  if (asksHours && !namesPart && !LATELY.test(question)) {
    return hoursPlayed(ask)
  }
  const activity = activityIn(ask)
  // Who asks for a K/D means the one against other players.
  const kind = slots.activity ?? slots.side ?? (ASKS_RECORD.test(question) && !activity ? 'pvp' : undefined)
  // Where no time is named, all of it is meant.
  const span = slots.span ?? (LATELY.test(question) ? 'week' : 'all')
  const side = kind === 'crucible' ? 'pvp' : kind
  if (span === 'all' && !activity && (side === 'pvp' || side === 'pve') && ASKS_RECORD.test(question)) {
    const told = await lifetimeInWords(ask, side)
    if (told) return told
  }
  const { classType } = slots
  const wantsBest = asksBestRun(withoutNames(question, ask.entities))
  const result = await tools.use(activityHistory, {
    span,
    ...(kind ? { kind } : {}),
    ...(activity ? { activity: activity.name } : {}),
    ...(classType ? { class: classType } : {}),
    ...(wantsBest ? { bests: true } : {}),
  })
  if (!result || !('kd' in result)) return couldNotRead('your activity history')
  const on = classType ? ` on your ${classType}` : ''
  const when =
    span === 'all' ? allInWords(result, kind !== undefined || activity !== undefined) : timeOf(ask.turn, span)
  if (activity && !asksHours && !ASKS_RECORD.test(question))
    return stillRead(
      result,
      runsOfOne(ask, activity, result, {
        when: `${on} ${when}`,
        isAll: span === 'all' && !kind && !classType,
      }),
    )
  if (wantsBest && result.bests?.[0]) return stillRead(result, bestRuns(result.bests, when))
  if (LAST_ONE.test(question) && result.rows[0]) return lastRun(result.rows[0], kind)
  const ready = kind === 'grandmaster' ? readiness(ask.turn) : []
  if (result.total === 0)
    return stillRead(result, {
      points: ready,
      lead: `I see no ${kind ? kindInWords(kind) : 'activity'} run${on} ${when}.${result.latest ? ` Your last was ${runInWords(result.latest)}.` : ''}`,
      suggestions: ['My K/D this month', 'Show my recent activities'],
    })
  const ends = [
    result.completable > 0
      ? `${result.completed} of ${result.completable} completed, which is ${result.completed_percent} percent`
      : '',
    result.matches > 0
      ? `${result.won} of ${count(result.matches, 'match', 'matches')} won, which is ${result.won_percent} percent`
      : '',
    `${foughtInWords(result.kills, result.deaths)}, K/D ${result.kd}`,
  ].filter(Boolean)
  const least = leastOf(result)
  const inHours = asksHours ? `You played ${least}${count(result.hours, 'hour')}. ` : ''
  return stillRead(result, {
    lead: `${inHours}${least}${count(result.total, kind ? `${kindInWords(kind)} run` : 'run')}${activity ? ` of ${activity.ref}` : ''}${on} ${when}: ${ends.join('; ')}.`,
    points: [
      ...ready,
      ...result.rows.map(
        (row) => `${row.ref}: ${row.result}, ${row.minutes} minutes, K/D ${row.kd}, ${agoInWords(row)}.`,
      ),
    ],
    advice: ASKS_KD.test(question)
      ? 'The dashboard has your lifetime figure, as the platform counts it; the archives hold every run.'
      : 'The archives hold every run with its report.',
    suggestions: ['And this month?', 'How many raid clears do I have?'],
  })
}

function noSuchActivity({ turn }: Ask, name: string): Draft {
  return {
    lead: `I know no activity called {{${turn.ledger.thing({ kind: 'quote', name })}}} whose runs I could count.`,
    advice: 'Name a raid, a dungeon, a strike or a mission as the game writes it.',
    unanswered: 'no activity has this name',
    suggestions: ['How many raid clears do I have?', 'Show my recent activities'],
  }
}

/** "How many VoG and KF clears": the answer to each of them, a line each. */
async function eachActivity(ask: Ask, activities: readonly FoundEntity[]): Promise<Draft> {
  const others = ask.entities.filter(({ kind }) => kind !== 'activity')
  const told: Draft[] = []
  for (const activity of activities) {
    told.push(await historyStats({ ...ask, entities: [activity, ...others] }))
  }
  return {
    lead: `You named ${told.length} activities; this is each of them.`,
    points: told.map(({ lead }) => lead),
    advice: 'The archives hold every run with its report.',
    suggestions: ['Show my recent activities', 'How many raid clears do I have?'],
    ...(told.find(({ unanswered }) => unanswered) ? { unanswered: 'a part of it could not be read' } : {}),
  }
}

const BESTS: Readonly<Record<BestKind, string>> = {
  'most-kills': 'Most kills',
  'best-kd-pvp': 'Best K/D in PvP',
  'highest-score': 'Highest score',
  fastest: 'Fastest of what you play most',
  deathless: 'Most kills without a death',
  'longest-streak': 'Longest streak',
  'busiest-day': 'Busiest day',
}

/** "Best" has several meanings, and the archives tell one run for each. */
const bestRuns = (bests: NonNullable<History['bests']>, when: string): Draft => ({
  lead: `No rule says which run is the best of all, so these are the bests ${when}, as the archives tell them.`,
  points: bests.map((row) => `${BESTS[row.best]}: ${runInWords(row)}.`),
  advice: 'Open one for the whole report.',
  suggestions: ['Show my recent activities', 'My K/D this month'],
})

/** "Runs last month vs this month": the same figures of both. */
async function spansSideBySide(ask: Ask, spans: readonly [Span, Span]): Promise<Draft> {
  const { tools, slots, turn } = ask
  if (spans.some((span) => spanOf(span, turn).from >= turn.now)) return liesAhead(ask)
  const kind = slots.activity ?? slots.side
  const told: { readonly history: History; readonly when: string }[] = []
  for (const span of spans) {
    const history = await tools.use(activityHistory, { span, ...(kind ? { kind } : {}) })
    if (!history || !('kd' in history)) return couldNotRead('your activity history')
    told.push({ history, when: timeOf(turn, span) })
  }
  const run = kind ? `${kindInWords(kind)} run` : 'run'
  const draft: Draft = {
    lead: `${listInWords(told.map(({ history, when }) => `${leastOf(history)}${count(history.total, run)} ${when}`))}.`,
    points: told.map(
      ({ history: { completed, completable, kills, deaths, kd, hours }, when }) =>
        `${capitalized(when)}: ${completed} of ${completable} completed, ${foughtInWords(kills, deaths)}, K/D ${kd}, ${count(hours, 'hour')}.`,
    ),
    advice: 'The archives hold every run with its report.',
    suggestions: ['Show my recent activities', 'My K/D this month'],
  }
  const partial = told.find(({ history }) => !history.whole)
  return partial ? stillRead(partial.history, draft) : draft
}

/** Until the archives are filled older runs are missing: every count is the least that it can be. */
const stillRead = ({ whole }: History, draft: Draft): Draft =>
  whole
    ? draft
    : {
        ...draft,
        lead: `Your history is still being read: ${draft.lead}`,
        suggestions: ['Try again', ...(draft.suggestions ?? [])],
      }

const leastOf = ({ whole }: Pick<History, 'whole'>) => (whole ? '' : 'at least ')

const ASKS_WHEN = /\b(?:when|last|latest|most recent(?:ly)?|previous)\b/i

/** "How many King's Fall clears do I have?": how often, how often to the end, and when the last time was. */
function runsOfOne(
  { question, entities }: Ask,
  { ref }: { readonly ref: string },
  history: History,
  { when, isAll }: { readonly when: string; readonly isAll: boolean },
): Draft {
  const suggestions = ['Show my recent activities', 'How many raid clears do I have?']
  const { rows, latest, total, completed, whole, runs_read: runs } = history
  const [last] = rows
  if (!last) {
    const before = latest ? ` Your last was ${runInWords(latest)}.` : ''
    return {
      lead:
        whole && isAll
          ? `You have never run ${ref}: none of the ${count(runs, 'run')} of your archives is one.`
          : `I see no run of ${ref}${when}.${before}`,
      suggestions,
    }
  }
  // "Last Wish" is a name.
  const asksWhen = ASKS_WHEN.test(withoutNames(question, entities))
  const lastTime = `the last was ${agoInWords(last)}, on ${last.date}`
  return {
    lead: asksWhen
      ? `You last ran ${ref} ${agoInWords(last)}, on ${last.date}: ${last.result}; ${leastOf(history)}${completed} of ${count(total, 'run')}${when} completed.`
      : `You completed ${ref} ${leastOf(history)}${times(completed)} in ${count(total, 'run')}${when}; ${lastTime}.`,
    points: rows.map(
      (row) => `${row.ref}: ${row.result}, ${row.minutes} minutes, K/D ${row.kd}, ${agoInWords(row)}.`,
    ),
    advice: 'The archives hold every run with its report.',
    suggestions,
  }
}

const times = (amount: number) => (amount === 1 ? 'once' : count(amount, 'time'))

/** "How did my last Trials match go?": that one, not the sum of all. */
function lastRun(row: Run, kind: string | undefined): Draft {
  return {
    lead: `Your last ${kind ? `${kindInWords(kind)} ` : ''}run was ${runInWords(row)}.`,
    advice: 'Open it for the whole report.',
    suggestions: ['Who was with me?', 'Show my recent activities'],
  }
}

type History = Extract<Awaited<ReturnType<typeof activityHistory.run>>, { readonly kd: number }>
type Run = History['rows'][number]

const runInWords = (row: Run) =>
  `${row.ref}, ${agoInWords(row)}: ${row.result}, ${foughtInWords(row.kills ?? 0, row.deaths ?? 0)}, K/D ${row.kd}, ${count(row.minutes, 'minute')}`

const foughtInWords = (kills: number, deaths: number) => `${count(kills, 'kill')}, ${count(deaths, 'death')}`

const agoInWords = ({ days_ago: days }: Pick<Run, 'days_ago'>) =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${count(days, 'day')} ago`

/** The dashboard's card on Grandmasters. */
function readiness(turn: Ask['turn']): readonly string[] {
  const tile = pveTile(turn)
  if (!tile) return []
  const unmet = tile.requirements.filter(({ met }) => !met)
  const told = (unmet.length > 0 ? unmet : tile.requirements.slice(0, 1)).map(
    ({ text }) => quoteOf(turn, text).ref,
  )
  return [`The dashboard says ${quoteOf(turn, tile.text).ref}. ${told.join(' ')}`]
}

/** The hours of the dashboard, by character. */
async function hoursPlayed({ tools, slots, turn }: Ask): Promise<Draft> {
  const progress = await tools.use(accountProgress, {})
  if (!progress) return couldNotRead('your characters')
  if (progress.rows.length === 0) return { lead: 'I see no character.' }
  const { classType } = slots
  const one = progress.rows.find((row) => row.class === classType)
  const whole = `${count(progress.hours_played, 'hour')} in all`
  return {
    lead: one
      ? `You played your ${one.class} for ${count(one.hours_played, 'hour')}, of ${whole}.`
      : `You played ${whole}, as the dashboard counts it.`,
    points: progress.rows.map((row) => `${capitalized(row.class)}: ${count(row.hours_played, 'hour')}.`),
    ...(turn.stale ? { background: 'The copy of your account is an older one.' } : {}),
    suggestions: ['How much did I play this week?', 'Show my recent activities'],
  }
}

/** How far back the data reach: the archives where they are filled, else the latest runs. */
function allInWords(
  { whole, runs_read: runs }: { readonly whole: boolean; readonly runs_read: number },
  ofKind: boolean,
): string {
  if (!ofKind) return whole ? 'in your archives' : 'among the latest, which is as far as I read'
  return whole ? `among all ${runs} runs of your archives` : `among your latest ${runs} runs`
}

/** The lifetime figures of the dashboard; undefined where they are not there, so that the runs have to tell. */
async function lifetimeInWords({ tools, question }: Ask, side: 'pve' | 'pvp'): Promise<Draft | undefined> {
  const record = await tools.use(lifetimeStats, { side })
  if (record?.kd === undefined || record.matches === undefined) return undefined
  const { kd, kills, deaths, matches, win_percent: won } = record
  const where = kindInWords(side)
  const fought = `${kills} kills and ${deaths} deaths`
  const over = side === 'pvp' ? count(matches, 'match', 'matches') : count(matches, 'activity', 'activities')
  const wins = side === 'pvp' && won !== undefined ? `, ${won} percent of them won` : ''
  return {
    lead:
      ASKS_KD.test(question) || !wins
        ? `Your lifetime K/D in ${where} is ${kd}: ${fought} in ${over}${wins}.`
        : `Your lifetime win rate in ${where} is ${won} percent of ${over}, with a K/D of ${kd}.`,
    advice:
      side === 'pvp'
        ? 'This is the figure of the dashboard, as the platform counts it; the archives hold every run.'
        : 'This is what the platform counts for your whole account; the archives hold every run.',
    suggestions: ['My K/D this month', ...(side === 'pvp' ? ['What is my K/D in Trials?'] : [])],
  }
}
