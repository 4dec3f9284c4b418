import type { FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'
import { focusOf } from '@ai-vault/game/builds/activities.ts'
import type { Facts, TeamMember } from '@ai-vault/sentinel/facts.ts'
import type { Fireteam } from '../../fireteam/fireteam.ts'
import { type Account, attempt, found } from './account.ts'

/** The fireteam of this moment, and single players by name, by what the platform makes public of them. */
export function teamFacts(
  { session, clock }: Account,
  fireteam: Pick<Fireteam, 'current' | 'analyze' | 'recent'>,
  manifest: Parameters<Fireteam['recent']>[1],
): Pick<Facts, 'team' | 'lastTeam' | 'player'> {
  const analyze = (members: readonly string[], activity: string) =>
    fireteam.analyze(session, {
      type: 'fireteam_analysis',
      fireteam: [...members],
      activity_focus: focusOf(activity),
    })
  const source = (hidden: number) => ({
    kind: 'progress',
    label: 'What the platform shows of players',
    complete: hidden === 0,
    missing: hidden > 0 ? [`${hidden} of the team cannot be read`] : [],
    read_at: clock.now,
    href: '/command-table',
  })
  return {
    team: (activity) =>
      attempt('your fireteam', async () => {
        const { members } = await fireteam.current(session)
        if (members.length < 2) return found(undefined, source(0))
        const team = await analyze(
          members.map(({ player_id }) => player_id),
          activity,
        )
        const hidden = team.members.filter(({ state }) => state !== 'read').length
        return found(
          {
            members: team.members.map(memberOf),
            needs: team.coverage.map(({ need, state }) => ({ need, state })),
            fillings: team.fillings.flatMap(({ need, item, ability }) => {
              if (item) return [{ need, name: item.name, hash: item.hash, instanceId: item.instance_id }]
              return ability ? [{ need, name: ability.name }] : []
            }),
          },
          source(hidden),
        )
      }),

    lastTeam: () =>
      attempt('your last fireteam', async () => {
        const [last] = await fireteam.recent(session, manifest)
        return found(
          last && {
            activity: last.activity,
            runId: last.instance_id,
            at: Date.parse(last.period),
            minutes: last.duration_seconds && Math.round(last.duration_seconds / 60),
            others: last.members.filter(({ you }) => !you).map(({ name }) => name),
          },
          source(0),
        )
      }),

    player: (name, activity) =>
      attempt('that player', async () => {
        const team = await analyze([name], activity)
        const [member] = team.members
        return found(member && memberOf(member), source(member && member.state !== 'read' ? 1 : 0))
      }),
  }
}

/** The player's own name is left out: a model may order these rows. */
const memberOf = ({
  name,
  entry,
  you,
  state,
  class_type,
  power,
  subclass,
  equipped,
  roles,
  experience,
}: FireteamMember): TeamMember => ({
  name: you ? 'you' : name || entry,
  you,
  state,
  class: class_type,
  power,
  subclass: subclass?.name,
  weapons: equipped.map((weapon) => weapon.name),
  roles,
  clears: experience?.clears,
  lookedAt: experience?.looked_at,
})
