/**
 * What an answer may read. The server reads it from the platform and its own stores, a device without a network from what
 * it keeps. Each look answers its rows with their source, or says why there are none.
 */
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import type { ChatSource } from '@ai-vault/contract/advice/sentinel.ts'
import type { Marks, Verdict } from '@ai-vault/game/cleanup/verdict.ts'
import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import type {
  AmmoType,
  ArmorPiece,
  ArmorStat,
  DamageType,
  GuardianClass,
  OtherItem,
  Rarity,
  Weapon,
  WeaponSlot,
  WeaponType,
} from '@ai-vault/game/items.ts'
import type { Subclass } from '@ai-vault/game/kit.ts'
import type { HeadlineRating } from '@ai-vault/game/weapons/play-mode.ts'

export type Side = 'pve' | 'pvp'

export type Source = Omit<ChatSource, 'id'> & {
  /** Rests on what others recommend and not on facts of the game. */
  readonly opinion?: true
}

/** 'network': nothing of it is kept on this device. 'reading': it is being gathered and will be there soon. */
export type WhyUnread = 'network' | 'private' | 'reading' | 'failed'

export type Read<T> =
  | { readonly is: 'read'; readonly value: T; readonly source: Source }
  | { readonly is: 'unread'; readonly what: string; readonly why: WhyUnread }

export type Look<T> = Promise<Read<T>>

export interface Clock {
  readonly now: number
  /** The player's own ('Europe/Berlin'); undefined where nobody said. */
  readonly timeZone?: string | undefined
  /** Undefined where the definitions date no season. */
  readonly seasonStart?: number | undefined
}

export interface Rating extends HeadlineRating {
  readonly godRollScore?: number | undefined
  readonly wish?: 'match' | 'partial' | 'trash' | undefined
  /** Every copy has the same perks: it is rated by its use, not by a roll. */
  readonly fixed?: boolean | undefined
}

export interface Vault {
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  readonly others: readonly OtherItem[]
  readonly ratings: ReadonlyMap<string, Rating>
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly marks: Marks
  readonly characters: readonly Character[]
  readonly loadouts: readonly Loadout[]
  readonly subclasses: readonly Subclass[]
  readonly space?: { readonly used: number; readonly capacity: number } | undefined
  /** False where the platform kept a part of the gear back: then 'you have none' cannot be said. */
  readonly whole: boolean
  readonly score?:
    | {
        readonly score: number
        readonly parts: readonly { readonly name: string; readonly points: number; readonly most: number }[]
      }
    | undefined
}

/** Why a copy is rated as it is, and what a better roll of it would be. */
export interface RollReasons {
  readonly reasons: readonly string[]
  readonly best?:
    | {
        readonly traits: readonly string[]
        /** This copy can select them already: only barrel, magazine or masterwork could be better. */
        readonly hasTraits: boolean
        readonly gap: number
        readonly oneIn?: number | undefined
      }
    | undefined
}

/** A weapon of the game, whether or not the player has one. */
export interface GameWeapon {
  readonly name: string
  readonly hash: number
  readonly type: WeaponType
  readonly element: DamageType
  readonly slot: WeaponSlot
  readonly ammo: AmmoType
  readonly rarity: Rarity
  readonly source?: string | undefined
}

export interface WeaponRolls {
  readonly weapon: GameWeapon
  /** False where every copy is the same. */
  readonly random: boolean
  readonly wishes: number
  readonly rolls: readonly {
    readonly side: Side
    readonly traits: readonly string[]
    readonly barrel?: string | undefined
    readonly magazine?: string | undefined
    readonly score: number
    readonly oneIn?: number | undefined
  }[]
}

export interface PerkFacts {
  readonly name: string
  readonly does?: string | undefined
  readonly weapons: readonly GameWeapon[]
}

export interface BossRating {
  readonly instanceId: string
  readonly score: number
  /** What has to be switched on first. */
  readonly switchTo?: readonly string[] | undefined
  readonly reason?: string | undefined
}

export interface Farm {
  readonly weapon: string
  readonly hash: number
  readonly traits: readonly string[]
  readonly place: string
  /** Points above the best owned weapon for the same job. */
  readonly gain: number
  readonly oneRunIn: number
  readonly minutesARun: number
  /** When a drop is as likely as not. */
  readonly hours: number
}

