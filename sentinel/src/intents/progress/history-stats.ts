import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { isPvp } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { killsPerDeath } from '@ai-vault/game/scores/week/run-result.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import type { Ask } from '../../ask.ts'
import type { PlayedRun, Side } from '../../facts.ts'
import { isThing } from '../../rows/names.ts'
import { copiesOf, gameLink, weaponsIn } from '../../rows/owned.ts'
import { GAME_WEAPONS, RUNS, VOCABULARY } from '../../rows/tagged.ts'
import { nameOf, sideInWords } from '../../words/slot-words.ts'
import { counted, linkTo, marked } from '../../words/text.ts'
import { agoInWords, dayInWords, daysInWords, hoursOf, lengthInWords } from '../../words/time.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { again, suggest } from '../suggest.ts'
import * as words from './history-stats-words.ts'

export const historyStats: Intent = {
  label: 'history',
  about: 'clears, K/D, wins, time played, last runs, most used weapons',
  slots: [
    ...GEAR,
    'scope',
    'metric',
    'activity',
    'period',
    'mode',
    'class',
    'difficulty',
    'item',
    'limit',
    'ordinal',
  ],
  async answer(ask) {
    const thing = ask.slot('item')
    const { metric, item_kind: kind, weapon_type: types, activity, period, class: owner, mode } = ask.slots
    if (thing) return killsWith(ask, thing)
    if ((kind === 'weapon' || types) && (metric === 'kills' || metric === undefined)) return mostUsed(ask)
    if (metric === 'time_played' && !activity && !period && !mode) return hoursPlayed(ask)
    const isRatio = metric === 'kd' || metric === 'kda'
    const side = isRatio && !period && !owner && ask.exclude.length === 0 ? sideOfAll(ask) : undefined
    return (side && (await lifetimeRatio(ask, side))) ?? ofRuns(ask)
  },
}

/** The side that all of it is of: who asks for a K/D alone means the one against players. */
function sideOfAll({ slots: { activity, mode } }: Ask): Side | undefined {
  if (!activity) return mode ?? 'pvp'
  return activity.length === 1 && activity[0]?.name === 'crucible' ? 'pvp' : undefined
}

const fought = (kills: number, deaths: number) => `${counted(kills, 'kill')}, ${counted(deaths, 'death')}`

async function lifetimeRatio(ask: Ask, side: Side): Promise<Answered | undefined> {
  const record = await ask.tryRead(ask.facts.lifetime(side))
  if (!record) return undefined
  for (const name of ['activity', 'mode', 'metric'] as const) ask.slot(name)
  if (ask.slots.metric === 'kda')
    ask.note('Assists are not counted over the whole career, so this is the K/D.')
  const { kd, kills, deaths, matches, winPercent } = record
  const won = side === 'pvp' && winPercent !== undefined ? `, ${winPercent} percent won` : ''
  return {
    lead: words.lifetime(kd.toFixed(2), fought(kills, deaths), sideInWords(side)),
    facts: [
      {
        title: '',
        lines: [
          `${counted(matches, side === 'pvp' ? 'match' : 'activity', side === 'pvp' ? 'matches' : 'activities')}${won}`,
        ],
      },
    ],
    suggestions: [again(ask, 'And in the last 30 days?', { period: { is: 'named', name: 'month' } })],
  }
}

async function hoursPlayed(ask: Ask): Promise<Answered> {
  ask.slot('metric')
  const owner = ask.slot('class')
  const { characters } = await ask.vault()
  const own = characters.filter(({ classType }) => !owner || owner === 'all' || classType === owner)
  const hours = (minutes: number) => Math.round(minutes / 60)
  return {
    lead: words.hoursInAll(
      hours(own.reduce((total, { minutesPlayed }) => total + minutesPlayed, 0)),
      owner === 'all' ? undefined : owner,
    ),
    facts: own.map(({ classType, minutesPlayed }) => ({
      title: '',
      lines: [classType],
      value: `${countInWords(hours(minutesPlayed))} h`,
    })),
    suggestions: [again(ask, 'And this week?', { period: { is: 'named', name: 'this_week' } })],
  }
}

