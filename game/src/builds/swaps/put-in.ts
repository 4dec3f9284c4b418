/**
 * A pin takes its own place in the build that would be made without it, and leaves the rest as it is: the abilities, the
 * other weapons, the other armor pieces. Only where it would break a rule does something else give way: a second exotic.
 * The stat mods and tuning of the five pieces are laid anew by the solver, because their best places follow from all five.
 */
import type { ArmorProblem, ArmorSolution } from '../../armor/problem.ts'
import { solveArmor } from '../../armor/solver.ts'
import { wearable } from '../../gear/piece-filters.ts'
import { solverPiece } from '../../gear/solver-piece.ts'
import { ARMOR_SLOTS, type ArmorPiece, type Weapon } from '../../items.ts'
import { settlePins } from '../generate/asked/pins.ts'
import { TooLittleGear } from '../generate/build-input.ts'
import { type Arms, armed, openChampions } from '../generate/choose-weapons.ts'
import type { BuildPlan } from '../generate/plan-build.ts'
import { spareNeededStats } from '../generate/spare-needed-stats.ts'
import { WEAPON_SLOTS } from '../synergy/coverage.ts'

/** A plan with the answer of the armor solver to it. */
export interface SolvedPlan {
  readonly plan: BuildPlan
  readonly solution: ArmorSolution
}

/** From the build without any pin to the one with these. */
export function putIn({ plan, solution }: SolvedPlan, pinned: readonly string[]): SolvedPlan {
  const input = { ...plan.input, pinned: settlePins({ ...plan.input, pinned }).pinned }
  const armorProblem = problemWith({ ...plan, input }, solution)
  return {
    plan: { ...plan, input, arms: armsWith({ ...plan, input }), armorProblem },
    solution:
      armorProblem === plan.armorProblem
        ? solution
        : spareNeededStats({ ...plan, input }, armorProblem, solveArmor(armorProblem)),
  }
}

const isExotic = ({ rarity }: Pick<Weapon | ArmorPiece, 'rarity'>) => rarity === 'exotic'

function armsWith({ input, kit, arms }: BuildPlan): Arms {
  const pins = input.guardian.weapons.filter(({ instanceId }) => input.pinned.includes(instanceId))
  if (pins.length === 0) return arms
  const weapons = WEAPON_SLOTS.map((slot) => {
    const pin = pins.find((weapon) => weapon.slot === slot)
    if (pin) return pin
    const { weapon } = arms.trio[slot]
    if (!isExotic(weapon) || !pins.some(isExotic)) return weapon
    const other = arms.benches[slot].find((each) => !isExotic(each))
    if (!other) throw new TooLittleGear([`a ${slot} weapon that is not exotic`])
    return other
  })
  const elements = weapons.map(({ element }) => element)
  return { ...arms, trio: armed(input, weapons, openChampions(input, kit, elements)) }
}

/** Every place held by what is in it, but for the pins and for an exotic that has to give way to one. */
function problemWith(
  { input, kit, armorProblem }: BuildPlan,
  { builds, shortfall }: ArmorSolution,
): ArmorProblem {
  const worn = builds[0] ?? shortfall?.nearest
  const pins = wearable(input.guardian.armor, kit.subclass.classType).filter(({ instanceId }) =>
    input.pinned.includes(instanceId),
  )
  if (pins.length === 0 || !worn) return armorProblem
  const exotic = pins.find(isExotic)
  const pieces = ARMOR_SLOTS.flatMap((slot, at) => {
    const pin = pins.find((piece) => piece.slot === slot)
    if (pin) return [solverPiece(pin)]
    const ofSlot = armorProblem.pieces.filter((piece) => piece.slot === at)
    const kept = ofSlot.filter(({ id, exotic: itself }) => id === worn.pieces[at] && !(exotic && itself))
    return kept.length > 0 ? kept : ofSlot.filter((piece) => piece.exotic === undefined)
  })
  return { ...armorProblem, pieces, exotic: exotic ? { hash: exotic.hash } : 'any' }
}
