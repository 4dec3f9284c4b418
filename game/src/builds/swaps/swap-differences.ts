import { listInWords } from '../../in-words.ts'
import { ARMOR_STATS } from '../../items.ts'
import type { Build, BuildArmor, BuildMod, BuildWeapon, UncheckedBuild } from '../build.ts'
import type { BuildConstraints } from '../request/constraints.ts'
import { isCovered, WEAPON_SLOTS } from '../synergy/coverage.ts'

type Named = { readonly hash: number; readonly name: string }

/**
 * What a swap changes, read from the build as it is and the build as it would be, so that a card cannot promise anything
 * else.
 */
export interface SwapDifferences {
  readonly gains: readonly string[]
  readonly costs: readonly string[]
  /** Neither better nor worse. */
  readonly changes: readonly string[]
  /** What these words name and no other part of the answer does. */
  readonly named: readonly Named[]
}

export function swapDifferences(
  before: Build,
  after: UncheckedBuild,
  swapped: string,
  constraints: Pick<BuildConstraints, 'types' | 'weaponElements'>,
): SwapDifferences {
  const told = { gains: [], costs: [], changes: [], named: [] } as Told
  for (const slot of WEAPON_SLOTS) {
    const [now, then] = [before.weapons[slot], after.weapons[slot]]
    if (then.instance_id !== swapped) tellKeptWeapon(told, now, then)
    else tellWeapon(told, now, then, { wanted: constraints, subclass: before.subclass.element })
  }
  tellCoverage(told, before, after)
  tellStats(told, before, after)
  tellArmor(told, before.armor, after.armor, swapped)
  return told
}

interface Told extends SwapDifferences {
  readonly gains: string[]
  readonly costs: string[]
  readonly changes: string[]
  readonly named: Named[]
}

/** On the side that it belongs to: a gain above 0, a cost below, a mere change at 0. */
const put = ({ gains, costs, changes }: Told, side: number, text: string) =>
  (side > 0 ? gains : side < 0 ? costs : changes).push(text)

const instead = (then: string, now: string) => `${then} instead of ${now}`

interface Taste {
  readonly wanted: Pick<BuildConstraints, 'types' | 'weaponElements'>
  readonly subclass: Build['subclass']['element']
}

/** An element is a gain where it is the subclass's or was asked for, and a cost where the one that goes was. */
function tellWeapon(told: Told, now: BuildWeapon, then: BuildWeapon, { wanted, subclass }: Taste) {
  if (now.score !== undefined && then.score !== undefined && Math.abs(then.score - now.score) >= 0.05) {
    put(told, then.score - now.score, `roll ${instead(then.score.toFixed(1), now.score.toFixed(1))}`)
  }
  const fits = ({ element }: BuildWeapon) =>
    Number(element === subclass) + Number(wanted.weaponElements.includes(element))
  const isWanted = ({ weapon_type }: BuildWeapon) => Number(wanted.types.includes(weapon_type))
  if (then.element !== now.element) put(told, fits(then) - fits(now), instead(then.element, now.element))
  if (then.weapon_type !== now.weapon_type) {
    put(told, isWanted(then) - isWanted(now), instead(then.type.toLowerCase(), now.type.toLowerCase()))
  }
  if (then.pull_first && !now.pull_first) told.costs.push('to be fetched from the postmaster')
}

/** Another weapon gives way to a second exotic, or takes over a champion with another of its perks. */
function tellKeptWeapon(told: Told, now: BuildWeapon, then: BuildWeapon) {
  if (then.instance_id !== now.instance_id) {
    told.named.push({ hash: then.hash, name: then.name })
    told.changes.push(instead(then.name, now.name))
    return
  }
  const fresh = then.perks.filter(({ hash }) => !now.perks.some((perk) => perk.hash === hash))
  told.named.push(...fresh.map(({ hash, name }) => ({ hash, name })))
  if (fresh.length > 0) told.changes.push(`${listInWords(fresh.map(({ name }) => name))} on ${then.name}`)
}

function tellCoverage(told: Told, before: Build, after: UncheckedBuild) {
  for (const now of before.coverage) {
    const then = after.coverage.find(({ threat }) => threat === now.threat)
    if (now.expected === 'none' || !then || isCovered(then) === isCovered(now)) continue
    const champion = now.kind === 'champion'
    if (isCovered(then)) told.gains.push(champion ? `stops ${now.threat}` : `breaks ${now.threat} shields`)
    else
      told.costs.push(`no longer ${champion ? 'stops' : 'breaks'} ${now.threat}${champion ? '' : ' shields'}`)
  }
}

/** Of the whole build, with its mods, tuning and fragments: what the bars show before and after. */
function tellStats(told: Told, before: Build, after: UncheckedBuild) {
  for (const [at, stat] of ARMOR_STATS.entries()) {
    const points = (after.stats.total[at] ?? 0) - (before.stats.total[at] ?? 0)
    if (points !== 0) put(told, points, `${Math.abs(points)} ${points > 0 ? 'more' : 'less'} ${stat}`)
  }
}

const laid = ({ stat_mod, tuning, artifice }: BuildArmor) =>
  JSON.stringify([stat_mod?.stat, stat_mod?.points, tuning, artifice])

function tellArmor(told: Told, before: readonly BuildArmor[], after: readonly BuildArmor[], swapped: string) {
  const pairs = after.flatMap((then) => {
    const now = before.find(({ slot }) => slot === then.slot)
    return now ? [{ now, then }] : []
  })
  const others = pairs.filter(({ now, then }) => then.instance_id !== now.instance_id)
  const acrossSlots = others.length > 1
  for (const { now, then } of others) {
    if (then.instance_id === swapped && !acrossSlots) continue
    told.named.push({ hash: then.hash, name: then.name })
    told.changes.push(instead(then.name, now.name))
  }
  if (pairs.some(({ now, then }) => now.instance_id === then.instance_id && laid(now) !== laid(then)))
    told.changes.push('stat mods and tuning laid anew')
  tellMods(told, before, after)
}

function tellMods(told: Told, before: readonly BuildArmor[], after: readonly BuildArmor[]) {
  const [now, then] = [before, after].map((pieces) => pieces.flatMap(({ mods }) => mods)) as [
    BuildMod[],
    BuildMod[],
  ]
  const added = lackingIn(now, then)
  const gone = listInWords(lackingIn(then, now).map(({ name }) => name))
  told.named.push(...added.map(({ hash, name }) => ({ hash, name })))
  const fresh = listInWords(added.map(({ name }) => name))
  if (fresh && gone) told.changes.push(instead(fresh, gone))
  else if (fresh) told.changes.push(`room for ${fresh}`)
  else if (gone) told.changes.push(`no room for ${gone}`)
}

/** What the second list has more often than the first. */
function lackingIn(list: readonly BuildMod[], other: readonly BuildMod[]): readonly BuildMod[] {
  const left = list.map(({ hash }) => hash)
  return other.filter(({ hash }) => {
    const at = left.indexOf(hash)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
