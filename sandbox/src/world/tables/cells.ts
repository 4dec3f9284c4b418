/** Cells that rows of several tables share. */
import { readNumber, readNumbers, readText, readWord, row } from '@ai-vault/game/data-rows.ts'
import {
  ARMOR_STATS,
  type ArmorStat,
  DAMAGE_TYPES,
  WEAPON_SLOTS,
  WEAPON_STATS,
  WEAPON_TYPES,
  type WeaponType,
} from '@ai-vault/game/items.ts'
import { FRAMES, type FrameKey } from '../weapons/tables/frames.ts'
import type { StatChange, WeaponRow } from './rows.ts'
import { SOURCES, type SourceKey } from './sources.ts'

/** The keys of a table whose rows are named. */
export const readKey = <T extends object>(value: unknown, table: T): keyof T & string =>
  readWord(value, Object.keys(table) as (keyof T & string)[])

/** A table by its keys. */
export const byKey = <K extends string, T>(
  keys: readonly K[],
  rowsOf: (key: K) => readonly T[],
): Readonly<Record<K, readonly T[]>> =>
  Object.fromEntries(keys.map((key) => [key, rowsOf(key)])) as Record<K, readonly T[]>

export const readTexts = (value: unknown): readonly string[] => row(value).map(readText)
export const readSource = (value: unknown): SourceKey => readKey(value, SOURCES)
export const readFrame = (value: unknown): FrameKey => readKey(value, FRAMES)
export const readWeaponType = (value: unknown): WeaponType => readWord(value, WEAPON_TYPES)
export const readStats = (value: unknown): StatChange => readNumbers(value, WEAPON_STATS)

/** Something named that does something: name, hash, what it does. */
export function readNamed(value: unknown): readonly [name: string, hash: number, text: string] {
  const [name, hash, text] = row(value)
  return [readText(name), readNumber(hash), readText(text)]
}

export const readWeapon = ([name, hash, slot, element, frame, source]: readonly unknown[]): WeaponRow => [
  readText(name),
  readNumber(hash),
  readWord(slot, WEAPON_SLOTS),
  readWord(element, DAMAGE_TYPES),
  readFrame(frame),
  readSource(source),
]

/** An ability: name, hash, what it does, and the armor stats that it raises or lowers. */
export type AbilityRow = readonly [
  name: string,
  hash: number,
  text: string,
  stats?: Readonly<Partial<Record<ArmorStat, number>>>,
]

export function readAbility(cells: readonly unknown[]): AbilityRow {
  const [, , , stats] = cells
  const named = readNamed(cells)
  return stats === undefined ? named : [...named, readNumbers(stats, ARMOR_STATS)]
}
