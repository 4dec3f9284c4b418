/**
 * Whom a player was together with lately, read from the reports of the newest activities. In a raid and in a dungeon everybody came as one
 * fireteam; elsewhere strangers are matched, and those belong together whose report names the same fireteam.
 */
import type { RecentFireteam } from '@ai-vault/contract/advice/fireteam.ts'
import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import { activityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { ActivityReport } from '@ai-vault/platform/platform.ts'
import { activityName } from '../archives/activity-name.ts'

const MOST_FIRETEAMS = 3
const GENERAL = 'general_pve'

type Entry = ActivityReport['entries'][number]

export function recentFireteams(
  newestFirst: readonly ActivityReport[],
  you: string,
  manifest: Pick<Manifest, 'named'>,
): readonly RecentFireteam[] {
  const found = newestFirst.flatMap((report) => {
    const members = fireteamIn(report, you)
    return members.length > 1 ? [{ report, members, key: members.map(idOf).toSorted().join() }] : []
  })
  return found
    .filter(({ key }, at) => found.findIndex((other) => other.key === key) === at)
    .slice(0, MOST_FIRETEAMS)
    .map(({ report, members }) => {
      const seconds = members[0]?.values.activityDurationSeconds
      return {
        instance_id: report.instanceId,
        activity: activityName(report, manifest),
        activity_focus: focusOfReport(report),
        period: report.period,
        ...(seconds === undefined ? {} : { duration_seconds: seconds }),
        members: members.map((entry) => memberOf(entry, you)),
      }
    })
}

const idOf = ({ membershipId }: Entry) => membershipId

/** The player first; whoever changed their character on the way stands in the report twice. */
function fireteamIn({ entries, modes }: ActivityReport, you: string): readonly Entry[] {
  const own = entries.find(({ membershipId }) => membershipId === you)
  if (!own) return []
  const kind = activityKind(modes)
  const together = (entry: Entry) =>
    kind === 'raid' ||
    kind === 'dungeon' ||
    (own.values.fireteamId !== undefined && entry.values.fireteamId === own.values.fireteamId)
  const others = entries.filter((entry) => entry.membershipId !== '' && together(entry))
  return [own, ...others].filter(
    (entry, at, all) => all.findIndex(({ membershipId }) => membershipId === entry.membershipId) === at,
  )
}

const memberOf = (entry: Entry, you: string) => ({
  player_id: entry.membershipId,
  name: entry.displayName,
  ...(entry.displayNameCode ? { code: entry.displayNameCode } : {}),
  ...playedAs(entry),
  you: entry.membershipId === you,
})

/** What a report tells of anybody, also of who keeps the rest private. */
export const playedAs = (entry: Entry) => ({
  ...(classOf(entry) ? { class_type: classOf(entry) } : {}),
  ...(entry.power > 0 ? { power: entry.power } : {}),
})

const classOf = ({ className }: Entry) => CLASSES.find((known) => known === className?.toLowerCase())

/** What the table is to look at for such an activity. */
const focusOfReport = ({ modes }: ActivityReport) =>
  ACTIVITIES.find(({ focus, historyMode }) => focus !== GENERAL && modes.includes(historyMode))?.focus ??
  GENERAL
