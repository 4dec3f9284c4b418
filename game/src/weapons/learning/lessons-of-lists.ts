import { inEnglish } from '../../in-english.ts'
import type { Plug, WeaponDefinition } from '../../items.ts'
import { BASE } from '../knowledge/compiled-knowledge.ts'
import { frameFromName } from '../knowledge/frames.ts'
import { ANY_ITEM, type WishList, type WishRoll } from '../wish-list/wish-list.ts'
import { type Lesson, type Pool, wishOf } from './lesson.ts'

/** Where a list's numbers get their names from, and weapons their pools. */
export interface ListDefinitions {
  readonly weapon: (hash: number) => WeaponDefinition | undefined
  readonly plug: (hash: number) => Plug | undefined
}

export interface ListLessons {
  readonly lessons: readonly Lesson[]
  /** Weapons and rolls of the lists that teach something. */
  readonly weapons: number
  readonly rolls: number
}

/**
 * What wish lists teach: for every weapon they name that rolls at random, the rolls that they wish for, held against all
 * that it can roll. Warnings, and wishes for every weapon, teach nothing. A reprint with the pool and the wishes of
 * another teaches once.
 */
export function lessonsOfLists(lists: readonly WishList[], definitions: ListDefinitions): ListLessons {
  const wished = lists.flatMap(({ rolls }, list) => rolls.filter(isWish).map((roll) => ({ list, roll })))
  const lessons = new Map<string, Lesson>()
  let [weapons, rolls] = [0, 0]
  for (const [item, own] of Map.groupBy(wished, ({ roll }) => roll.item)) {
    const definition = definitions.weapon(item)
    const pool = definition && poolOf(definition)
    if (!pool) continue
    const named = own.map(({ list, roll }) => ({
      list,
      notes: roll.notes,
      perks: roll.perks.flatMap((hash) => definitions.plug(hash) ?? []).map(baseName),
    }))
    weapons += 1
    rolls += own.length
    // The rolls under one note are one recommendation, in as many lines as it has combinations.
    const byList = [...Map.groupBy(named, ({ list }) => list).values()]
    const blocks = byList.flatMap((ofList) => [...Map.groupBy(ofList, ({ notes }) => notes).values()])
    const recommendations = blocks.map((block) => ({
      perks: block.map(({ perks }) => perks),
      uses: block[0]?.notes?.uses ?? [],
    }))
    const { type, ammo, frame } = definition
    const known = frame && frameFromName(inEnglish(frame))
    const setting = { type, ammo, ...(known ? { frame: known } : {}) }
    const wishes = recommendations.map(({ perks, uses }) => wishOf(pool, perks, uses))
    lessons.set(JSON.stringify([setting, pool, recommendations]), { ...setting, pool, wishes })
  }
  return { lessons: [...lessons.values()], weapons, rolls }
}

const isWish = ({ item, trash, perks }: WishRoll): boolean => item !== ANY_ITEM && !trash && perks.length > 0

/** Undefined where there is nothing to choose: an exotic, or a weapon whose perks are fixed. */
function poolOf({ columns, rarity }: WeaponDefinition): Pool | undefined {
  const of = (kind: 'barrel' | 'magazine' | 'trait') =>
    columns
      .filter((column) => column.kind === kind)
      .map(({ possible }) => [...new Set(possible.map(baseName))].sort())
  const [first, second, third] = of('trait')
  if (rarity === 'exotic' || !first || !second || third || first.length * second.length < 2) return undefined
  return { barrel: of('barrel')[0] ?? [], magazine: of('magazine')[0] ?? [], traits: [first, second] }
}

/** An enhanced perk is its base perk, by our own spelling where we know it. */
const baseName = (plug: Plug): string => BASE.find(inEnglish(plug))?.name ?? inEnglish(plug)