export interface FarmWish {
  readonly side?: Side | undefined
  readonly accepts?: ((weapon: GameWeapon) => boolean) | undefined
}

export interface BuildWish {
  readonly activity: BuildActivity
  /** Class, element, exotic, weapon types and stats in words that the Architect reads. */
  readonly prompt: string
}

export interface BuiltPiece {
  readonly name: string
  readonly hash: number
  readonly instanceId: string
  readonly slot: string
  readonly rarity: Rarity
  /** Lies at the postmaster. */
  readonly pullFirst: boolean
  readonly perks: readonly { readonly name: string; readonly swap: boolean }[]
  readonly why?: string | undefined
}

export interface Build {
  readonly class: GuardianClass
  readonly subclass: string
  readonly element: string
  readonly super?: string | undefined
  readonly aspects: readonly string[]
  readonly fragments: readonly string[]
  readonly weapons: readonly BuiltPiece[]
  readonly armor: readonly BuiltPiece[]
  readonly stats: Readonly<Record<ArmorStat, number>>
  readonly weaknesses: readonly string[]
  /** Rules that could not be checked, in words. */
  readonly unchecked: readonly string[]
  readonly missing: readonly string[]
  /** What the Architect could not take into account. */
  readonly ignored: readonly string[]
  readonly confidence: number
}

export type BuildResult = Build | { readonly refused: string }

export interface ArmorSetWish {
  readonly class: GuardianClass
  readonly targets: Readonly<Partial<Record<ArmorStat, number>>>
  /** Hash of an exotic that has to be worn. */
  readonly exotic?: number | undefined
  /** Which pieces may be worn. */
  readonly accepts: (piece: ArmorPiece) => boolean
}

export interface ArmorSet {
  readonly reached: boolean
  readonly pieces: readonly ArmorPiece[]
  readonly stats: Readonly<Record<ArmorStat, number>>
  readonly missing: Readonly<Partial<Record<ArmorStat, number>>>
  readonly highest: Readonly<Partial<Record<ArmorStat, number>>>
  readonly modCost: number
  readonly considered: number
  /** What the totals count besides the pieces themselves, in plain words. */
  readonly assumes: string
}

export interface Task {
  readonly hash?: number | undefined
  readonly name: string
  readonly class: string
  readonly progress: number
  readonly of: number
  /** At the player's own pace; absent where no run tells it. */
  readonly minutes?: number | undefined
  /** Kinds of activity that it is done in, as the platform numbers them. */
  readonly modes: readonly number[]
}

export interface Week {
  readonly tasks: readonly Task[]
  readonly bounties: readonly Task[]
  readonly minutesToReset: number
}

export interface OpenTriumph {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly percent: number
  readonly done: boolean
  readonly destination?: string | undefined
  /** The game keeps secret what is to be done: of a title, all that is left of it. */
  readonly secret?: boolean | undefined
  /** Of a title that is earned and can be gilded this season: what that takes. */
  readonly gilding?: Pick<OpenTriumph, 'hash' | 'description' | 'objectives'> | undefined
  /** Every objective that is open. */
  readonly objectives: readonly {
    readonly name?: string | undefined
    readonly progress: number
    readonly of: number
  }[]
}

export interface Triumphs {
  readonly completed: number
  readonly total: number
  readonly score?: { readonly active: number; readonly lifetime: number } | undefined
  /** What the Atlas lists as open; what is secret is among it, under the name that the game shows. */
  readonly open: readonly OpenTriumph[]
  readonly titles: readonly OpenTriumph[]
  /** Of any state, by its name. */
  find(thing: Thing): OpenTriumph | undefined
}

/** What is left for the player at a destination, as the Atlas lists it. */
export interface PlaceLeft {
  readonly name: string
  readonly hash: number
  /** Hashes of the triumphs that are open there. */
  readonly open: ReadonlySet<number>
  /** How many things could be collected there and are not. */
  readonly missing: number
  /** Places of the map. */
  readonly places: { readonly found: number; readonly of: number }
}

