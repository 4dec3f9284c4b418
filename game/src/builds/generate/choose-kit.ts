import { asPattern } from '../../as-pattern.ts'
import { CHAMPIONS, type ChampionType, type DamageType, type StatLine } from '../../items.ts'
import type { Ability, AbilityKind, Subclass } from '../../kit.ts'
import { namedExoticArmor, namesAbility } from '../exotics/exotic-fit.ts'
import { isNeededBy, wantsGrenadeDamage } from '../exotics/exotic-use.ts'
import type { Kit } from '../kit.ts'
import { isForm, isRoaming } from '../request/supers.ts'
import {
  hardlyComesIn,
  makesGrenadesGreater,
  spendsGrenade,
  takesGrenadeDamage,
} from '../synergy/ability-damage.ts'
import { championsCoveredBy } from '../synergy/coverage.ts'
import { CLEARING, CONTROL, conditionOf, type Effect, SURVIVAL, TEAM_DAMAGE } from '../synergy/effects.ts'
import {
  type Beside,
  effectsBeside,
  followedEffects,
  isBrought,
  isIdleBeside,
} from '../synergy/part-needs.ts'
import { isRuledOut } from './asked/ruled-out.ts'
import { type BuildInput, bestFirst } from './build-input.ts'

const PLAIN_KINDS = [
  'super',
  'class',
  'movement',
  'melee',
  'grenade',
] as const satisfies readonly AbilityKind[]
/** Worth of a champion that can be stopped, of one more fragment, of ten points in a stat that counts. */
const CHAMPION_WORTH = 6
const SLOT_WORTH = 1.5
const STAT_WORTH = 0.015
/** What comes only on a condition is worth this much of what can be had at will. */
const CONDITION_FACTOR = 0.4
/** What lasts longer, or follows on what the kit brings about, is worth this much of that. */
const FOLLOWING_FACTOR = 0.3
/** A greater grenade is worth so much of the grenade again. */
const GREATER_FACTOR = 0.5
/** An exotic that makes one ability stronger is worn for that ability. */
const STRENGTHENED_WORTH = 20

/** More than a whole kit and an exotic are worth. */
const ASKED_SUPER_WORTH = 1_000

/** Who asks for damage on a boss is served by a Super that deals it at once. */
const ONE_BLOW_WORTH = 6

/** A part that the request names is worth the subclass that has it; two of them outweigh a Super. */
const ASKED_ABILITY_WORTH = 800

/** More than any other use of an ability. */
const ASKED_EFFECT_WORTH = 30

const ROLE_FACTOR = 2
/** Whoever supports others is there to heal them first, then to shield them and to make them hit harder. */
const SUPPORT_FACTOR = { heal: 4, survival: 2, team: 1.5 } as const
/** Who counts on help wants it when it is called for, not when somebody happens to fall. */
const PASSIVE_SUPPORT = 0.5
const isPassive = ({ kind }: Ability) => kind === 'aspect' || kind === 'fragment'
const ASKED_WEIGHT = 3

/** What each effect is worth in this activity and role. */
export function effectWorth({ activity, constraints }: Pick<BuildInput, 'activity' | 'constraints'>) {
  const { survival, clear, boss, team } = activity.wants
  const { role } = constraints
  const factor = (...roles: readonly string[]) => (role && roles.includes(role) ? ROLE_FACTOR : 1)
  return (effect: Effect): number => {
    let worth = 0.2
    if (SURVIVAL.includes(effect))
      worth += survival * (role === 'support' ? supportFactor(effect) : factor('survival'))
    if (CONTROL.includes(effect)) worth += 0.6 * survival * factor('survival')
    if (CLEARING.includes(effect)) worth += clear * factor('clear')
    if (TEAM_DAMAGE.includes(effect))
      worth += 0.5 * (team + boss) * (role === 'support' ? SUPPORT_FACTOR.team : factor('boss'))
    return worth
  }
}

const supportFactor = (effect: Effect) => (effect === 'heal' ? SUPPORT_FACTOR.heal : SUPPORT_FACTOR.survival)

