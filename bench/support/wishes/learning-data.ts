import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readRecord, readText, row } from '@ai-vault/game/data-rows.ts'
import { type Lesson, wishOf } from '@ai-vault/game/weapons/learning/lesson.ts'
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'
import { readWishedWeapons, type WishedWeapon } from './wished-weapons.ts'

/** The community's rolls of June 2026 (REAL_DATA_DIR): weapons with their whole pools, and what is wished for on them. */

export interface LearningWeapon {
  readonly name: string
  readonly typeName: string
  /** A weapon and its adept or timelost twin share their rolls: they are held back together. */
  readonly family: string
  /** Newer than January 2022. */
  readonly isNew: boolean
  /** Barrels, magazines, first and second traits. */
  readonly columns: readonly (readonly string[])[]
  readonly rolls: readonly {
    readonly activity: Activity | undefined
    /** What is welcome in each column; all of it where the wish leaves the column open. */
    readonly columns: readonly (readonly string[])[]
  }[]
  readonly lesson: Lesson
}

export function readLearningWeapons(dir: string): readonly LearningWeapon[] {
  const text = gunzipSync(readFileSync(join(dir, 'wishlist/rolls-2026-learn.json.gz'))).toString('utf8')
  return row(readRecord(JSON.parse(text), 'the file').weapons).map(readWeapon)
}

/** How much the list of January 2022 counts beside that of June 2026. */
const OLD_LIST = 0.1

export interface OldLesson {
  readonly family: string
  readonly lesson: Lesson
}

/** The community's list of January 2022, once for each name; its pools are what was seen on weapons of the type. */
export function readOldLessons(dir: string): readonly OldLesson[] {
  const lessons = readWishedWeapons(dir).flatMap((weapon): OldLesson[] => {
    const { type, ammo } = describeRoll({ weaponName: weapon.name, weaponType: weapon.type, perks: [] })
    const pool = poolOf(weapon.columns)
    if (!type || !ammo || pool.traits.some((column) => column.length === 0)) return []
    const wishes = Map.groupBy(weapon.rolls, ({ use }) => use)
    const rows = [...wishes].map(([use, rolls]) =>
      wishOf(
        pool,
        rolls.map(({ perks }) => perks),
        use === 'any' ? [] : [use],
      ),
    )
    return [{ family: familyOf(weapon.name), lesson: { type, ammo, pool, wishes: rows, weight: OLD_LIST } }]
  })
  return [...new Map(lessons.map((each) => [each.family, each])).values()]
}

function poolOf(columns: WishedWeapon['columns']): Lesson['pool'] {
  const column = (name: string) => [...(columns.get(name) ?? [])]
  const traits = [column('trait 1'), column('trait 2')] as const
  return { barrel: column('barrel'), magazine: column('magazine'), traits }
}

const familyOf = (name: string): string => name.replace(/\s*\([^)]*\)\s*$/, '')

function readWeapon(value: unknown): LearningWeapon {
  const weapon = readRecord(value, 'a weapon')
  const [name, typeName] = [readText(weapon.name), readText(weapon.type)]
  const { type, ammo } = describeRoll({ weaponName: name, weaponType: typeName, perks: [] })
  if (!type || !ammo) throw new Error(`no weapon type: ${typeName}`)
  const columns = readColumns(weapon.pool)
  const [barrel = [], magazine = [], first = [], second = []] = columns
  const pool = { barrel, magazine, traits: [first, second] as const }
  const rolls = row(weapon.rolls).map((value) => {
    const roll = readRecord(value, 'a roll')
    return { activity: readActivity(roll.activity), columns: readColumns(roll.columns) }
  })
  return {
    name,
    typeName,
    family: familyOf(name),
    isNew: weapon.new === true,
    columns,
    rolls: rolls.map(({ activity, columns: wished }) => ({
      activity,
      columns: columns.map((options, place) => {
        const possible = options.filter((perk) => wished[place]?.includes(perk))
        return possible.length > 0 ? possible : options
      }),
    })),
    lesson: {
      ...{ type, ammo, pool },
      wishes: rolls.map(({ activity, columns: wished }) =>
        wishOf(pool, [wished.flat()], activity ? [activity] : []),
      ),
    },
  }
}

const readColumns = (value: unknown) => row(value).map((names) => row(names).map(readText))

function readActivity(value: unknown): Activity | undefined {
  return value === 'PvE' ? 'pve' : value === 'PvP' ? 'pvp' : undefined
}
