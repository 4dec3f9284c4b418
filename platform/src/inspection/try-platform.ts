import type { Account } from '../account/account.ts'
import { createPlatform } from '../create-platform.ts'
import { PlatformError } from '../errors.ts'
import { ACTIVITY_TABLE, TABLE_SHAPES } from '../manifest/index/table-shapes.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { openDefinitions } from '../manifest/open-definitions.ts'
import type { ActivityReport, ActivityRun, Platform, PlatformTokens } from '../platform.ts'
import type { PlatformSettings } from '../settings.ts'
import { at } from '../wire/read.ts'
import { createFindings, type Finding, type Findings } from './findings.ts'
import { inspectGuardian } from './inspect-guardian.ts'
import { checkFields, type TriedCall } from './read-fields.ts'

/** What was tried and what came of it. It names fields, counts and hashes of definitions: no player, no id, no name. */
export interface TrialReport {
  readonly platform: string
  readonly definitions: string
  readonly calls: readonly {
    readonly call: string
    readonly answers: number
    readonly failures: readonly string[]
  }[]
  readonly findings: readonly Finding[]
}

type Settings = Omit<PlatformSettings, 'fetch' | 'language'>

/** Which call of the list an address belongs to. */
const CALLS: readonly (readonly [pattern: RegExp, call: TriedCall])[] = [
  [/\/Destiny2\/Manifest\/$/, 'manifest'],
  [/\/Settings\/$/, 'settings'],
  [/\/GlobalAlerts\/$/, 'alerts'],
  [/\/GetMembershipsForCurrentUser\/$/, 'memberships'],
  [/\/LinkedProfiles\/$/, 'linked-profiles'],
  [/\/SearchDestinyPlayerByBungieName\//, 'player-search'],
  // What others see is a part of the same.
  [/\/Profile\/\d+\/\?components=100%2C102/, 'profile'],
  [/\/Stats\/Activities\/$/, 'history'],
  [/\/PostGameCarnageReport\//, 'report'],
  [/\/Account\/\d+\/Stats\/$/, 'stats'],
  [/\/UniqueWeapons\/$/, 'weapon-use'],
]

/** Queries tell calls apart in one case alone. */
const withoutQuery = (url: string): string => (url.includes('components=') ? url : url.replace(/\?.*$/, ''))

const LANGUAGE = 'en'
const RUNS_A_PAGE = 250
const REPORTS_TRIED = 5

/**
 * Reads one account through every call that the app makes, and collects what could not be read, was dropped or was
 * replaced by a default.
 */
export async function tryPlatform(
  settings: Settings,
  signIn: (platform: Platform) => Promise<Pick<PlatformTokens, 'accessToken'>>,
): Promise<TrialReport> {
  const findings = createFindings()
  const calls = createCallLog()
  const profiles: unknown[] = []
  const platform = createPlatform({
    ...settings,
    language: LANGUAGE,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      const call = CALLS.find(([pattern]) => pattern.test(withoutQuery(String(input))))?.[1]
      if (call && response.ok) {
        const answer = at(await response.clone().json(), 'Response')
        checkFields(call, answer, findings)
        if (call === 'profile') profiles.push(answer)
      }
      return response
    },
  })
  try {
    await calls.log('health', () => platform.health())
    await calls.log('manifest', () => platform.manifest.refresh())
    inspectTables(platform, findings)
    for (const language of platform.languages
      .offered()
      .filter((each) => each !== LANGUAGE)
      .slice(0, 1))
      await calls.log('names in another language', () => platform.languages.names(language))
    const tokens = await calls.log('sign-in', () => signIn(platform))
    if (tokens) await tryAccount(platform, tokens.accessToken, { settings, findings, calls, profiles })
    return {
      platform: new URL(settings.platformUrl).hostname === 'www.bungie.net' ? 'www.bungie.net' : 'another',
      definitions: platform.manifest.status?.version ?? 'none',
      calls: calls.list(),
      findings: findings.list(),
    }
  } finally {
    await platform.close()
  }
}

interface Trial {
  readonly settings: Settings
  readonly findings: Findings
  readonly calls: ReturnType<typeof createCallLog>
  /** The profiles as they came, in the order in which they were read. */
  readonly profiles: readonly unknown[]
}

async function tryAccount(platform: Platform, accessToken: string, trial: Trial): Promise<void> {
  const { settings, findings, calls, profiles } = trial
  await calls.log('accounts', () => platform.listAccounts(accessToken))
  const account = await calls.log('account', () => platform.resolveAccount(accessToken))
  if (!account) return
  await calls.log('linked profiles', () => platform.findAccount(account.membershipId))
  if (account.displayNameCode)
    await calls.log('search', () => platform.findPlayer(account.displayName, Number(account.displayNameCode)))
  const guardian = await calls.log('profile', () => platform.readGuardian(account, { accessToken }))
  const definitions = openDefinitions(settings.dataDir, LANGUAGE, platform.manifest.contentKey ?? '')
  if (guardian && definitions) inspectGuardian(profiles.at(-1), guardian, definitions.definitions, findings)
  definitions?.close()
  await calls.log('what others see', () => platform.readGuardian(account, { only: 'worn' }))
  await calls.log('statistics', () => platform.readStats(account, accessToken))
  for (const { id } of guardian?.characters ?? [])
    await tryCharacter(platform, account, id, accessToken, trial)
}

async function tryCharacter(
  platform: Platform,
  account: Account,
  characterId: string,
  accessToken: string,
  { findings, calls }: Trial,
): Promise<void> {
  await calls.log('weapon use', () => platform.readWeaponUse(account, characterId, accessToken))
  const query = { characterId, accessToken, count: RUNS_A_PAGE, page: 0 }
  const runs = (await calls.log('history', () => platform.readHistory(account, query))) ?? []
  inspectRuns(runs, platform.manifest, findings)
  for (const { instanceId } of runs.slice(0, REPORTS_TRIED)) {
    const report = await calls.log('report', () => platform.readReport(instanceId))
    if (report) inspectReport(report, findings)
  }
}

/** A table that the platform no longer offers leaves everything in it without a name. */
function inspectTables({ manifest }: Platform, findings: Findings): void {
  for (const table of Object.keys(TABLE_SHAPES))
    if (manifest.hashes(table).length === 0) findings.add('missing', `definitions: ${table}`)
}

/** What was called how often, and how it failed; a failure ends nothing but its own call. */
function createCallLog() {
  const made = new Map<string, { answers: number; failures: string[] }>()
  return {
    async log<T>(call: string, make: () => Promise<T>): Promise<T | undefined> {
      const entry = made.get(call) ?? { answers: 0, failures: [] }
      made.set(call, entry)
      try {
        const answer = await make()
        entry.answers += 1
        return answer
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error
        entry.failures.push(error.platformCode ? `${error.code} (${error.platformCode})` : error.code)
        return undefined
      }
    },
    list: () => [...made].map(([call, entry]) => ({ call, ...entry })),
  }
}

/** Whether everything was read as it came. */
export const isClean = ({ calls, findings }: TrialReport): boolean =>
  findings.length === 0 && calls.every(({ failures }) => failures.length === 0)

/** Modes that the app tells apart, and those it knows to be none of them. */
const HIGHEST_KNOWN_MODE = 94

function inspectRuns(
  runs: readonly ActivityRun[],
  { definition }: Pick<Manifest, 'definition'>,
  findings: Findings,
): void {
  for (const { activityHash, mode, period, modes } of runs) {
    if (at(definition(ACTIVITY_TABLE, activityHash), 'hash') === undefined)
      findings.add('unknown', 'activity', activityHash)
    for (const each of [mode, ...modes])
      if (each > HIGHEST_KNOWN_MODE) findings.add('unknown', 'activity mode', each)
    if (!Number.isFinite(Date.parse(period))) findings.add('wrong-type', 'time of a run')
  }
}

function inspectReport({ entries }: ActivityReport, findings: Findings): void {
  if (entries.length === 0) findings.add('missing', 'players of a report')
  for (const { membershipId } of entries)
    if (membershipId === '') findings.add('dropped', 'player of a report')
}