export interface Collected {
  readonly name: string
  readonly hash: number
  readonly kind: 'weapon' | 'armor'
  readonly rarity: Rarity
  readonly acquired: boolean
  readonly class?: GuardianClass | undefined
  readonly source?: string | undefined
  readonly obtainable: boolean
  /** Where it is found, where the game tells. */
  readonly destination?: string | undefined
  /** Of a weapon. */
  readonly weapon?: GameWeapon | undefined
  readonly armorSlot?: string | undefined
}

export interface PlayedRun {
  readonly id: string
  readonly name: string
  readonly hash: number
  /** The name without its difficulty. */
  readonly plainName: string
  readonly difficulty?: string | undefined
  readonly class: GuardianClass | undefined
  readonly modes: readonly number[]
  readonly startedAt: number
  /** Absent for matches, which are won or lost. */
  readonly completed?: boolean | undefined
  readonly won?: boolean | undefined
  readonly result: string
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly minutes: number
}

export interface History {
  readonly runs: readonly PlayedRun[]
  /** False where older runs may be missing. */
  readonly whole: boolean
}

export interface Lifetime {
  readonly kd: number
  readonly kills: number
  readonly deaths: number
  readonly matches: number
  readonly winPercent?: number | undefined
}

/** Kills over the whole history, the most first. */
export interface WeaponUse {
  readonly weapons: readonly { readonly weapon: GameWeapon; readonly kills: number }[]
  readonly types: Readonly<
    Record<Side, readonly { readonly type: WeaponType; readonly kills: number }[] | undefined>
  >
}

export interface Companions {
  readonly runs: readonly { readonly run: PlayedRun; readonly players: readonly string[] }[]
  readonly unread: number
}

export interface TeamMember {
  readonly name: string
  readonly you: boolean
  readonly state: 'read' | 'private' | 'not-found' | 'failed'
  readonly class?: GuardianClass | undefined
  readonly power?: number | undefined
  readonly subclass?: string | undefined
  readonly weapons: readonly string[]
  readonly roles: readonly string[]
  readonly clears?: number | undefined
  readonly lookedAt?: number | undefined
}

export interface Team {
  readonly members: readonly TeamMember[]
  readonly needs: readonly {
    readonly need: string
    readonly state: 'covered' | 'one' | 'missing' | 'unknown'
  }[]
  readonly fillings: readonly {
    readonly need: string
    readonly name: string
    readonly hash?: number | undefined
    readonly instanceId?: string | undefined
  }[]
}

/** The newest run that was played together. */
export interface LastTeam {
  readonly activity: string
  readonly runId: string
  readonly at: number
  readonly minutes?: number | undefined
  /** Without the player. */
  readonly others: readonly string[]
}

export interface Held {
  readonly name: string
  readonly quantity: number
}

export interface Facts {
  readonly clock: Clock
  vault(): Look<Vault>
  held(): Look<readonly Held[]>
  reasons(instanceId: string, side?: Side): Look<RollReasons>
  rolls(thing: Thing): Look<WeaponRolls | undefined>
  perk(thing: Thing): Look<PerkFacts | undefined>
  bossRatings(): Look<readonly BossRating[]>
  farming(wish: FarmWish): Look<readonly Farm[]>
  build(wish: BuildWish): Look<BuildResult>
  armorSet(wish: ArmorSetWish): Look<ArmorSet | undefined>
  week(): Look<Week>
  triumphs(): Look<Triumphs>
  /** Undefined where the game has no such destination. */
  leftAt(place: Thing): Look<PlaceLeft | undefined>
  collections(): Look<readonly Collected[]>
  /** Runs that began at or after `from`. */
  runs(from: number): Look<History>
  lifetime(side: Side): Look<Lifetime>
  weaponUse(): Look<WeaponUse>
  companions(runs: readonly PlayedRun[]): Look<Companions>
  /** Undefined where the player is alone. */
  team(activity: BuildActivity): Look<Team | undefined>
  /** Undefined where none of the newest runs was played with others. */
  lastTeam(): Look<LastTeam | undefined>
  player(name: string, activity: BuildActivity): Look<TeamMember | undefined>
}