const isKind = ({ name }: Thing) => (VOCABULARY.activity as readonly string[]).includes(name)

/** Who asks for a K/D or wins and names nothing means those against other players. */
const isVersus = ({ slots: { metric, activity, mode } }: Ask): boolean =>
  (metric === 'kd' || metric === 'kda' || metric === 'wins') && !activity && !mode

function playedWords(ask: Ask, when: string, whole: boolean): words.Played {
  const { activity, mode, class: owner, difficulty } = ask.slots
  const side = mode ?? (isVersus(ask) ? 'pvp' : undefined)
  const what = activity ? marked(listInWords(activity.map(nameOf))) : side ? sideInWords(side) : ''
  const isName = activity?.some((thing) => !isKind(thing)) ?? false
  const on = owner && owner !== 'all' ? ` with your ${owner}` : ''
  const kind = [difficulty, isName ? '' : what].filter(Boolean).join(' ')
  const noun = kind ? `${kind} run` : 'run'
  const of = `${isName ? ` of ${what}` : ''}${on}`
  const where = what ? ` in ${[difficulty, what].filter(Boolean).join(' ')}` : ''
  return { runs: (amount) => `${counted(amount, noun)}${of}`, where: `${where}${on}`, when, whole }
}

/** Trials have days of their own. */
const kindPlayed = ({ slots: { activity = [] } }: Ask): 'trials' | undefined =>
  activity.length > 0 && activity.every(({ name }) => name === 'trials') ? 'trials' : undefined

/** The runs of a time and kind; where the time cannot be placed, all of them. */
async function runsFor(ask: Ask) {
  const { clock } = ask.facts
  const period = ask.slot('period')
  const hours = hoursOf(period, clock, kindPlayed(ask))
  if (!hours) ask.unapplied('that time')
  const { from, before } = hours ?? { from: Number.NEGATIVE_INFINITY, before: Number.POSITIVE_INFINITY }
  const history = await ask.read(ask.facts.runs(from))
  if (!history.whole) ask.note('Your history is still being read, so older runs may be missing.')
  const named = (ask.slots.activity ?? []).filter((thing) => !isKind(thing))
  if (named.length > 0) ask.slot('activity')
  const versus = isVersus(ask)
  const isNamed = ({ name, plainName, hash }: PlayedRun) =>
    named.length === 0 ||
    named.some((thing) => isThing(thing, { name: plainName, hash }) || isThing(thing, { name }))
  const ofKind = ask.narrow(history.runs, RUNS).filter((run) => isNamed(run) && (!versus || isPvp(run.modes)))
  return {
    ofKind,
    runs: ofKind.filter(({ startedAt }) => startedAt >= from && startedAt < before),
    played: playedWords(ask, daysInWords(hours ? period : undefined, clock, kindPlayed(ask)), history.whole),
  }
}

async function ofRuns(ask: Ask): Promise<Answered> {
  const { clock } = ask.facts
  const { ofKind, runs, played } = await runsFor(ask)
  ask.slot('metric')
  const suggestions = [
    ...(ask.slots.period
      ? []
      : [again(ask, 'And in the last 30 days?', { period: { is: 'named', name: 'month' } })]),
    suggest('Show my recent runs', 'history_stats', { period: { is: 'named', name: 'recent' } }),
  ]
  if (runs.length === 0) {
    const [before] = ofKind
    const last = before ? ` The last one was ${agoInWords(before.startedAt, clock)}.` : ''
    return { lead: words.noRuns(played, last), suggestions }
  }
  return {
    lead: leadFor(ask, runs, played),
    facts: runs.slice(0, ask.limit(runs.length)).map((run) => runFact(run, ask)),
    total: runs.length,
    list: [],
    suggestions,
  }
}

