/** What was played: the latest runs, the archives, the platform's own lifetime counts, and who was there. */
import { difficultyIn, type Run, withoutDifficulty } from '@ai-vault/game/history/run.ts'
import type { GuardianClass, WeaponType } from '@ai-vault/game/items.ts'
import { lifetimeRecord } from '@ai-vault/game/scores/week/lifetime-record.ts'
import { runResult, wasCompleted, wasWon } from '@ai-vault/game/scores/week/run-result.ts'
import { killsByWeapon } from '@ai-vault/platform/history/kills-by-weapon.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { ActivityRun, Platform } from '@ai-vault/platform/platform.ts'
import type { Facts, History, PlayedRun, Side } from '@ai-vault/sentinel/facts.ts'
import { activityName } from '../../archives/activity-name.ts'
import type { Collector } from '../../archives/collector.ts'
import { reportAnswer } from '../../archives/report-answer.ts'
import type { RunStore } from '../../archives/runs/run-store.ts'
import type { PlayerFacts } from '../../dashboard/player-facts-store.ts'
import { type Account, attempt, found, sourceOf, unread } from './account.ts'
import { gameWeapon } from './roll-facts.ts'

export interface HistoryFactsDeps {
  readonly platform: Pick<Platform, 'readHistory' | 'readReport'>
  readonly manifest: Pick<Manifest, 'named' | 'weapon'> & Parameters<typeof reportAnswer>[2]
  readonly runs: Pick<RunStore, 'list'>
  readonly collector: Pick<Collector, 'wake' | 'progress'>
  readonly accessToken: () => Promise<string>
  readonly playerFacts: () => Promise<PlayerFacts | undefined>
}

const RUNS_OF_A_CHARACTER = 250
/** Each is a report that the platform has to be asked for. */
const REPORTS = 5

type PlatformRun = Omit<ActivityRun, 'mode'>

/** The latest runs of a conversation are read once: they are kept with the copy of the account. */
const kept = new WeakMap<object, Promise<readonly PlatformRun[] | undefined>>()

export function historyFacts(
  account: Account,
  deps: HistoryFactsDeps,
): Pick<Facts, 'runs' | 'lifetime' | 'weaponUse' | 'companions'> {
  const { session, guardian, clock } = account
  const classOf = (id: string) => guardian.characters.find((each) => each.id === id)?.classType
  const source = (whole: boolean) =>
    sourceOf(account, {
      kind: 'history',
      label: 'Your runs',
      parts: ['activities'],
      missing: whole ? [] : ['only your latest runs were read'],
      href: '/archives',
    })
  return {
    runs: (from) =>
      attempt('your runs', async () => {
        const history = await runsSince(from)
        return history ? found(history, source(history.whole)) : unread('your runs', 'failed')
      }),

    lifetime: (side) =>
      attempt('your lifetime figures', async () => {
        const stats = (await deps.playerFacts())?.stats
        const record = stats && lifetimeRecord(stats[side])
        if (record?.kd === undefined || record.matches === undefined)
          return unread('your lifetime figures', 'reading')
        const { kd, kills = 0, deaths = 0, matches, win_percent: winPercent } = record
        return found({ kd, kills, deaths, matches, winPercent }, lifetimeSource(account))
      }),

    weaponUse: () =>
      attempt('your weapon history', async () => {
        const facts = await deps.playerFacts()
        if (!facts?.weaponUse) return unread('your weapon history', 'reading')
        const typesOf = (side: Side) =>
          facts.stats &&
          (Object.entries(killsByWeapon([facts.stats[side]])) as [WeaponType, number][])
            .map(([type, kills]) => ({ type, kills }))
            .toSorted((one, other) => other.kills - one.kills)
        return found(
          {
            weapons: facts.weaponUse.most.flatMap(({ hash, kills }) => {
              const definition = deps.manifest.weapon(hash)
              return definition ? [{ weapon: gameWeapon(definition), kills }] : []
            }),
            types: { pve: typesOf('pve'), pvp: typesOf('pvp') },
          },
          lifetimeSource(account),
        )
      }),

    companions: (runs) =>
      attempt('the reports of your runs', async () => {
        const latest = runs.slice(0, REPORTS)
        const reports = await Promise.all(
          latest.map(({ id }) => deps.platform.readReport(id).catch(() => undefined)),
        )
        const read = latest.flatMap((run, at) => {
          const report = reports[at]
          return report
            ? [{ run, players: others(reportAnswer(report, session.membershipId, deps.manifest)) }]
            : []
        })
        return found(
          { runs: read, unread: latest.length - read.length },
          source(runs.length <= REPORTS && read.length === latest.length),
        )
      }),
  }

  /** The latest runs where they reach back so far, else the archives; until those are filled, the latest have to do. */
  async function runsSince(from: number): Promise<History | undefined> {
    const latest = await latestRuns()
    const reach = latest && reachOf(latest, guardian.characters.length)
    if (latest && reach !== undefined && from >= reach)
      return { runs: latest.map((run) => playedRun(run, classOf, deps)), whole: true }
    deps.collector.wake(session)
    const { state } = await deps.collector.progress(session)
    if (state === 'done') {
      const all = await deps.runs.list(session.membershipId, {})
      return { runs: all.map((run) => playedRun(toPlatformRun(run), classOf, deps)), whole: true }
    }
    return latest && { runs: latest.map((run) => playedRun(run, classOf, deps)), whole: false }
  }

  function latestRuns() {
    const before = kept.get(guardian)
    if (before) return before
    const reading = readLatest().catch(() => undefined)
    kept.set(guardian, reading)
    return reading
  }

  async function readLatest(): Promise<readonly PlatformRun[]> {
    const accessToken = await deps.accessToken()
    const pages = await Promise.all(
      guardian.characters.map(({ id }) =>
        deps.platform.readHistory(session, { characterId: id, count: RUNS_OF_A_CHARACTER, accessToken }),
      ),
    )
    return pages.flat().toSorted((one, other) => other.period.localeCompare(one.period))
  }

  /** Before it runs of some character may be missing. */
  function reachOf(runs: readonly PlatformRun[], characters: number): number {
    const pages = [...Map.groupBy(runs, ({ characterId }) => characterId).values()]
    const ends = pages
      .filter((page) => page.length >= RUNS_OF_A_CHARACTER)
      .map((page) => Math.min(...page.map(({ period }) => Date.parse(period))))
    return characters === 0 || ends.length === 0 ? Number.NEGATIVE_INFINITY : Math.max(...ends)
  }

  function lifetimeSource(of: Account) {
    return {
      ...sourceOf(of, { kind: 'history', label: 'Your lifetime figures', parts: [], href: '/dashboard' }),
      read_at: clock.now,
    }
  }
}

