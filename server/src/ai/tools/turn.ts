/** What one turn may read: one player's own account, bound by the server, and the game's definitions. */
import type { BuildActivity, RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import type { ActivityReportAnswer } from '@ai-vault/contract/archives.ts'
import type { CollectiblesAnswer } from '@ai-vault/contract/atlas/records.ts'
import type { ArmorProblem, ArmorSolution } from '@ai-vault/game/armor/problem.ts'
import { GEAR_PARTS, type Guardian, type Withheld } from '@ai-vault/game/guardian.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { ArmorPiece, ItemPlace, Weapon } from '@ai-vault/game/items.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { AccountStats, ActivityRun } from '@ai-vault/platform/platform.ts'
import type { PlayersTriumphs } from '../../atlas/records/read-triumphs.ts'
import type { PlayerFacts } from '../../dashboard/facts/player-facts.ts'
import type { TimedTask } from '../../dashboard/parts/progress/timed-milestones.ts'
import type { Farming, FarmWish } from '../../prophecy/prophecy-reader.ts'
import type { Ledger } from '../ledger.ts'

export interface Turn {
  readonly guardian: Guardian
  readonly assessment: VaultAssessment
  readonly manifest: Pick<
    Manifest,
    'weapon' | 'weapons' | 'named' | 'definition' | 'hashes' | 'armorSets' | 'exoticArmor' | 'ability'
  >
  readonly wishLists: WishListIndex | undefined
  /** When the copy of the account was read, as every screen tells it; epoch milliseconds. */
  readonly readAt: number
  /** True in an outage: the copy cannot speak of the present. */
  readonly stale: boolean
  readonly now: number
  /** Minutes that the player's clock is ahead of UTC; undefined where the client did not say. */
  readonly timeZone?: string | undefined
  /** When the season began that is going on; undefined where the definitions date none. */
  readonly seasonStart?: number | undefined
  readonly ledger: Ledger
  solveArmor(problem: ArmorProblem): Promise<ArmorSolution>
  /** A build that passed every rule, by the Architect. */
  makeBuild(wish: {
    readonly prompt: string
    readonly activity: BuildActivity
  }): Promise<RecommendBuildAnswer>
  /** What the player's fireteam of this moment has and lacks; undefined where the player is alone. */
  readFireteam(activity: BuildActivity): Promise<FireteamAnalysis | undefined>
  /** What to farm, as the prophecy lists it. */
  readFarming(wish?: FarmWish): Promise<Farming>
  /** What the collections show, as the Atlas lists it. */
  readCollectibles(): Promise<CollectiblesAnswer>
  /** Triumphs and titles as the Atlas counts them. */
  readTriumphs(): Promise<PlayersTriumphs>
  /** The post-game report of a run as the archives show it; undefined where it could not be read. */
  readReport(instanceId: string): Promise<Omit<ActivityReportAnswer, 'language'> | undefined>
  /** The latest runs of every character, newest first; undefined where they could not be read. */
  recentRuns(): Promise<RecentRuns | undefined>
  /** Every run that the archives hold, newest first; undefined while they are still being filled. */
  wholeHistory(): Promise<RecentRuns | undefined>
  /** What is open this week and how long it takes, as the dashboard tells it; the shortest first. */
  timedMilestones(): Promise<readonly TimedTask[]>
  /** What the platform counts of the account since it began, as the dashboard reads it; undefined where it is not there yet. */
  lifetimeStats(): Promise<AccountStats | undefined>
  /** Kills by weapon over the whole history, the most first, as the dashboard reads them. */
  weaponUse(): Promise<PlayerFacts['weaponUse']>
}

/** A run as the platform tells it, whether it was read just now or kept in the archives. */
export type PlayedRun = Omit<ActivityRun, 'mode'>

export interface RecentRuns {
  readonly runs: readonly PlayedRun[]
  /** Before it runs of some character may be missing; absent where none is. */
  readonly completeSince?: number
  readonly readAt: number
}

/** A run of the archives in the words of the platform. */
export function asPlayed(run: Run): PlayedRun {
  const { completed, standing, kills, deaths, assists, durationSeconds, playedSeconds } = run
  const told = {
    completed: completed === undefined ? undefined : Number(completed),
    standing,
    kills,
    deaths,
    assists,
    activityDurationSeconds: durationSeconds,
    timePlayedSeconds: playedSeconds,
  }
  const values = Object.entries(told).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    instanceId: run.instanceId,
    characterId: run.characterId,
    activityHash: run.activityHash,
    directorActivityHash: run.directorActivityHash,
    period: new Date(run.startedAt).toISOString(),
    modes: run.modes,
    values: Object.fromEntries(values),
  }
}

