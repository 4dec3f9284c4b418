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
  const differences = { gains: [], costs: [], changes: [], named: [] } as OpenDifferences
  for (const slot of WEAPON_SLOTS) {
    const [now, then] = [before.weapons[slot], after.weapons[slot]]
    if (then.instance_id !== swapped) compareKeptWeapon(differences, now, then)
    else
      compareSwappedWeapon(differences, now, then, { wanted: constraints, subclass: before.subclass.element })
  }
  compareCoverage(differences, before, after)
  compareStats(differences, before, after)
  compareArmor(differences, before.armor, after.armor, swapped)
  return differences
}

interface OpenDifferences extends SwapDifferences {
  readonly gains: string[]
  readonly costs: string[]
  readonly changes: string[]
  readonly named: Named[]
}

/** On the side that it belongs to: a gain above 0, a cost below, a mere change at 0. */
const add = ({ gains, costs, changes }: OpenDifferences, side: number, text: string) =>
  (side > 0 ? gains : side < 0 ? costs : changes).push(text)

const instead = (then: string, now: string) => `${then} instead of ${now}`

interface Taste {
  readonly wanted: Pick<BuildConstraints, 'types' | 'weaponElements'>
  readonly subclass: Build['subclass']['element']
}

/** An element is a gain where it is the subclass's or was asked for, and a cost where the one that goes was. */
function compareSwappedWeapon(
  differences: OpenDifferences,
  now: BuildWeapon,
  then: BuildWeapon,
  { wanted, subclass }: Taste,
) {
  if (now.score !== undefined && then.score !== undefined && Math.abs(then.score - now.score) >= 0.05) {
    add(differences, then.score - now.score, `roll ${instead(then.score.toFixed(1), now.score.toFixed(1))}`)
  }
  const fits = ({ element }: BuildWeapon) =>
    Number(element === subclass) + Number(wanted.weaponElements.includes(element))
  const isWanted = ({ weapon_type }: BuildWeapon) => Number(wanted.types.includes(weapon_type))
  if (then.element !== now.element)
    add(differences, fits(then) - fits(now), instead(then.element, now.element))
  if (then.weapon_type !== now.weapon_type) {
    add(differences, isWanted(then) - isWanted(now), instead(then.type.toLowerCase(), now.type.toLowerCase()))
  }
  if (then.pull_first && !now.pull_first) differences.costs.push('to be fetched from the postmaster')
}

/** Another weapon gives way to a second exotic, or takes over a champion with another of its perks. */
function compareKeptWeapon(differences: OpenDifferences, now: BuildWeapon, then: BuildWeapon) {
  if (then.instance_id !== now.instance_id) {
    differences.named.push({ hash: then.hash, name: then.name })
    differences.changes.push(instead(then.name, now.name))
    return
  }
  const fresh = then.perks.filter(({ hash }) => !now.perks.some((perk) => perk.hash === hash))
  differences.named.push(...fresh.map(({ hash, name }) => ({ hash, name })))
  if (fresh.length > 0)
    differences.changes.push(`${listInWords(fresh.map(({ name }) => name))} on ${then.name}`)
}

function compareCoverage(differences: OpenDifferences, before: Build, after: UncheckedBuild) {
  for (const now of before.coverage) {
    const then = after.coverage.find(({ threat }) => threat === now.threat)
    if (now.expected === 'none' || !then || isCovered(then) === isCovered(now)) continue
    const champion = now.kind === 'champion'
    if (isCovered(then))
      differences.gains.push(champion ? `stops ${now.threat}` : `breaks ${now.threat} shields`)
    else
      differences.costs.push(
        `no longer ${champion ? 'stops' : 'breaks'} ${now.threat}${champion ? '' : ' shields'}`,
      )
  }
}

/** Of the whole build, with its mods, tuning and fragments: what the bars show before and after. */
function compareStats(differences: OpenDifferences, before: Build, after: UncheckedBuild) {
  for (const [at, stat] of ARMOR_STATS.entries()) {
    const points = (after.stats.total[at] ?? 0) - (before.stats.total[at] ?? 0)
    if (points !== 0) add(differences, points, `${Math.abs(points)} ${points > 0 ? 'more' : 'less'} ${stat}`)
  }
}

const laid = ({ stat_mod, tuning, artifice }: BuildArmor) =>
  JSON.stringify([stat_mod?.stat, stat_mod?.points, tuning, artifice])

function compareArmor(
  differences: OpenDifferences,
  before: readonly BuildArmor[],
  after: readonly BuildArmor[],
  swapped: string,
) {
  const pairs = after.flatMap((then) => {
    const now = before.find(({ slot }) => slot === then.slot)
    return now ? [{ now, then }] : []
  })
  const others = pairs.filter(({ now, then }) => then.instance_id !== now.instance_id)
  const acrossSlots = others.length > 1
  for (const { now, then } of others) {
    if (then.instance_id === swapped && !acrossSlots) continue
    differences.named.push({ hash: then.hash, name: then.name })
    differences.changes.push(instead(then.name, now.name))
  }
  if (pairs.some(({ now, then }) => now.instance_id === then.instance_id && laid(now) !== laid(then)))
    differences.changes.push('stat mods and tuning laid anew')
  compareMods(differences, before, after)
}

function compareMods(
  differences: OpenDifferences,
  before: readonly BuildArmor[],
  after: readonly BuildArmor[],
) {
  const [now, then] = [before, after].map((pieces) => pieces.flatMap(({ mods }) => mods)) as [
    BuildMod[],
    BuildMod[],
  ]
  const added = lackingIn(now, then)
  const gone = listInWords(lackingIn(then, now).map(({ name }) => name))
  differences.named.push(...added.map(({ hash, name }) => ({ hash, name })))
  const fresh = listInWords(added.map(({ name }) => name))
  if (fresh && gone) differences.changes.push(instead(fresh, gone))
  else if (fresh) differences.changes.push(`room for ${fresh}`)
  else if (gone) differences.changes.push(`no room for ${gone}`)
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
