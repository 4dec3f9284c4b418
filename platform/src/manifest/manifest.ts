import type {
  ArmorSetDefinition,
  ExoticArmorDefinition,
  Plug,
  WeaponDefinition,
} from '@ai-vault/game/items.ts'
import type { Ability, ArmorMod } from '@ai-vault/game/kit.ts'

export type Lookups = Pick<Manifest, 'definition' | 'hashes'>

export interface NamedDefinition {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly icon?: string
}

export interface ManifestStatus {
  readonly version: string
  readonly language: string
  readonly definitions: number
  readonly loadedAt: string
}

/** Look-ups over the trimmed index on disk. Synchronous: what is not cached is one indexed read. */
export interface Manifest {
  /** Undefined until the first version has been loaded. */
  readonly status: ManifestStatus | undefined
  /** Names the index on disk, for a thread that opens it too (open-definitions.ts). */
  readonly contentKey: string | undefined
  /** Fetches the newest version if there is one. A broken download rejects and leaves the old index in use. */
  refresh(): Promise<ManifestStatus>
  weapon(hash: number): WeaponDefinition | undefined
  weapons(): readonly WeaponDefinition[]
  /** Every piece there is, owned or not. */
  exoticArmor(): readonly ExoticArmorDefinition[]
  plug(hash: number): Plug | undefined
  /** What a subclass takes; undefined for other plugs. */
  ability(hash: number): Ability | undefined
  /** What armor takes; undefined for other plugs. */
  armorMod(hash: number): ArmorMod | undefined
  armorSet(hash: number): ArmorSetDefinition | undefined
  armorSets(): readonly ArmorSetDefinition[]
  /** Name, text and icon of any definition, e.g. named('DestinyActivityDefinition', hash). */
  named(table: string, hash: number): NamedDefinition | undefined
  /** The trimmed definition as stored; for tables that only one feature reads. */
  definition(table: string, hash: number): unknown
  hashes(table: string): readonly number[]
  /** Whether any definition names the picture at this path. */
  namesPicture(path: string): boolean
  close(): void
}