/** The champions that the build should stop: those asked for first, then all that the activity is likely to bring. */
export function neededChampions({
  activity,
  constraints,
}: Pick<BuildInput, 'activity' | 'constraints'>): readonly ChampionType[] {
  return [...new Set([...constraints.champions, ...(activity.champions === 'likely' ? CHAMPIONS : [])])]
}

/** One that was asked for counts for more than all others together. */
export const championWeight = (
  { constraints }: Pick<BuildInput, 'constraints'>,
  champion: ChampionType,
): number => (constraints.champions.includes(champion) ? ASKED_WEIGHT : 1)

const statWorth = (stats: StatLine, weights: StatLine) =>
  STAT_WORTH * stats.reduce((sum, points, index) => sum + points * (weights[index] ?? 0), 0)

const isAmong = (taken: readonly Ability[], { hash }: Ability) => taken.some((each) => each.hash === hash)

/** The elements of the weapons that the build may carry. */
const ownedElements = (input: BuildInput): readonly DamageType[] => [
  ...new Set(
    input.guardian.weapons.filter((weapon) => !isRuledOut(input, weapon)).map(({ element }) => element),
  ),
]

/** Without what the request rules out. */
function unlockedIn(subclass: Subclass, input: BuildInput, kind: AbilityKind): readonly Ability[] {
  const { avoidSupers, avoidAbilities } = input.constraints
  const isAvoided = ({ name }: Ability) =>
    kind === 'super' ? avoidSupers.some((avoided) => isForm(name, avoided)) : avoidAbilities.includes(name)
  return subclass.unlocked[kind].flatMap((hash) => {
    const ability = input.ability(hash)
    return ability?.kind === kind && !isAvoided(ability) ? [ability] : []
  })
}

function choicesOf(subclass: Subclass, input: BuildInput, weapons: readonly DamageType[]): Choices {
  const asked = isAskedFor(input)
  return {
    subclass,
    weapons,
    aspects: unlockedIn(subclass, input, 'aspect'),
    fragments: unlockedIn(subclass, input, 'fragment').filter(
      (fragment) => asked(fragment) || !hardlyComesIn(input.activity, fragment),
    ),
    isAsked: asked,
  }
}

/** By name: the same aspect of a subclass and of its prismatic sister has two hashes. */
const isAskedFor =
  ({ constraints: { abilities } }: Pick<BuildInput, 'constraints'>) =>
  ({ name }: Ability): boolean =>
    abilities.some((asked) => asked.name === name)

type Abilities = Readonly<Record<(typeof PLAIN_KINDS)[number], Ability>>

/** A kit has one of each kind. */
function byKind({ abilities }: Kit): Abilities {
  const found: Record<string, Ability> = Object.fromEntries(abilities.map((each) => [each.kind, each]))
  return found as Abilities
}

/** What is at hand every minute decides before the super, which is not. */
const DECIDING = ['grenade', 'melee', 'class', 'movement', 'super'] as const

/**
 * Abilities, aspects and fragments are chosen together: first the best ability of each kind by itself, then any other in
 * its place with which the whole kit, aspects and fragments chosen anew, comes to more.
 */
export function chooseKit(subclass: Subclass, input: BuildInput): Kit | undefined {
  const unlocked = (kind: AbilityKind) => unlockedIn(subclass, input, kind)
  const choices = choicesOf(subclass, input, ownedElements(input))
  const judge = partJudge(input)
  const first: Partial<Record<AbilityKind, Ability>> = {}
  const tally = judge()
  for (const kind of DECIDING) {
    const beside = { others: [], weapons: choices.weapons }
    const best = bestFirst(
      unlocked(kind),
      (ability) => tally.worthOf(ability, beside),
      ({ hash }) => hash,
    )[0]
    if (!best) return undefined
    tally.take(best, beside)
    first[kind] = best
  }
  let kit = dressed(first as Abilities, choices, judge())
  for (let isBetter = kit !== undefined; isBetter; ) {
    isBetter = false
    for (const kind of DECIDING)
      for (const other of unlocked(kind)) {
        if (!kit || kit.abilities.includes(other)) continue
        const next = dressed({ ...byKind(kit), [kind]: other }, choices, judge())
        if (next && next.worth > kit.worth + LEAST_GAIN) [kit, isBetter] = [next, true]
      }
  }
  return kit
}

