import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import type { Period } from '@ai-vault/contract/advice/query.ts'
import { focusOf } from '@ai-vault/game/builds/activities.ts'
import { capitalized, countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { LastTeam, Team, TeamMember } from '../../facts.ts'
import { sameName } from '../../rows/names.ts'
import { forActivity } from '../../words/activity-words.ts'
import { clean, counted, linkTo, quoted } from '../../words/text.ts'
import { agoInWords, hoursOf, lengthInWords } from '../../words/time.ts'
import type { Answered, Intent } from '../intent.ts'
import { runFact } from '../progress/history-stats.ts'
import { suggest } from '../suggest.ts'
import {
  alone,
  aloneAfter,
  complete,
  lacks,
  lastTogether,
  NEEDS,
  neverTogether,
  notReadable,
  plays,
  unsure,
} from './fireteam-words.ts'
import { activityOf, takeActivityAs } from './make-build.ts'

const WHY: Readonly<Record<TeamMember['state'], string>> = {
  read: '',
  private: 'what they have equipped is private',
  'not-found': 'no player of that name was found',
  failed: 'the platform did not answer',
}

const PAST: ReadonlySet<string> = new Set([
  'recent',
  'last_night',
  'since_yesterday',
  'last_week',
  'last_month',
])

const isPast = (period: Period | undefined): boolean =>
  period !== undefined && (period.is !== 'named' || PAST.has(period.name))

export const fireteam: Intent = {
  label: 'fireteam',
  about: 'my team or another player, what to bring for them',
  slots: ['player', 'activity', 'difficulty', 'champion', 'mode', 'solo', 'period'],
  async answer(ask) {
    const activity = activityOf(ask.query) ?? 'Raid'
    ask.slot('mode')
    takeActivityAs(ask, activity)
    const player = ask.slot('player')
    if (player) {
      const member = await ask.read(ask.facts.player(player, activity))
      return member
        ? about(member, activity)
        : {
            lead: notReadable(quoted(player), WHY['not-found']),
            unanswered: 'no player of that name was found',
          }
    }
    if (isPast(ask.slots.period)) return aboutLast(ask)
    const team = await ask.read(ask.facts.team(activity))
    if (!team) {
      const last = await ask.tryRead(ask.facts.lastTeam())
      return {
        lead: last ? aloneAfter(lastInWords(last, ask)) : alone,
        ...(last ? {} : { unanswered: 'there is no fireteam to look at' }),
        suggestions: [
          suggest('Do I cover champions?', 'champions'),
          suggest(`Build for ${activity}`, 'build_for_activity', {
            activity: [{ name: focusOf(activity) }],
          }),
        ],
      }
    }
    return aboutTeam(ask, team, activity)
  },
}

/** Of days that are past: the newest run that was played together, and how it went. */
async function aboutLast(ask: Ask): Promise<Answered> {
  const last = await ask.read(ask.facts.lastTeam())
  if (!last) return { lead: neverTogether, unanswered: 'no run with others was found' }
  const hours = hoursOf(ask.slots.period, ask.facts.clock)
  if (hours && last.at >= hours.from && last.at < hours.before) ask.slot('period')
  const history = await ask.tryRead(ask.facts.runs(last.at))
  return {
    lead: lastTogether(lastInWords(last, ask)),
    facts: (history?.runs ?? []).filter(({ id }) => id === last.runId).map((run) => runFact(run, ask)),
    list: [],
  }
}

function lastInWords({ activity, runId, at, minutes, others }: LastTeam, { facts: { clock } }: Ask) {
  const run = linkTo(activity, `/archives?report=${runId}`)
  const long = minutes ? ` in ${lengthInWords(minutes)}` : ''
  return `${run} with ${listInWords(others.map(quoted))}, ${agoInWords(at, clock)}${long}`
}

const memberFact = ({
  name,
  class: owner,
  power,
  subclass,
  weapons,
  state,
  clears,
  lookedAt,
}: TeamMember): Fact => ({
  title: '',
  lines: [
    quoted(name),
    state === 'read' ? [capitalized(owner ?? 'guardian'), subclass].filter(Boolean).join(', ') : WHY[state],
    ...(weapons.length > 0 ? [listInWords(weapons.map(clean))] : []),
    ...(clears === undefined
      ? []
      : [`${countInWords(clears)} clears in the last ${countInWords(lookedAt ?? 0)} runs`]),
  ].filter(Boolean),
  ...(power === undefined ? {} : { value: countInWords(power) }),
})

function about(member: TeamMember, activity: string): Answered {
  const name = quoted(member.name)
  if (member.state !== 'read')
    return { lead: notReadable(name, WHY[member.state]), unanswered: WHY[member.state] }
  const { class: owner, subclass, power, clears, lookedAt } = member
  const kit = [
    owner && `plays a ${owner}`,
    subclass && `as ${subclass}`,
    power !== undefined && `with ${countInWords(power)} power`,
  ]
    .filter(Boolean)
    .join(' ')
  const past =
    clears === undefined
      ? ''
      : ` and has ${counted(clears, `${activity} clear`)} in the last ${countInWords(lookedAt ?? 0)} runs`
  return { lead: plays(name, `${kit || 'can be read'}${past}`), facts: [memberFact(member)] }
}

function aboutTeam(ask: Ask, team: Team, activity: BuildActivity): Answered {
  const champion: readonly string[] | undefined = ask.slot('champion')
  const isMeant = ({ need }: { readonly need: string }) => !champion || champion.includes(need)
  const isOut = ({ name }: { readonly name: string }) =>
    ask.exclude.some(({ value, thing }) => sameName(thing?.name ?? value, name))
  ask.applyExclusions(({ value, thing }) =>
    team.fillings.some(({ name }) => sameName(thing?.name ?? value, name)),
  )
  const missing = team.needs
    .filter((each) => isMeant(each) && each.state === 'missing')
    .map(({ need }) => NEEDS[need] ?? need)
  const hidden = team.members.filter(({ state }) => state !== 'read').length
  const size = team.members.length
  const what = forActivity(activity)
  return {
    lead:
      missing.length > 0
        ? lacks(what, size, listInWords(missing))
        : hidden > 0
          ? unsure(what, hidden)
          : complete(what, size),
    facts: [
      ...team.fillings
        .filter((filling) => isMeant(filling) && !isOut(filling))
        .map(
          ({ need, name, hash, instanceId }): Fact => ({
            title: name,
            ...(instanceId ? { href: `/forge/${instanceId}`, item: { hash, instance_id: instanceId } } : {}),
            lines: [`bring it for ${NEEDS[need] ?? need}`],
          }),
        ),
      ...team.members.map(memberFact),
    ],
    suggestions: [suggest('Do I cover champions?', 'champions')],
  }
}
