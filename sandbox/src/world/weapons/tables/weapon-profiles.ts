import { readNumber, readRecord, readRows, readText, readWord, row } from '@ai-vault/game/data-rows.ts'
import {
  AMMO_TYPES,
  type AmmoType,
  WEAPON_STATS,
  type WeaponStat,
  type WeaponType,
} from '@ai-vault/game/items.ts'
import { readFrame, readWeaponType } from '../../tables/cells.ts'
import frameRows from '../data/weapon-frames.json' with { type: 'json' }
import typeRows from '../data/weapon-types.json' with { type: 'json' }
import type { FrameKey } from './frames.ts'
import { readStatGroup, type StatGroup } from './stat-groups.ts'

/** A value that every weapon of the frame shares, or the lowest and highest among them; all as the game shows them. */
export type ShownStats = Readonly<Partial<Record<WeaponStat, number | readonly [low: number, high: number]>>>

export interface FrameProfile extends ShownStats {
  /** The curves of the frame where its magazine or rate of fire follows others than its type's. */
  readonly group?: StatGroup
}

export interface WeaponProfile {
  readonly label: string
  /** Platform itemSubType. */
  readonly subType: number
  readonly category: number
  readonly trait: string
  readonly ammo: AmmoType
  readonly group: StatGroup
  /** What all frames share; a frame's own values go before them. */
  readonly base: ShownStats
  readonly frames: Readonly<Partial<Record<FrameKey, FrameProfile>>>
  readonly masterworks: readonly WeaponStat[]
}

function readRange(value: unknown): number | readonly [number, number] {
  if (typeof value === 'number') return value
  const [low, high] = row(value)
  return [readNumber(low), readNumber(high)]
}

const readShown = (value: unknown): ShownStats =>
  Object.fromEntries(
    Object.entries(readRecord(value, 'stats')).map(([stat, range]) => [
      readWord(stat, WEAPON_STATS),
      readRange(range),
    ]),
  )

export function readFrameProfile(value: unknown): FrameProfile {
  const { group, ...stats } = readRecord(value, 'profile')
  return group === undefined ? readShown(stats) : { ...readShown(stats), group: readStatGroup(group) }
}

const FRAME_PROFILES = readRows(frameRows, 'weapon-frames.json', ([type, frame, stats, group]) => ({
  type: readWeaponType(type),
  frame: readFrame(frame),
  profile: group === undefined ? readShown(stats) : { ...readShown(stats), group: readStatGroup(group) },
}))

const framesOf = (type: WeaponType): WeaponProfile['frames'] =>
  Object.fromEntries(
    FRAME_PROFILES.filter((each) => each.type === type).map(({ frame, profile }) => [frame, profile]),
  )

export const WEAPON_PROFILES = Object.fromEntries(
  readRows(
    typeRows,
    'weapon-types.json',
    ([type, label, subType, category, trait, ammo, group, masterworks, base]): [
      WeaponType,
      WeaponProfile,
    ] => [
      readWeaponType(type),
      {
        label: readText(label),
        subType: readNumber(subType),
        category: readNumber(category),
        trait: readText(trait),
        ammo: readWord(ammo, AMMO_TYPES),
        group: readStatGroup(group),
        base: readShown(base),
        frames: framesOf(readWeaponType(type)),
        masterworks: row(masterworks).map((stat) => readWord(stat, WEAPON_STATS)),
      },
    ],
  ),
) as Readonly<Record<WeaponType, WeaponProfile>>