/** The same abilities with what does most beside them now that the weapons are known. */
export function settleKit(kit: Kit, input: BuildInput, weapons: readonly DamageType[]): Kit {
  return dressed(byKind(kit), choicesOf(kit.subclass, input, weapons), partJudge(input)()) ?? kit
}

/** Sums of the same parts in another order differ by less. */
const LEAST_GAIN = 1e-6

interface Choices {
  readonly subclass: Subclass
  /** Elements of the weapons that may be carried. */
  readonly weapons: readonly DamageType[]
  readonly aspects: readonly Ability[]
  readonly fragments: readonly Ability[]
  /** What the request names is put in whatever it does beside the rest. */
  readonly isAsked: (part: Ability) => boolean
}

/** These abilities with the aspects and fragments that do most beside them. */
function dressed(
  chosen: Abilities,
  { subclass, weapons, aspects: known, fragments: knownFragments, isAsked }: Choices,
  tally: Tally,
): Kit | undefined {
  const abilities = PLAIN_KINDS.map((kind) => chosen[kind])
  for (const kind of DECIDING) tally.take(chosen[kind], { others: abilities, weapons })
  const aspects: Ability[] = []
  for (let socket = 0; socket < subclass.aspectSockets; socket++) {
    const others = [...abilities, ...aspects]
    const rest = known.filter((aspect) => !isAmong(aspects, aspect))
    const atWork = rest.filter((aspect) => isAsked(aspect) || !isIdleBeside(aspect, others, weapons))
    // One that does nothing still makes room for fragments, where there is no other.
    const isIdle = atWork.length === 0
    const withSlots = (ability: Ability) =>
      (isIdle ? 0 : tally.worthOf(ability, { others, weapons })) + SLOT_WORTH * ability.fragmentSlots
    const best = bestFirst(isIdle ? rest : atWork, withSlots, ({ hash }) => hash)[0]
    if (!best) break
    if (!isIdle) tally.take(best, { others, weapons })
    aspects.push(best)
  }
  if (aspects.length === 0) return undefined
  const slots = aspects.reduce((sum, { fragmentSlots }) => sum + fragmentSlots, 0)
  const room = Math.min(subclass.fragmentSockets, slots)
  const fragments: Ability[] = []
  while (fragments.length < room) {
    const beside = { others: [...abilities, ...aspects, ...fragments], weapons }
    const best = bestFirst(
      knownFragments.filter(
        (fragment) =>
          !isAmong(fragments, fragment) &&
          (isAsked(fragment) || !isIdleBeside(fragment, beside.others, weapons)),
      ),
      (fragment) => tally.worthOf(fragment, beside),
      ({ hash }) => hash,
    )[0]
    if (!best) break
    tally.take(best, beside)
    fragments.push(best)
  }
  return { subclass, abilities, aspects, fragments, worth: tally.worth() }
}

const ONESELF =
  /\b(?:heals?|healing|cures?|hides?|shields?|around|turns?) (?:you|yourself)\b(?! and)|\bheal by it\b|\bdevour\b/i
const OTHERS = /\ballies\b|\bally\b|\bteam\b|\bthose\b|\bwhoever\b|\ball around\b/i

const isForOneself = ({ description }: Ability): boolean =>
  ONESELF.test(description) && !OTHERS.test(description)

interface Tally {
  worthOf(part: Ability, beside: Beside): number
  take(part: Ability, beside: Beside): void
  worth(): number
}

/** How many of the words a part of a kit speaks of, in its name or its text. */
function keywordsNamed(keywords: readonly string[]) {
  const patterns = keywords.map((word) => new RegExp(`\\b${asPattern(word)}`, 'i'))
  return ({ name, description }: Ability) =>
    patterns.filter((pattern) => pattern.test(name) || pattern.test(description)).length
}

