import type { Weapon, WeaponDefinition } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { type CompiledKnowledge, type FoundPerk, knowledgeIn } from '../knowledge/compiled-knowledge.ts'
import { ACTIVITIES, type Activity } from '../pve-and-pvp.ts'
import { type BestOption, bestOptions } from '../rating/best-options.ts'
import { statChangesInWords } from '../rating/explain/words.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import type { RatedRoll, RollColumn, RollOption } from '../roll.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'
import { lookUp, outOfTen, stepsOf } from './perk-steps.ts'

export interface ExploredPerk {
  readonly name: string
  readonly enhanced: boolean
  /** This copy can select it. */
  readonly owned: boolean
  /** Plugged right now. */
  readonly active: boolean
  /** Out of 10; absent where unknown. */
  readonly pve?: number
  readonly pvp?: number
  readonly effect?: string
  /** Share of the wish-listed rolls of this weapon that ask for it, 0 to 1; absent without such rolls. */
  readonly community?: number
  /** In which activities the score counts it, or would as well: of what ties, every one. */
  readonly best?: Readonly<Partial<Record<Activity, BestOption>>>
}

export interface ExploredColumn {
  readonly column: RollColumn['kind']
  /** Best first, by the better of the two activities. */
  readonly perks: readonly ExploredPerk[]
}

/** Every perk of a copy, and with the definition every perk the weapon can roll, with what it is worth here. */
export function explorePerks(
  weapon: Weapon | RatedRoll,
  context: RatingContext = {},
  definition?: WeaponDefinition,
): readonly ExploredColumn[] {
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  const knowledge = knowledgeIn(context)
  const { type, ammo, frame } = roll
  const way = wayOfPlaying(context.activity, context.playstyle, context.input)
  const tables = knowledge.tables({ type, ammo, frame, input: context.input, way })
  const popularity = communityShares(roll, context)
  const explore = (option: RollOption, owned: boolean, active: boolean): ExploredPerk => {
    const found = knowledge.find(option.name)
    return {
      name: option.name,
      enhanced: option.enhanced || (found?.enhanced ?? false),
      owned,
      active,
      pve: outOfTen(stepsOf(option, found, tables.pve)),
      pvp: outOfTen(stepsOf(option, found, tables.pvp)),
      effect: effectOf(found, option, knowledge),
      community: popularity?.(option),
    }
  }
  const known = lookUp(roll, knowledge)
  const counted = ACTIVITIES.map((activity) => ({
    activity,
    columns: bestOptions(roll, known, tables[activity], knowledge, activity),
  }))
  const bestAt = (index: number, place: number): Pick<ExploredPerk, 'best'> => {
    const best = counted.flatMap(({ activity, columns }) => {
      const found = columns[index]?.get(place)
      return found ? [[activity, found] as const] : []
    })
    return best.length > 0 ? { best: Object.fromEntries(best) } : {}
  }
  return roll.columns.map((column, index) => {
    const owned = column.options.map((option, place) => ({
      ...explore(option, true, place === column.active),
      ...bestAt(index, place),
    }))
    const names = new Set(owned.map((perk) => perk.name))
    const possible = sameColumn(roll, index, definition).filter((plug) => !names.has(plug.name))
    const perks = [...owned, ...possible.map((plug) => explore(plug, false, false))]
    return { column: column.kind, perks: perks.sort((one, other) => topWorth(other) - topWorth(one)) }
  })
}

/** The definition's column that stands in the same place: the second trait column for the second, and so on. */
function sameColumn(roll: RatedRoll, index: number, definition?: WeaponDefinition): readonly RollOption[] {
  const kind = roll.columns[index]?.kind
  const place = roll.columns.slice(0, index).filter((column) => column.kind === kind).length
  return definition?.columns.filter((column) => column.kind === kind)[place]?.possible ?? []
}

function effectOf(
  found: FoundPerk | undefined,
  option: RollOption,
  knowledge: CompiledKnowledge,
): string | undefined {
  if (!found) return option.stats && statChangesInWords(option.stats)
  if (found.kind === 'trait') return knowledge.trait(found.id).does
  if (found.kind === 'origin') return knowledge.origin(found.id).does
  const { stats, why } = knowledge.part(found.id)
  return [statChangesInWords(stats), why].filter(Boolean).join('; ')
}

function communityShares(roll: RatedRoll, { wishLists }: RatingContext) {
  const wishes = wishLists?.groupFor(roll.hash, roll.name)?.rolls.filter((wish) => !wish.roll.trash) ?? []
  if (!wishLists || wishes.length === 0) return undefined
  const counts = new Map<number | undefined, number>()
  for (const { roll: wish } of wishes) {
    for (const hash of wish.perks) {
      const number = wishLists.perkNumber(hash, '')
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
  }
  return (option: RollOption): number => {
    const number = wishLists.perkNumber(option.hash, option.name)
    const count = number === undefined ? 0 : (counts.get(number) ?? 0)
    return Math.round((100 * count) / wishes.length) / 100
  }
}

function topWorth(perk: ExploredPerk): number {
  return Math.max(perk.pve ?? -1, perk.pvp ?? -1)
}
