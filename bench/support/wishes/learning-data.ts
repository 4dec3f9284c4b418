import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readRecord, readText, row } from '@ai-vault/game/data-rows.ts'
import type { Activity } from '@ai-vault/game/weapons/knowledge/knowledge.ts'
import { type Lesson, wishOf } from '@ai-vault/game/weapons/learning/lesson.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'

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
    family: name.replace(/\s*\([^)]*\)\s*$/, ''),
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
