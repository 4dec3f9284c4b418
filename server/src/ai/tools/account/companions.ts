import { DAY_MS } from '@ai-vault/game/calendar-days.ts'
import { z } from 'zod'
import { activityName } from '../../../archives/activity-name.ts'
import { defineTool } from '../tool.ts'
import type { PlayedRun, Turn } from '../turn.ts'
import { inSpan, isNamed, isOf } from './history.ts'
import { calendarDaysAgo, spanSchema } from './spans.ts'

type Report = NonNullable<Awaited<ReturnType<Turn['readReport']>>>

/** Each is a report that the platform has to be asked for. */
const MOST_RUNS = 5

/** Who played with the player lately, from the same reports as in the archives. */
export const recentCompanions = defineTool({
  name: 'recent_companions',
  description:
    'Who was with the player in the latest runs of a span of time and of a kind of activity (raid, dungeon, trials ...), ' +
    'run by run, from the post-game reports. Where the span holds none, the latest run before it.',
  limitMs: 8_000,
  input: z.object({
    span: spanSchema.default('all').describe('Days are those of the player’s calendar'),
    kind: z.string().max(40).optional(),
    activity: z.string().max(80).optional().describe('Its name, such as King’s Fall'),
  }),
  async run({ span, kind, activity }, turn) {
    const read = await turn.recentRuns()
    if (!read) return { error: 'The activity history could not be read.' }
    const ofKind = read.runs.filter((run) => isOf(run, kind, turn) && isNamed(run, activity, turn))
    const all = ofKind.filter((run) => inSpan(run, span, turn))
    const runs = (all.length > 0 ? all : ofKind.slice(0, 1)).slice(0, MOST_RUNS)
    const reports = await Promise.all(runs.map(({ instanceId }) => turn.readReport(instanceId)))
    const unread = reports.filter((report) => report === undefined).length
    turn.ledger.source({
      kind: 'history',
      label: 'Reports of your latest runs',
      complete: unread === 0 && runs.length >= all.length,
      missing: [
        ...(runs.length < all.length ? [`only your latest ${MOST_RUNS} runs were read`] : []),
        ...(unread > 0 ? [`${unread} reports could not be read`] : []),
      ],
      readAt: read.readAt,
      expiresAt: read.readAt + DAY_MS,
      href: '/archives',
    })
    const rows = runs.flatMap((run, at) => {
      const report = reports[at]
      return report ? [companionsIn(run, report, turn)] : []
    })
    const isBefore = all.length === 0
    return {
      total: isBefore ? 0 : runs.length,
      unread,
      rows: isBefore ? [] : rows,
      /** Where the span holds none: the latest one before it. */
      latest: isBefore ? rows[0] : undefined,
    }
  },
})

function companionsIn(run: PlayedRun, { players }: Report, turn: Turn) {
  const own = players.find(({ you }) => you)?.team
  const others = players.filter(
    ({ you, name, team }) => !you && name !== undefined && (own === undefined || team === own),
  )
  const name = activityName(run, turn.manifest)
  return {
    ref: `{{${turn.ledger.thing({ kind: 'activity', name, hash: run.activityHash, href: `/archives?report=${run.instanceId}` })}}}`,
    name,
    days_ago: calendarDaysAgo(Date.parse(run.period), turn),
    players: others.map(({ name: player = '' }) => ({
      ref: `{{${turn.ledger.thing({ kind: 'person', name: player })}}}`,
      untrusted_text: player,
    })),
  }
}
