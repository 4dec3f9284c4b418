/**
 * The generator, in two steps around the armor solver, which runs elsewhere (a worker thread on the server): a plan is
 * the subclass with its abilities, the three weapons and the question to the solver; complete-build.ts puts the answer in.
 * It knows what is good. Whether the result is legal is decided by check/, which shares nothing with it.
 */
import type { ArmorProblem } from '../../armor/problem.ts'
import { usablePieces, wearable } from '../../gear/piece-filters.ts'
import { solverPiece } from '../../gear/solver-piece.ts'
import { ARMOR_SLOTS, ARMOR_STATS, type ArmorPiece, type ArmorStat, type StatLine } from '../../items.ts'
import type { Subclass } from '../../kit.ts'
import { fitOf, namedExoticArmor } from '../exotics/exotic-fit.ts'
import type { Kit } from '../kit.ts'
import { piecePower } from '../power-asked.ts'
import type { Role } from '../request/constraints.ts'
import { targetsOf } from '../request/parse-request.ts'
import { WEAPON_SLOTS } from '../synergy/coverage.ts'
import { kitNeeds, leastWeights } from '../synergy/kit-needs.ts'
import { settlePins } from './asked/pins.ts'
import { isCopyOf, isNamed, isRuledOut, isSubclassOut } from './asked/ruled-out.ts'
import { type BuildInput, bestFirst, TooLittleGear } from './build-input.ts'
import { chooseExotics } from './choose-exotics.ts'
import { chooseKit, neededChampions, settleKit } from './choose-kit.ts'
import { type Arms, armed, chooseWeapons, openChampions } from './choose-weapons.ts'

export interface BuildPlan {
  /** Its pins are settled. They are put in last (swaps/put-in.ts): what is planned here is the build without them. */
  readonly input: BuildInput
  readonly kit: Kit
  readonly arms: Arms
  readonly armorProblem: ArmorProblem
  readonly fragmentStats: StatLine
  /** What was put in by hand and had to be left out, in words. */
  readonly pinsLeftOut: readonly string[]
  /** Other subclasses that could carry the build, best first. */
  readonly others: readonly Kit[]
}

/** About a tenth of a second: a build is wanted now, and nearly always proven best by then. */
const MOST_NODES = 100_000
const RECENT_WORTH = 2
/** More than a whole kit is worth: whoever asks for Sunbracers asks for a solar subclass. */
const EXOTIC_WORTH = 200
/** Whoever asks for Sunshot and names no subclass is best served by a solar one. */
const NAMED_WEAPON_WORTH = 100
const SPARE_STAT_WEIGHT = 1
/** A build that is about its Super has it often. */
const ASKED_SUPER_WEIGHT = 9
/** Past this a stat is worth little, so that no build is all health; more is sought only where it was asked for. */
const ENOUGH = 150

/** Chosen as if nothing were pinned; a pin decides only which class can wear it. */
export function planBuild(asked: BuildInput): BuildPlan {
  const { pinned, leftOut } = settlePins(asked)
  const input: BuildInput = { ...asked, pinned }
  const [planned, ...others] = chooseKits(input)
  if (!planned) throw new TooLittleGear([noSubclass(input)], isPicky(input) ? 'ruled out' : 'not owned')
  const chosenArms = chooseWeapons(input, planned)
  const weapons = WEAPON_SLOTS.map((slot) => chosenArms.trio[slot].weapon)
  const elements = weapons.map(({ element }) => element)
  const kit = settleKit(planned, input, elements)
  const arms = { ...chosenArms, trio: armed(input, weapons, openChampions(input, kit, elements)) }
  const fragmentStats = sumLines(kit.fragments.map(({ stats }) => stats))
  return {
    input,
    kit,
    arms,
    fragmentStats,
    armorProblem: armorProblemOf(input, kit, arms, fragmentStats),
    pinsLeftOut: leftOut,
    others,
  }
}

const noSubclass = ({ guardian, constraints }: BuildInput) =>
  guardian.characters.length === 0
    ? 'a character'
    : `a subclass${constraints.classType ? ` of a ${constraints.classType}` : ''} with its abilities`

/** Whether a subclass would be there without what the request rules out. */
const isPicky = ({ guardian, constraints: { classType, ...asked } }: BuildInput) =>
  asked.avoidSubclasses.length + asked.avoidClasses.length > 0 &&
  guardian.subclasses.some((each) => classType === undefined || each.classType === classType)

/** Every kit that fits the request, best first; where none does, the element is given up. */
function chooseKits(input: BuildInput): readonly Kit[] {
  const { guardian, constraints, subclass } = input
  const [lastPlayed] = bestFirst(
    guardian.characters,
    (character) => Date.parse(character.lastPlayed) || 0,
    ({ id }) => id,
  )
  const exotic = namedExoticArmor(input)
  const elements = elementsOfNamed(input)
  const worthOf = (kit: Kit) =>
    kit.worth +
    (elements.has(kit.subclass.element) ? NAMED_WEAPON_WORTH : 0) +
    (exotic === undefined ? 0 : EXOTIC_WORTH * fitOf(exotic, kit.subclass, input.ability)) +
    (kit.subclass.characterId === lastPlayed?.id ? RECENT_WORTH : 0) +
    (armorFits(input, kit.subclass) ? 0 : -1_000)
  const kitsOf = (fits: (each: Subclass) => boolean) =>
    bestFirst(
      guardian.subclasses
        .filter((each) => fits(each) && !isSubclassOut(input, each))
        .filter(({ hash }) => subclass === undefined || hash === subclass)
        .flatMap((each) => chooseKit(each, input) ?? []),
      worthOf,
      (kit) => kit.subclass.instanceId,
    )
  const rightClass = ({ classType }: Subclass) =>
    constraints.classType === undefined || classType === constraints.classType
  const rightElement = ({ element }: Subclass) =>
    constraints.element === undefined || element === constraints.element
  const kits = kitsOf((each) => rightClass(each) && rightElement(each))
  return kits.length === 0 && constraints.element ? kitsOf(rightClass) : kits
}