function leadFor(ask: Ask, runs: readonly PlayedRun[], played: words.Played) {
  const { clock } = ask.facts
  const sum = (of: 'kills' | 'deaths' | 'assists' | 'minutes') =>
    runs.reduce((total, run) => total + run[of], 0)
  const [kills, deaths] = [sum('kills'), sum('deaths')]
  const ratio = (of: number) => killsPerDeath(of, deaths).toFixed(2)
  const done = runs.filter(({ completed }) => completed === true)
  switch (ask.slots.metric) {
    case 'kd':
      return words.ratio(ratio(kills), 'K/D', fought(kills, deaths), played)
    case 'kda':
      return words.ratio(ratio(kills + sum('assists')), 'K/D/A', fought(kills, deaths), played)
    case 'kills':
      return words.amount(counted(kills, 'kill'), played)
    case 'deaths':
      return words.amount(counted(deaths, 'death'), played)
    case 'time_played':
      return words.timePlayed(lengthInWords(sum('minutes')), played)
    case 'wins': {
      const matches = runs.filter((run) => run.won !== undefined)
      const wins = matches.filter(({ won }) => won).length
      return matches.length > 0
        ? words.won(wins, matches.length, progressPercent(wins, matches.length), played)
        : words.clears(done.length, runs.length, played)
    }
    case 'clears':
      return words.clears(done.length, runs.length, played)
    case 'fastest': {
      const [best] = done.toSorted((one, other) => one.minutes - other.minutes)
      return best
        ? words.fastest(link(best), best.minutes, agoInWords(best.startedAt, clock))
        : words.clears(0, runs.length, played)
    }
    case undefined: {
      const isLast = ask.slots.ordinal?.[0] === -1 || ask.slots.limit === 1
      if (isLast) ask.slot('ordinal')
      const [last] = runs
      return isLast && last
        ? words.lastRun(link(last), last.result.toLowerCase(), agoInWords(last.startedAt, clock))
        : words.summary(runs.length, ratio(kills), played)
    }
  }
}

const hrefOf = ({ id }: PlayedRun) => `/archives?report=${id}`
const link = (run: PlayedRun) => linkTo(run.name, hrefOf(run))

export const runFact = (run: PlayedRun, { facts: { clock } }: Ask): Fact => ({
  title: run.name,
  href: hrefOf(run),
  lines: [`${run.result}, ${run.minutes} min, K/D ${killsPerDeath(run.kills, run.deaths).toFixed(2)}`],
  value: dayInWords(run.startedAt, clock),
})

async function killsWith(ask: Ask, thing: Thing): Promise<Answered> {
  if (ask.slots.metric === 'kills') ask.slot('metric')
  const vault = await ask.tryRead(ask.facts.vault())
  const use = await ask.tryRead(ask.facts.weaponUse())
  const tracked = vault ? weaponsIn(copiesOf(thing, vault)).flatMap(({ kills }) => kills ?? []) : []
  const own = tracked.length > 0 ? tracked.reduce((total, kills) => total + kills, 0) : undefined
  const ever = use?.weapons.find(({ weapon }) => isThing(thing, weapon))
  const list = [{ name: thing.name, hash: thing.hash }]
  if (ever) return { lead: words.weaponKills(gameLink(ever.weapon), ever.kills, own), list }
  const name = marked(nameOf(thing))
  if (own !== undefined) return { lead: words.trackedKills(name, own), list }
  return { lead: words.noTracker(name), unanswered: 'nothing counts the kills of this weapon' }
}

async function mostUsed(ask: Ask): Promise<Answered> {
  ask.slot('metric')
  if (ask.slots.activity || ask.slots.mode || ask.slots.period)
    ask.note('Kills by weapon are counted over all activities and the whole time.')
  const use = await ask.read(ask.facts.weaponUse())
  const kept = new Set(
    ask.narrow(
      use.weapons.map(({ weapon }) => weapon),
      GAME_WEAPONS,
    ),
  )
  const rows = use.weapons.filter(({ weapon }) => kept.has(weapon))
  const [first] = rows
  if (!first) return { lead: words.noTracker('such a weapon'), unanswered: 'no kills are counted for it' }
  return {
    lead: words.mostUsed(gameLink(first.weapon), first.kills),
    facts: rows.slice(0, ask.limit(rows.length)).map(({ weapon, kills }) => ({
      title: weapon.name,
      href: `/forge/${weapon.hash}`,
      item: { hash: weapon.hash },
      lines: [],
      value: counted(kills, 'kill'),
    })),
    total: rows.length,
  }
}