/** A run of the archives in the platform's own terms. */
function toPlatformRun(run: Run): PlatformRun {
  const totals = {
    completed: run.completed === undefined ? undefined : Number(run.completed),
    standing: run.standing,
    kills: run.kills,
    deaths: run.deaths,
    assists: run.assists,
    activityDurationSeconds: run.durationSeconds,
    timePlayedSeconds: run.playedSeconds,
  }
  return {
    instanceId: run.instanceId,
    characterId: run.characterId,
    activityHash: run.activityHash,
    directorActivityHash: run.directorActivityHash,
    period: new Date(run.startedAt).toISOString(),
    modes: run.modes,
    values: Object.fromEntries(
      Object.entries(totals).filter((entry): entry is [string, number] => entry[1] !== undefined),
    ),
  }
}

function playedRun(
  run: PlatformRun,
  classOf: (id: string) => GuardianClass | undefined,
  { manifest }: Pick<HistoryFactsDeps, 'manifest'>,
): PlayedRun {
  const { values, modes } = run
  const name = activityName(run, manifest)
  const director = manifest.named('DestinyActivityDefinition', run.directorActivityHash)?.name ?? ''
  return {
    id: run.instanceId,
    name,
    hash: run.activityHash,
    plainName: withoutDifficulty(name),
    difficulty: difficultyIn(name) ?? difficultyIn(director),
    class: classOf(run.characterId),
    modes,
    startedAt: Date.parse(run.period),
    completed: wasCompleted(values.completed === undefined ? undefined : values.completed === 1, modes),
    won: wasWon(values.standing, modes),
    result: runResult(run),
    kills: values.kills ?? 0,
    deaths: values.deaths ?? 0,
    assists: values.assists ?? 0,
    minutes: Math.round((values.activityDurationSeconds ?? 0) / 60),
  }
}

/** Who was on the player's own side. */
function others({ players }: ReturnType<typeof reportAnswer>): readonly string[] {
  const own = players.find(({ you }) => you)?.team
  return players.flatMap(({ you, name, team }) =>
    !you && name !== undefined && (own === undefined || team === own) ? [name] : [],
  )
}
