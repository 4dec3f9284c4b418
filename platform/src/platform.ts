import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { WeaponType } from '@ai-vault/game/items.ts'
import type { Account, LinkedAccount } from './account/account.ts'
import type { PlatformErrorCode } from './errors.ts'
import type { GuardianAnswer } from './guardian/guardian-answer.ts'
import type { Finding } from './inspection/findings.ts'
import type { Manifest } from './manifest/manifest.ts'
import type { Languages } from './manifest/names.ts'

export interface PlatformTokens {
  readonly accessToken: string
  /** Epoch milliseconds. */
  readonly accessExpiresAt: number
  readonly refreshToken: string
  readonly refreshExpiresAt: number
  /** The platform's own membership id, not the game's (G-48). */
  readonly platformMembershipId: string
}

export interface ActivityRun {
  readonly instanceId: string
  readonly activityHash: number
  readonly directorActivityHash: number
  readonly characterId: string
  readonly period: string
  readonly mode: number
  readonly modes: readonly number[]
  /** Basic values by stat id, as the platform names them: kills, deaths, completed, standing, ... */
  readonly values: Readonly<Record<string, number>>
}

export interface ActivityReport {
  readonly instanceId: string
  readonly activityHash: number
  readonly directorActivityHash: number
  readonly period: string
  readonly mode: number
  readonly modes: readonly number[]
  /** False where the fireteam went on from a checkpoint. */
  readonly fromBeginning?: boolean
  /** Where two sides met; the entries' `team` value names one of them. */
  readonly teams: readonly { readonly id: number; readonly name: string; readonly score?: number }[]
  readonly entries: readonly {
    readonly membershipId: string
    readonly characterId: string
    readonly displayName: string
    readonly displayNameCode?: string
    readonly className?: string
    readonly power: number
    readonly values: Readonly<Record<string, number>>
    readonly weapons: readonly { readonly hash: number; readonly values: Readonly<Record<string, number>> }[]
  }[]
}

export interface WeaponUse {
  readonly hash: number
  readonly kills: number
  readonly precisionKills: number
}

export type ModeStats = Readonly<Record<string, number>>

export interface AccountStats {
  readonly pve: ModeStats
  readonly pvp: ModeStats
  /** On both sides; a type without a kill is absent. */
  readonly killsByWeapon: Readonly<Partial<Record<WeaponType, number>>>
}

/** How a call to the platform ended. */
export type PlatformOutcome = PlatformErrorCode | 'answered'

export interface PlatformHealth {
  readonly enabled: boolean
  readonly alerts: readonly { readonly key: string; readonly text: string; readonly level: number }[]
  readonly latencyMs: number
}

export interface ReadGuardianOptions {
  readonly accessToken?: string
  /** Only characters and what they wear: what others may see of a player. */
  readonly only?: 'worn'
  readonly signal?: AbortSignal
}

type Owner = Pick<Account, 'membershipId' | 'membershipType'>

/** The whole of the game platform as the server sees it. No platform JSON leaves this package. */
export interface Platform {
  authorizeUrl(state: string): string
  exchangeCode(code: string): Promise<PlatformTokens>
  refreshTokens(refreshToken: string): Promise<PlatformTokens>
  resolveAccount(accessToken: string): Promise<Account>
  /** All game accounts of the sign-in, whatever is played on them. */
  listAccounts(accessToken: string): Promise<readonly LinkedAccount[]>
  readGuardian(owner: Owner, options?: ReadGuardianOptions): Promise<Guardian>
  /**
   * The same, with the answer read by `read`, which may be in another thread (guardian-answer.ts). What it throws counts
   * as the platform's own failure where it is a PlatformError.
   */
  readGuardianThrough<Result extends { readonly unknownItems: number }>(
    owner: Owner,
    options: ReadGuardianOptions,
    read: (answer: GuardianAnswer) => Promise<Result>,
  ): Promise<Result>
  readHistory(
    owner: Owner,
    query: {
      characterId: string
      mode?: number
      page?: number
      count?: number
      accessToken?: string
      signal?: AbortSignal
    },
  ): Promise<readonly ActivityRun[]>
  readReport(instanceId: string): Promise<ActivityReport>
  readStats(owner: Owner, accessToken?: string): Promise<AccountStats>
  readWeaponUse(owner: Owner, characterId: string, accessToken?: string): Promise<readonly WeaponUse[]>
  findPlayer(displayName: string, code: number): Promise<readonly Account[]>
  /** The game account behind a membership id; undefined where there is none that is played on. */
  findAccount(membershipId: string): Promise<Account | undefined>
  health(): Promise<PlatformHealth>
  /** Told of every call but those for its health. */
  onOutcome(listener: (outcome: PlatformOutcome) => void): void
  /** Called with what the guardians that are read in this thread held and could not be used. */
  onUnread(listener: (findings: readonly Finding[]) => void): void
  /** The definitions in use; `refresh` fetches a newer version and swaps it in, or leaves the old one in use. */
  readonly manifest: Manifest
  /** What things are called in the other languages that the platform offers. */
  readonly languages: Languages
  /** Where icon paths are served from. */
  readonly imageOrigin: string
  close(): Promise<void>
}