/** Elements of the weapons that the request names, as a wish for the subclass where it has no other. */
function elementsOfNamed({ guardian, constraints }: BuildInput): ReadonlySet<string> {
  if (constraints.element) return new Set()
  return new Set(
    guardian.weapons.filter((weapon) => isNamed(constraints, weapon)).map(({ element }) => element),
  )
}

/** A class whose exotic was named, that can wear what was pinned, and that has armor at all, comes first. */
function armorFits({ guardian, constraints, pinned }: BuildInput, { classType }: Subclass): boolean {
  const worn = wearable(guardian.armor, classType)
  const slots = new Set(worn.map(({ slot }) => slot))
  const named = [...constraints.exotics, ...constraints.items].filter(
    ({ kind, owned }) => kind === 'armor' && owned,
  )
  return (
    slots.size === ARMOR_SLOTS.length &&
    named.every((item) => worn.some((piece) => isCopyOf(item, piece))) &&
    pinnedIn(guardian.armor, pinned).every((piece) => worn.includes(piece))
  )
}

const pinnedIn = (armor: readonly ArmorPiece[], pinned: readonly string[]) =>
  armor.filter(({ instanceId }) => pinned.includes(instanceId))

function armorProblemOf(input: BuildInput, kit: Kit, arms: Arms, bonus: StatLine): ArmorProblem {
  const { subclass } = kit
  const { guardian, constraints } = input
  const worn = wearable(guardian.armor, subclass.classType).filter((piece) => !isRuledOut(input, piece))
  const atHand = usablePieces(worn, ['at-hand'])
  const least = piecePower(input.activity, guardian.characters)
  // What waits at the postmaster is used only where it was asked for, or where a slot has nothing else.
  const owned = ARMOR_SLOTS.flatMap((slot) => {
    const ofSlot = worn.filter((piece) => piece.slot === slot)
    const named = ofSlot.filter((piece) => constraints.items.some((item) => isCopyOf(item, piece)))
    const near = named.length > 0 ? named : atHand.filter((piece) => piece.slot === slot)
    const strong = near.filter((piece) => (piece.power ?? least) >= least || isNamed(constraints, piece))
    // Exotics alone may not go together with those of another slot.
    const fillsSlot = strong.some(({ rarity }) => rarity !== 'exotic')
    return [fillsSlot ? strong : [], near, ofSlot].find((pieces) => pieces.length > 0) ?? []
  })
  const missing = ARMOR_SLOTS.filter((slot) => !owned.some((piece) => piece.slot === slot))
  if (missing.length > 0) {
    throw new TooLittleGear(
      missing.map((slot) => `${slot.replace('-', ' ')} armor for a ${subclass.classType}`),
    )
  }
  const weapons = WEAPON_SLOTS.map((slot) => arms.trio[slot].weapon)
  const { pieces, exotic } = chooseExotics(constraints, { kit, weapons, mode: input.activity.mode }, owned)
  return {
    pieces: pieces.map(solverPiece),
    minimums: targetsOf(constraints) as unknown as StatLine,
    maximums: targetsOf(constraints).map((target) => Math.max(ENOUGH, target)) as unknown as StatLine,
    priority: [],
    weights: weightsOf(input, kit),
    exotic,
    general: { major: true, minor: true, taken: [0, 0, 0, 0, 0] },
    bonus,
    limit: 1,
    maxNodes: MOST_NODES,
  }
}

/** What a role asks of the stats, over what the activity does. */
const ROLE_WEIGHTS: Readonly<Record<Role, Readonly<Partial<Record<ArmorStat, number>>>>> = {
  survival: { health: 10, class: 8, weapons: 5 },
  support: { class: 9, health: 9, grenade: 8, super: 8, weapons: 3 },
  boss: { weapons: 10, super: 9 },
  clear: { grenade: 9, weapons: 8 },
}

/** A stat that was asked for counts most, one that the kit rests on is never among the least; each counts a little. */
export function weightsOf(input: BuildInput, kit: Kit): StatLine {
  const { superName, role } = input.constraints
  const ofRole = role ? ROLE_WEIGHTS[role] : {}
  const wanted = targetsOf(input.constraints)
  const least = leastWeights(kitNeeds(kit, namedExoticArmor(input), superName))
  const askedFor = (index: number) => {
    if ((wanted[index] ?? 0) > 0) return 10
    return superName && ARMOR_STATS[index] === 'super' ? ASKED_SUPER_WEIGHT : 0
  }
  return ARMOR_STATS.map((stat, index) =>
    Math.max(
      SPARE_STAT_WEIGHT,
      least[index] ?? 0,
      askedFor(index),
      ofRole[stat] ?? input.activity.weights[index] ?? 0,
    ),
  ) as unknown as StatLine
}

export const sumLines = (lines: readonly StatLine[]): StatLine =>
  [0, 1, 2, 3, 4, 5].map((index) =>
    lines.reduce((sum, line) => sum + (line[index] ?? 0), 0),
  ) as unknown as StatLine

/** How many of the champions that count the kit and the weapons stop, for comparing subclasses. */
export function championsOf(
  input: BuildInput,
  kit: Kit,
): { readonly covered: number; readonly expected: number } {
  const expected = neededChampions(input).length
  return { covered: expected - openChampions(input, kit, []).length, expected }
}