/** What a part is worth beside those taken before: a champion is stopped once. */
function partJudge(input: BuildInput): () => Tally {
  const worthOfEffect = effectWorth(input)
  const needed = neededChampions(input)
  const exotic = namedExoticArmor(input)
  const isStrengthened = (ability: Ability) =>
    exotic !== undefined && (isNeededBy(exotic.name, ability) || namesAbility(exotic.perk, ability))
  const isWasted = (part: Ability) =>
    exotic !== undefined && wantsGrenadeDamage(exotic.name) && takesGrenadeDamage(part)
  const { superName, effects: askedEffects, keywords } = input.constraints
  const isAsked = isAskedFor(input)
  const aboutKeywords = keywordsNamed(keywords)
  const isAskedSuper = ({ kind, name }: Ability) =>
    kind === 'super' && superName !== undefined && isForm(name, superName)
  // What only keeps its bearer alive is no support.
  const { role, ...plain } = input.constraints
  const worthForOneself = effectWorth({ activity: input.activity, constraints: plain })
  const ofEffects = (part: Ability, beside: Beside) => {
    const worth = isForOneself(part) ? worthForOneself : worthOfEffect
    const sum = effectsBeside(part, beside).reduce((total, effect) => total + worth(effect), 0)
    return role === 'support' && isPassive(part) ? PASSIVE_SUPPORT * sum : sum
  }
  /** An aspect that spends the grenade has to make up for it; one that makes it greater adds to it. */
  const ofGrenade = (part: Ability, beside: Beside) => {
    if (part.kind !== 'aspect') return 0
    const factor = spendsGrenade(part) ? -1 : makesGrenadesGreater(part) ? GREATER_FACTOR : 0
    const grenade = beside.others.find(({ kind }) => kind === 'grenade')
    return factor === 0 || !grenade ? 0 : factor * ofEffects(grenade, beside)
  }
  const followed = new Map<Ability, readonly Effect[]>()
  const followedBy = (part: Ability) => {
    const before = followed.get(part)
    if (before) return before
    const effects = followedEffects(part)
    followed.set(part, effects)
    return effects
  }
  const ofFollowing = (part: Ability, { others }: Beside) =>
    FOLLOWING_FACTOR *
    Math.max(
      0,
      ...followedBy(part)
        .filter((effect) => isBrought(effect, others))
        .map(worthOfEffect),
    )
  return () => {
    const stopped = new Set<ChampionType>()
    let sum = 0
    const worthOf = (part: Ability, beside: Beside) => {
      const effects = effectsBeside(part, beside)
      const fresh = championsCoveredBy(part, beside).filter(
        (champion) => needed.includes(champion) && !stopped.has(champion),
      )
      return (
        (conditionOf(part) ? CONDITION_FACTOR : 1) * ofEffects(part, beside) +
        ofGrenade(part, beside) +
        ofFollowing(part, beside) +
        ASKED_EFFECT_WORTH * effects.filter((effect) => askedEffects.includes(effect)).length +
        ASKED_EFFECT_WORTH * aboutKeywords(part) +
        fresh.reduce((worth, champion) => worth + CHAMPION_WORTH * championWeight(input, champion), 0) +
        statWorth(part.stats, input.activity.weights) +
        (isStrengthened(part) ? STRENGTHENED_WORTH : 0) -
        (isWasted(part) ? STRENGTHENED_WORTH : 0) +
        (role === 'boss' && part.kind === 'super' && !isRoaming(part.name) ? ONE_BLOW_WORTH : 0) +
        (isAskedSuper(part) ? ASKED_SUPER_WORTH : 0) +
        (isAsked(part) ? ASKED_ABILITY_WORTH : 0)
      )
    }
    return {
      worthOf,
      take(part, beside) {
        sum += worthOf(part, beside)
        for (const champion of championsCoveredBy(part, beside)) stopped.add(champion)
      },
      worth: () => sum,
    }
  }
}
