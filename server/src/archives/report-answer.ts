import type { ActivityReportAnswer, ReportPlayer } from '@ai-vault/contract/archives.ts'
import { killsPerDeath, runResult } from '@ai-vault/game/scores/week/run-result.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { ActivityReport } from '@ai-vault/platform/platform.ts'
import { activityName } from './activity-name.ts'

type Entry = ActivityReport['entries'][number]
type Team = ActivityReport['teams'][number]

/** The platform's report in our words, seen by one of the players or by somebody who was not there. */
export function reportAnswer(
  report: ActivityReport,
  viewer: string,
  manifest: Pick<Manifest, 'named' | 'weapon'>,
): ActivityReportAnswer {
  const { entries, teams, modes } = report
  const resultOf = ({ values }: Entry) => runResult({ modes, values })
  const teamOf = ({ values }: Entry) => teams.find(({ id }) => id === values.team)
  const ofTeam = (team: Team) => entries.find((entry) => teamOf(entry) === team)
  const ranked = teams.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
  const rank = (entry: Entry) => ranked.findIndex(({ id }) => id === entry.values.team)
  const lengths = entries.flatMap(({ values }) => values.activityDurationSeconds ?? [])

  return {
    instance_id: report.instanceId,
    name: activityName(report, manifest),
    period: report.period,
    ...(lengths.length > 0 ? { duration_seconds: Math.max(...lengths) } : {}),
    ...(report.fromBeginning === undefined ? {} : { from_beginning: report.fromBeginning }),
    teams: ranked.flatMap((team) => {
      const member = ofTeam(team)
      if (!member) return []
      const score = team.score === undefined ? {} : { score: team.score }
      return [{ name: team.name, ...score, result: resultOf(member) }]
    }),
    players: entries
      .toSorted((one, other) => rank(one) - rank(other) || byDeeds(one, other))
      .map((entry) => ({
        ...playerOf(entry, teamOf(entry)),
        you: entry.membershipId === viewer,
        result: resultOf(entry),
      })),
    weapons: weaponsOf(
      entries.filter(({ membershipId }) => membershipId === viewer),
      manifest,
    ),
  }
}

const deeds = ['score', 'kills', 'assists'] as const

function byDeeds({ values: one }: Entry, { values: other }: Entry): number {
  const decisive = deeds.find((deed) => one[deed] !== other[deed])
  return decisive ? (other[decisive] ?? 0) - (one[decisive] ?? 0) : 0
}

function playerOf(
  { displayName, membershipId, className, power, values }: Entry,
  team: Team | undefined,
): Omit<ReportPlayer, 'you' | 'result'> {
  const { kills, deaths, assists, score, timePlayedSeconds } = values
  return {
    ...(displayName ? { name: displayName } : {}),
    ...(membershipId ? { membership_id: membershipId } : {}),
    ...(className ? { class: className } : {}),
    ...(power > 0 ? { power } : {}),
    ...(team ? { team: team.name } : {}),
    ...(kills === undefined ? {} : { kills }),
    ...(deaths === undefined ? {} : { deaths }),
    ...(assists === undefined ? {} : { assists }),
    ...(kills === undefined || deaths === undefined ? {} : { kd: killsPerDeath(kills, deaths) }),
    ...(score === undefined ? {} : { score }),
    ...(timePlayedSeconds === undefined ? {} : { time_played_seconds: timePlayedSeconds }),
  }
}

/** Somebody who changed their character on the way stands in the report twice, with a weapon in both places. */
function weaponsOf(
  own: readonly Entry[],
  manifest: Pick<Manifest, 'weapon'>,
): ActivityReportAnswer['weapons'] {
  const uses = new Map<number, { kills: number; precision: number }>()
  for (const { hash, values } of own.flatMap(({ weapons }) => weapons)) {
    const use = uses.get(hash) ?? { kills: 0, precision: 0 }
    use.kills += values.uniqueWeaponKills ?? 0
    use.precision += values.uniqueWeaponPrecisionKills ?? 0
    uses.set(hash, use)
  }
  return [...uses]
    .toSorted(([, one], [, other]) => other.kills - one.kills)
    .map(([hash, { kills, precision }]) => {
      const definition = manifest.weapon(hash)
      return {
        item_hash: hash,
        name: definition?.name ?? 'Unknown weapon',
        ...(definition ? { icon: definition.icon, type_name: definition.typeName } : {}),
        kills,
        precision_kills: precision,
      }
    })
}
