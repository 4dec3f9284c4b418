import { z } from 'zod'
import { activityName } from '../../../archives/activity-name.ts'
import { defineTool } from '../tool.ts'
import { inSpan, SPANS } from './history.ts'

/** Each is a report that the platform has to be asked for. */
const MOST_RUNS = 5

/** Who played with the player lately, from the same reports as in the archives. */
export const recentCompanions = defineTool({
  name: 'recent_companions',
  description:
    'Who was with the player in the latest runs of a span of time, run by run, from the post-game reports.',
  input: z.object({ span: z.enum(['day', 'week', 'month', 'all']).default('all') }),
  async run({ span }, turn) {
    const read = await turn.recentRuns()
    if (!read) return { error: 'The activity history could not be read.' }
    const all = read.runs.filter((run) => inSpan(run, span, turn.now))
    const runs = all.slice(0, MOST_RUNS)
    const reports = await Promise.all(runs.map(({ instanceId }) => turn.readReport(instanceId)))
    const unread = reports.filter((report) => report === undefined).length
    turn.ledger.source({
      kind: 'history',
      label: 'Reports of your latest runs',
      complete: unread === 0 && runs.length === all.length,
      missing: [
        ...(runs.length < all.length ? [`only your latest ${MOST_RUNS} runs were read`] : []),
        ...(unread > 0 ? [`${unread} reports could not be read`] : []),
      ],
      readAt: read.readAt,
      expiresAt: read.readAt + SPANS.day,
      href: '/archives',
    })
    return {
      total: runs.length,
      unread,
      rows: runs.flatMap((run, at) => {
        const report = reports[at]
        if (!report) return []
        const own = report.players.find(({ you }) => you)?.team
        const others = report.players.filter(
          ({ you, name, team }) => !you && name !== undefined && (own === undefined || team === own),
        )
        const name = activityName(run, turn.manifest)
        return [
          {
            ref: `{{${turn.ledger.thing({ kind: 'activity', name, hash: run.activityHash, href: `/archives?report=${run.instanceId}` })}}}`,
            name,
            players: others.map(({ name: player = '' }) => ({
              ref: `{{${turn.ledger.thing({ kind: 'person', name: player })}}}`,
              untrusted_text: player,
            })),
          },
        ]
      }),
    }
  },
})
