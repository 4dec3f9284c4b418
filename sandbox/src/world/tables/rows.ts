import type { DamageType, WeaponSlot, WeaponStat, WeaponType } from '@ai-vault/game/items.ts'
import type { FrameKey } from '../weapons/tables/frames.ts'
import type { SourceKey } from './sources.ts'

export type StatChange = Readonly<Partial<Record<WeaponStat, number>>>

/** `fits` names weapon types, ammo groups or both, separated by blanks. */
export type TraitRow = readonly [
  name: string,
  hash: number,
  enhanced: number,
  columns: string,
  fits: string,
  element?: string | undefined,
  stats?: StatChange,
]

/** An enhanced hash of 0 means that the part has no enhanced twin. */
export type PartRow = readonly [
  name: string,
  hash: number,
  enhanced: number,
  stats: StatChange,
  enhancedStats: StatChange,
]

export type WeaponRow = readonly [
  name: string,
  hash: number,
  slot: WeaponSlot,
  element: DamageType,
  frame: FrameKey,
  source: SourceKey,
]

/** A hash of 0 means that we make one up. */
export interface ExoticWeaponRow {
  readonly name: string
  readonly hash: number
  readonly type: WeaponType
  readonly slot: WeaponSlot
  readonly element: DamageType
  readonly frame: readonly [name: string, hash: number, text: string]
  /** Without a text it is one of the common traits. */
  readonly trait: readonly [name: string, hash: number, text: string]
  readonly catalyst: string
  readonly source: SourceKey
}