/** The same run as the archives keep it. */
export function asKept({ period, values, ...run }: PlayedRun): Run {
  const { completed, kills, deaths, activityDurationSeconds: durationSeconds, standing } = values
  return {
    ...run,
    startedAt: Date.parse(period),
    ...(completed === undefined ? {} : { completed: completed === 1 }),
    ...(standing === undefined ? {} : { standing }),
    ...(kills === undefined ? {} : { kills }),
    ...(deaths === undefined ? {} : { deaths }),
    ...(durationSeconds === undefined ? {} : { durationSeconds }),
  }
}

/** How long a fresh copy may bear out a claim about the present. */
const PRESENT_MS = 15 * 60_000

const PLAIN_NAMES: Readonly<Partial<Record<Withheld, string>>> = {
  vault: 'your vault is private',
  characterInventories: 'what your characters carry is private',
  equipment: 'what your characters wear is private',
  itemDetails: 'the perks of your items are private',
  records: 'your triumphs are private',
  collectibles: 'your collections are private',
  progressions: 'your progress is private',
  activities: 'your activities are private',
  currencies: 'your currencies are private',
  loadouts: 'your loadouts are private',
}

/** Enters the account itself as a source; `parts` are what the answer rests on. */
export function citeAccount(
  turn: Turn,
  entry: {
    readonly kind: 'inventory' | 'records' | 'progress'
    readonly label: string
    readonly parts?: readonly Withheld[]
    /** What is not there yet, in plain words. */
    readonly stillReading?: string
    readonly href?: string
    readonly query?: string
  },
): string {
  const { guardian, ledger, readAt, stale } = turn
  const missing = (entry.parts ?? GEAR_PARTS)
    .filter((part) => guardian.withheld.includes(part))
    .map((part) => PLAIN_NAMES[part] ?? part)
  const all = entry.stillReading ? [...missing, entry.stillReading] : missing
  return ledger.source({
    kind: entry.kind,
    label: entry.label,
    complete: all.length === 0,
    missing: all,
    readAt,
    ...(stale ? {} : { expiresAt: readAt + PRESENT_MS }),
    ...(entry.href ? { href: entry.href } : {}),
    ...(entry.query === undefined ? {} : { query: entry.query }),
  })
}

export function placeInWords(place: ItemPlace, guardian: Guardian): string {
  if (place.in === 'vault') return 'in the vault'
  const owner = guardian.characters.find(({ id }) => id === place.characterId)?.classType ?? 'character'
  if (place.in === 'postmaster') return `at the postmaster of the ${owner}`
  return place.equipped ? `equipped by the ${owner}` : `carried by the ${owner}`
}

/** Owned things by handle, instance id, item hash or name; a name may stand for several copies. */
export function findOwnedItems(
  turn: Turn,
  wanted: string,
  perks: readonly string[] = [],
): readonly (Weapon | ArmorPiece)[] {
  const found = ownedBy(turn, wanted)
  return perks.length === 0 ? found : found.filter((item) => item.kind === 'weapon' && canSelect(item, perks))
}

/** Whatever is switched on: a perk that can be selected is on the copy. */
function canSelect({ columns }: Weapon, perks: readonly string[]): boolean {
  const names = new Set(
    columns.flatMap(({ selectable }) => selectable.map((plug) => inEnglish(plug).toLowerCase())),
  )
  return perks.every((perk) => names.has(perk.toLowerCase()))
}

function ownedBy(turn: Turn, wanted: string): readonly (Weapon | ArmorPiece)[] {
  const { guardian, ledger } = turn
  const all: readonly (Weapon | ArmorPiece)[] = [...guardian.weapons, ...guardian.armor]
  const handle = /^\{?\{?(i\d{1,4})\}?\}?$/.exec(wanted.trim())?.[1]
  const id = handle ? ledger.find(handle)?.instanceId : wanted.trim()
  const byId = all.filter(({ instanceId }) => instanceId === id)
  if (byId.length > 0 || handle) return byId
  const byHash = all.filter(({ hash }) => String(hash) === id)
  if (byHash.length > 0) return byHash
  const name = wanted.trim().toLowerCase()
  return all.filter((item) => (item.englishName ?? item.name).toLowerCase() === name)
}

/** A sentence of the rules or definitions: shown as it is, or not at all. */
export interface Quote {
  readonly ref: string
  readonly text: string
}

export const quoteOf = ({ ledger }: Pick<Turn, 'ledger'>, text: string): Quote => ({
  ref: text && `{{${ledger.thing({ kind: 'quote', name: text })}}}`,
  text,
})
