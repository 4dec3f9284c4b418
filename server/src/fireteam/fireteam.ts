import {
  type FireteamAnalysis,
  type fireteamAnalysisRequestSchema,
  MOST_MEMBERS,
} from '@ai-vault/contract/advice/fireteam.ts'
import { type ActivityFacts, activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { type Filling, fillNeed } from '@ai-vault/game/fireteam/fill-need.ts'
import type { AbilityFilling } from '@ai-vault/game/fireteam/fill-with-ability.ts'
import type { OwnGear } from '@ai-vault/game/fireteam/own-gear.ts'
import { teamCoverage } from '@ai-vault/game/fireteam/team-coverage.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { z } from 'zod'
import { limitConcurrency, QueueFullError } from '../async/limit-concurrency.ts'
import { limitEach } from '../async/limit-each.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type CharactersInRun, lastPlayed, type ReadMember, readMember } from './read-member.ts'
import { recentFireteams } from './recent-fireteams.ts'

export interface FireteamDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<
    Platform,
    'findPlayer' | 'findAccount' | 'readGuardian' | 'readHistory' | 'readReport' | 'manifest'
  >
  readonly now: () => number
}

type Request = z.output<typeof fireteamAnalysisRequestSchema>

const USUAL_ACTIVITY = 'raid'
/** Members are read a few at a time: the platform's limits are everybody's. */
const AT_ONCE = 3
/** A fireteam is looked for in so many of the newest activities at a time, each a report to read, until one is found. */
const REPORTS = 8
const MOST_REPORTS = 24

/** The player's own things that could fill a need; some may be withheld from us. */
type Gear = OwnGear & { readonly withheld: boolean }

/** What the platform says of a player and of those beside them, a few calls at a time. */
function createTeamReader(deps: FireteamDeps) {
  const { sessions, assessments, marksOf, platform } = deps

  /** Of the character that the player is at the table with; else of the one played last. */
  async function ownGear(session: Session, activity: ActivityFacts, at: string | undefined): Promise<Gear> {
    const [copy, marks] = await Promise.all([readOwnCopy(deps, session), marksOf(session.membershipId)])
    const guardian = await copy.load(['account', 'weapons', 'kit'])
    const { ratings } = assessments.of(guardian, marks)
    const characterId = at ?? lastPlayed(guardian.characters)?.id
    return {
      weapons: guardian.weapons,
      subclasses: guardian.subclasses,
      ability: platform.manifest.ability,
      scoreOf: ({ instanceId }) => ratings.get(instanceId)?.[activity.mode].score,
      ...(characterId ? { characterId } : {}),
      withheld: GEAR_PARTS.some((part) => guardian.withheld.includes(part)),
    }
  }

  const limited = limitConcurrency(AT_ONCE)
  const oneOfPlayer = limitEach(1)

  /** One team a player at a time: dozens of calls stand behind each, in the queue that everybody shares. */
  async function readMembers(
    player: string,
    entries: readonly string[],
    activity: ActivityFacts,
    run: string | undefined,
  ) {
    const read = async () => {
      const inRun = run === undefined ? undefined : await limited(() => charactersIn(run))
      return Promise.all(
        entries.map((entry) => limited(() => readMember(platform, entry, player, activity, inRun))),
      )
    }
    return oneOfPlayer(player, read).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error
      throw new ApiError(429, 'one-at-a-time', 'One analysis at a time: wait for the one that runs.')
    })
  }

  /** A report that cannot be read names nobody: then everybody is who they played last. */
  async function charactersIn(run: string): Promise<CharactersInRun> {
    const report = await platform.readReport(run).catch((error: unknown) => {
      if (error instanceof PlatformError) return undefined
      throw error
    })
    return new Map(report?.entries.map((entry) => [entry.membershipId, entry]))
  }

  /** The fireteam's own answer lacks the #code; who cannot be looked up keeps their id. */
  async function codeOf(membershipId: string) {
    const account = await platform.findAccount(membershipId).catch((error: unknown) => {
      if (error instanceof PlatformError) return undefined
      throw error
    })
    return account?.displayNameCode ? { name: account.displayName, code: account.displayNameCode } : {}
  }

  /** The newest activities of all characters in which somebody else was there; a history that is hidden holds none. */
  async function sharedRuns(session: Session) {
    const { characters } = await (await readOwnCopy(deps, session)).load(['account'])
    if (characters.length === 0) return []
    const accessToken = await sessions.accessToken(session.id)
    try {
      const histories = await Promise.all(
        characters.map(({ id }) => platform.readHistory(session, { characterId: id, accessToken })),
      )
      return histories
        .flat()
        .filter(({ values }) => values.playerCount !== 1)
        .toSorted((one, other) => Date.parse(other.period) - Date.parse(one.period))
        .slice(0, MOST_REPORTS)
    } catch (error) {
      if (error instanceof PlatformError && error.code === 'private') return []
      throw error
    }
  }

  /** In most activities strangers are matched: who came together only the reports tell. */
  async function lastFireteams(session: Session, names: Parameters<typeof recentFireteams>[2]) {
    const runs = await sharedRuns(session)
    for (let at = 0; at < runs.length; at += REPORTS) {
      const newest = runs.slice(at, at + REPORTS)
      const reports = await Promise.all(
        newest.map(({ instanceId }) => limited(() => platform.readReport(instanceId))),
      )
      const found = recentFireteams(reports, session.membershipId, names)
      if (found.length > 0) return found
    }
    return []
  }

  return { ownGear, readMembers, codeOf: (id: string) => limited(() => codeOf(id)), lastFireteams }
}

