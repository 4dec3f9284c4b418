import { ARMOR_SLOTS, ARMOR_STATS, type ArmorPiece, type ArmorStat } from '../../items.ts'
import type { BuildArmor } from '../build.ts'
import { type CheckedAgainst, type Finding, fail, type Rule, unknown } from './rule.ts'

const copyOf = ({ instance_id }: BuildArmor, { guardian }: CheckedAgainst): ArmorPiece | undefined =>
  guardian.armor.find(({ instanceId }) => instanceId === instance_id)

/** V8. */
export const oneExoticArmor: Rule = ({ armor }, against) => {
  const exotics = armor.filter((shown) => (copyOf(shown, against)?.rarity ?? shown.rarity) === 'exotic')
  return exotics.length > 1 ? fail(`${exotics.length} exotic armor pieces`) : undefined
}

/** V9: five slots, one piece each. */
export const fiveSlots: Rule = ({ armor }, against) => {
  if (armor.length !== ARMOR_SLOTS.length) return fail(`${armor.length} armor pieces instead of five`)
  for (const slot of ARMOR_SLOTS) {
    const worn = armor.filter((shown) => (copyOf(shown, against)?.slot ?? shown.slot) === slot)
    if (worn.length !== 1 || worn[0]?.slot !== slot) return fail(`Not exactly one piece in the ${slot} slot`)
  }
  return undefined
}

const SLOT_MODS = 3
/** A stat mod of so many points costs so much. */
const STAT_MODS: Readonly<Record<number, number>> = { 10: 3, 5: 1 }

/** V12: every mod belongs into its slot, is unlocked, and the energy pays for all of them. */
export const modsFit: Rule = ({ armor }, against) => {
  let doubt: Finding
  for (const shown of armor) {
    const piece = copyOf(shown, against)
    if (!piece) return fail(`${shown.name} is not owned`)
    const statMod = shown.stat_mod
    if (statMod && STAT_MODS[statMod.points] !== statMod.cost)
      return fail(`${statMod.name} has another price`)
    if (shown.mods.length > SLOT_MODS) return fail(`${shown.mods.length} mods on ${shown.name}`)
    if (new Set(shown.mods.map(({ hash }) => hash)).size !== shown.mods.length)
      return fail(`A mod is twice on ${shown.name}`)
    for (const { hash, name, cost } of shown.mods) {
      const known = against.armorMod(hash)
      if (!known) return fail(`${name} is no armor mod`)
      if (known.slot !== shown.slot) return fail(`${name} does not go into a ${shown.slot}`)
      if (known.cost !== cost) return fail(`${name} costs ${known.cost}`)
      if (!against.guardian.armorMods.includes(hash)) return fail(`${name} is not unlocked`)
    }
    const spent = shown.mods.reduce((sum, { cost }) => sum + cost, statMod?.cost ?? 0)
    if (spent > piece.energy.capacity)
      return fail(`${shown.name} has ${piece.energy.capacity} energy, not ${spent}`)
    if (shown.energy.used !== spent || shown.energy.capacity !== piece.energy.capacity)
      return fail(`Energy of ${shown.name} is shown wrongly`)
    if (statMod && against.armorMod(statMod.hash)?.slot !== 'general')
      doubt = unknown('The platform did not say which stat mods are unlocked')
  }
  return doubt
}

const STAT_CAP = 200

/** V14: the totals, added up again from the copies. */
export const totalsEqual: Rule = ({ armor, stats, subclass }, against) => {
  const sums = ARMOR_STATS.map(() => 0)
  const add = (stat: ArmorStat, points: number) => {
    const at = ARMOR_STATS.indexOf(stat)
    sums[at] = (sums[at] ?? 0) + points
  }
  const bonus = ARMOR_STATS.map(() => 0)
  for (const { hash, stats: shown } of subclass.fragments) {
    const line = against.ability(hash)?.stats ?? shown
    for (const [at, points] of line.entries()) bonus[at] = (bonus[at] ?? 0) + points
  }
  if (bonus.join() !== stats.fragments.join()) return fail('What fragments give is shown wrongly')
  for (const [at, points] of bonus.entries()) sums[at] = (sums[at] ?? 0) + points
  for (const shown of armor) {
    const piece = copyOf(shown, against)
    if (!piece) return fail(`${shown.name} is not owned`)
    const finding = addPiece(piece, shown, add)
    if (finding) return finding
  }
  const totals = sums.map((sum) => Math.max(0, Math.min(STAT_CAP, sum)))
  return totals.join() === stats.total.join() ? undefined : fail(`The totals come to ${totals.join(', ')}`)
}

function addPiece(
  piece: ArmorPiece,
  shown: BuildArmor,
  add: (stat: ArmorStat, points: number) => void,
): Finding {
  const empty = (stat: ArmorStat) => piece.base[ARMOR_STATS.indexOf(stat)] === 0
  for (const [at, stat] of ARMOR_STATS.entries()) {
    const base = piece.base[at] ?? 0
    const masterwork = piece.armor3
      ? base === 0
        ? piece.masterworkLevel
        : 0
      : piece.masterworkLevel >= 10
        ? 2
        : 0
    if (shown.stats[at] !== base + masterwork) return fail(`${stat} of ${shown.name} is ${base + masterwork}`)
    add(stat, base + masterwork)
  }
  if (shown.stat_mod) add(shown.stat_mod.stat, shown.stat_mod.points)
  if (shown.artifice) {
    if (!piece.artifice) return fail(`${shown.name} is no artifice armor`)
    add(shown.artifice, 3)
  }
  const { tuning } = shown
  if (!tuning) return undefined
  if (!piece.tunable) return fail(`${shown.name} cannot be tuned`)
  if (tuning.kind === 'balanced') {
    for (const stat of ARMOR_STATS) if (empty(stat)) add(stat, 1)
    return undefined
  }
  if (tuning.plus === tuning.minus) return fail(`${shown.name} raises and lowers one stat`)
  if (piece.tunable !== 'any' && piece.tunable !== tuning.plus)
    return fail(`${shown.name} cannot raise ${tuning.plus}`)
  add(tuning.plus, 5)
  add(tuning.minus, -5)
  return undefined
}
