import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Account } from '@ai-vault/platform/account/account.ts'
import { PlatformError, type PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type {
  ActivityReport,
  ActivityRun,
  Platform,
  PlatformHealth,
  PlatformOutcome,
  PlatformTokens,
  WeaponUse,
} from '@ai-vault/platform/platform.ts'
import { makeGuardian } from './make-guardian.ts'

export function platformError(code: PlatformErrorCode, retryAfterMs?: number): PlatformError {
  return new PlatformError({ code, userText: `fake ${code}`, ...(retryAfterMs ? { retryAfterMs } : {}) })
}

export type FailingCall =
  | 'exchangeCode'
  | 'refreshTokens'
  | 'resolveAccount'
  | 'readGuardian'
  | 'readStats'
  | 'readHistory'
  | 'readWeaponUse'
  | 'readReport'
  | 'listAccounts'
  | 'health'
  | 'names'

/** A whole platform in memory: codes are member ids, tokens say whose they are, failures are switched on. */
export function createFakePlatform(now: () => number = Date.now) {
  const failures = new Map<FailingCall, PlatformError>()
  const refreshTokens = new Map<string, string>()
  const revoked = new Set<string>()
  const lostAnswers: PlatformErrorCode[] = []
  const calls: Record<FailingCall, number> = {
    exchangeCode: 0,
    refreshTokens: 0,
    resolveAccount: 0,
    readStats: 0,
    readHistory: 0,
    readWeaponUse: 0,
    readReport: 0,
    listAccounts: 0,
    readGuardian: 0,
    health: 0,
    names: 0,
  }
  let health: PlatformHealth = { enabled: true, alerts: [], latencyMs: 12 }
  let history: readonly ActivityRun[] = []
  let weaponUse: readonly WeaponUse[] = []
  let reports: readonly ActivityReport[] = []
  const names = new Map<string, Names>()
  const listeners = new Set<(outcome: PlatformOutcome) => void>()
  let serial = 0
  let delayMs = 0
  const mintedNow = (membershipId: string): Guardian =>
    makeGuardian({ membershipId, mintedAt: new Date(now()).toISOString() })
  let guardianOf = mintedNow

  async function enter(call: FailingCall) {
    calls[call]++
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const failure = failures.get(call)
    if (call !== 'health') for (const listener of listeners) listener(failure?.code ?? 'answered')
    if (failure) throw failure
  }

  function issue(member: string): PlatformTokens {
    serial++
    refreshTokens.set(`refresh-${serial}`, member)
    return {
      accessToken: `access-${serial}-of-${member}`,
      accessExpiresAt: now() + 3_600_000,
      refreshToken: `refresh-${serial}`,
      refreshExpiresAt: now() + 7_776_000_000,
      platformMembershipId: `platform-${member}`,
    }
  }

  const account = (member: string): Account => ({
    membershipId: member,
    membershipType: 3,
    platformMembershipId: `platform-${member}`,
    displayName: `Guardian ${member}`,
  })

  const unused = async (): Promise<never> => {
    throw new Error('The fake platform does not answer this')
  }

  const manifest: Manifest = {
    status: { version: '1', language: 'en', definitions: 3, loadedAt: new Date(0).toISOString() },
    contentKey: undefined,
    refresh: unused,
    weapon: () => undefined,
    weapons: () => [],
    exoticArmor: () => [],
    plug: () => undefined,
    ability: () => undefined,
    armorMod: () => undefined,
    armorSet: () => undefined,
    armorSets: () => [],
    named: () => undefined,
    definition: () => undefined,
    hashes: () => [],
    namesPicture: (path) => !path.includes('unnamed'),
    close: () => {},
  }

  const platform: Platform = {
    authorizeUrl: (state) => `https://platform.test/authorize?state=${encodeURIComponent(state)}`,
    async exchangeCode(code) {
      await enter('exchangeCode')
      if (code === 'bad') throw platformError('grant-invalid')
      return issue(code)
    },
    async refreshTokens(token) {
      await enter('refreshTokens')
      const member = refreshTokens.get(token)
      if (!member || revoked.has(member)) throw platformError('grant-invalid')
      refreshTokens.delete(token)
      const lost = lostAnswers.shift()
      if (lost) throw platformError(lost)
      return issue(member)
    },
    async resolveAccount(accessToken) {
      await enter('resolveAccount')
      const member = accessToken.replace(/^.*-of-/, '')
      if (revoked.has(member)) throw platformError('unauthorized')
      return account(member)
    },
    async readGuardian(owner) {
      await enter('readGuardian')
      return guardianOf(owner.membershipId)
    },
    readGuardianThrough: unused,
    async listAccounts(accessToken) {
      await enter('listAccounts')
      const own = account(accessToken.replace(/^.*-of-/, ''))
      return [
        { ...own, overridden: false },
        { ...own, membershipId: '77', membershipType: 2, overridden: true },
      ]
    },
    async readHistory(_owner, { characterId }) {
      await enter('readHistory')
      return history.filter((run) => run.characterId === characterId)
    },
    async readReport(instanceId) {
      await enter('readReport')
      const report = reports.find((known) => known.instanceId === instanceId)
      if (!report) throw platformError('not-found')
      return report
    },
    async readStats() {
      await enter('readStats')
      return {
        pve: { activitiesEntered: 1_200 },
        pvp: {
          activitiesEntered: 300,
          activitiesWon: 162,
          kills: 3_930,
          deaths: 3_000,
        },
        killsByWeapon: { 'hand-cannon': 800, sword: 200 },
      }
    },
    async readWeaponUse() {
      await enter('readWeaponUse')
      return weaponUse
    },
    findPlayer: unused,
    findAccount: unused,
    async health() {
      await enter('health')
      return health
    },
    onOutcome: (listener) => listeners.add(listener),
    onUnread: () => {},
    manifest,
    languages: {
      offered: () => ['en', ...names.keys()],
      names: async (language) => {
        await enter('names')
        const found = names.get(language)
        if (!found) throw platformError('not-found')
        return found
      },
    },
    imageOrigin: 'https://platform.test',
    close: async () => {},
  }

  return {
    platform,
    calls,
    fail: (call: FailingCall, error: PlatformError) => failures.set(call, error),
    recover: () => {
      failures.clear()
      guardianOf = mintedNow
    },
    revoke: (member: string) => revoked.add(member),
    /** The next renewal is done, but its answer does not arrive. */
    loseRenewal: (code: 'network' | 'malformed' | 'timeout') => lostAnswers.push(code),
    slowDown: (ms: number) => {
      delayMs = ms
    },
    report: (changes: Partial<PlatformHealth>) => {
      health = { enabled: true, alerts: [], latencyMs: 12, ...changes }
    },
    play: (runs: readonly ActivityRun[], use: readonly WeaponUse[] = []) => {
      history = runs
      weaponUse = use
    },
    writeReports: (written: readonly ActivityReport[]) => {
      reports = written
    },
    /** Offers a language: names by hash in every table, types by item hash. */
    speak: (
      language: string,
      byHash: Readonly<Record<number, string>>,
      types: Readonly<Record<number, string>> = {},
    ) =>
      names.set(language, {
        language,
        edition: `${language}-${Object.keys(byHash).length}`,
        nameOf: (_table, hash) => byHash[hash],
        typeNameOf: (hash) => types[hash],
        textOf: () => undefined,
        zoneNamesOf: () => new Map(),
      }),
    serve: (make: (membershipId: string) => Guardian) => {
      guardianOf = make
    },
  }
}

export type FakePlatform = ReturnType<typeof createFakePlatform>