/** What the members cover together, and how the player could fill what is open. */
function compareTeam(
  read: readonly ReadMember[],
  activity: ActivityFacts,
  gear: Gear | undefined,
): Omit<FireteamAnalysis, 'analyzed_at'> {
  const coverage = teamCoverage(
    read.map(({ team }) => team),
    activity,
  )
  const isYou = read.map(({ shown }) => shown.you)
  const onlyYouBring = ({ by }: (typeof coverage)[number]) => {
    const bringing = by.flatMap((sources, at) => (sources?.length ? [isYou[at]] : []))
    return bringing.length > 0 && bringing.every(Boolean)
  }
  const restsOnYou = (row: (typeof coverage)[number]) => row.state === 'one' && onlyYouBring(row)
  const holds = coverage.filter(onlyYouBring).map(({ need }) => need)
  const open = coverage.filter((each) => each.state !== 'covered' && !restsOnYou(each))
  const own = gear && { ...gear, holds }
  const filled = open.map(({ need, state }) => ({ need, state, filling: own && fillNeed(need, own) }))
  return {
    type: 'fireteam_analysis',
    activity: activity.name,
    activity_focus: activity.focus,
    members: read.map(({ shown }) => shown),
    coverage: coverage.map(({ need, expected, state, by }) => ({
      need,
      expected,
      state,
      by: by.map((sources) => (sources ? [...sources] : null)),
    })),
    fillings: filled.flatMap(({ need, state, filling }) => {
      if (!filling || state === 'covered') return []
      return [{ need, state, ...fillingAnswered(filling) }]
    }),
    // Where the player's own things were not looked at, nothing is said of what they lack.
    unfilled: own ? filled.flatMap(({ need, filling }) => (filling ? [] : [need])) : [],
    only_you: coverage.filter(restsOnYou).map(({ need }) => need),
    own_withheld: own?.withheld ?? false,
  }
}

export type Fireteam = ReturnType<typeof createFireteam>

export function createFireteam(deps: FireteamDeps) {
  const { now } = deps
  const { ownGear, readMembers, codeOf, lastFireteams } = createTeamReader(deps)

  return {
    recent: lastFireteams,

    /** From what the platform says of the fireteam at this moment. */
    async current(session: Session) {
      const { fireteam } = await (await readOwnCopy(deps, session)).load(['account'])
      const named = async (membershipId: string, displayName: string) => ({
        player_id: membershipId,
        name: displayName,
        ...(await codeOf(membershipId)),
      })
      const [you, ...members] = await Promise.all([
        named(session.membershipId, session.displayName),
        ...fireteam.map((member) => named(member.membershipId, member.displayName)),
      ])
      return { state: members.length > 1 ? ('together' as const) : ('alone' as const), members, you }
    },

    async analyze(session: Session, request: Request): Promise<FireteamAnalysis> {
      const activity = activityByFocus(request.activity_focus ?? USUAL_ACTIVITY)
      if (!activity) throw new ApiError(422, 'unknown-activity', 'Nothing is known of this activity_focus.')
      const entries = [...new Set(request.fireteam.filter(Boolean))]
      if (entries.length > MOST_MEMBERS) {
        throw new ApiError(
          422,
          'too-many-members',
          `At most ${MOST_MEMBERS} members can be compared at once.`,
        )
      }
      const read = onceEach(await readMembers(session.membershipId, entries, activity, request.run))
      const outage = read[0]?.outage
      // Where nobody could be read because the platform is out, that is the answer.
      if (outage && read.every((member) => member.outage)) throw outage
      const at = read.find(({ shown }) => shown.you)?.characterId
      const gear = read.length > 0 ? await ownGear(session, activity, at) : undefined
      return { ...compareTeam(read, activity, gear), analyzed_at: new Date(now()).toISOString() }
    },
  }
}

/** Who is named by id and by name is still one. */
const onceEach = (read: readonly ReadMember[]): readonly ReadMember[] =>
  read.filter(
    ({ shown: { membership_id: id } }, at) =>
      id === undefined || read.findIndex(({ shown }) => shown.membership_id === id) === at,
  )

/** Of the other weapons that would do, so many are named. */
const OTHERS_SHOWN = 12

const weaponShown = ({ instanceId, hash, name, icon }: Weapon) => ({
  instance_id: instanceId,
  hash,
  name,
  icon,
})

const fillingAnswered = ({ item, ability, better, lead }: Filling) => ({
  ...(item
    ? {
        item: {
          ...weaponShown(item.weapon),
          place: item.weapon.place,
          exotic: item.weapon.rarity === 'exotic',
          loses: [...item.loses],
        },
        by: item.by,
        ...(item.instead ? { instead: item.instead } : {}),
      }
    : {}),
  ...(ability ? { ability: abilityAnswered(ability) } : {}),
  ...(better ? { better: abilityAnswered(better) } : {}),
  lead,
  others: item?.others.length ?? 0,
  ...(item && item.others.length > 0
    ? { best_others: item.others.slice(0, OTHERS_SHOWN).map(weaponShown) }
    : {}),
})

const abilityAnswered = ({ name, subclass, classType, change, replaces, loses }: AbilityFilling) => ({
  name,
  subclass,
  ...(classType ? { class_type: classType } : {}),
  change,
  ...(replaces ? { replaces } : {}),
  loses: [...loses],
})
