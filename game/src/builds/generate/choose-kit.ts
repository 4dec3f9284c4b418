import type { ChampionType, StatLine } from '../../items.ts'
import type { Ability, AbilityKind, Subclass } from '../../kit.ts'
import { championsCoveredBy } from '../coverage.ts'
import {
  CHAMPIONS,
  CLEARING,
  CONTROL,
  conditionOf,
  type Effect,
  effectsOf,
  SURVIVAL,
  TEAM_DAMAGE,
} from '../effects.ts'
import { namedExoticArmor, namesAbility } from '../exotics/exotic-fit.ts'
import { isNeededBy, wantsGrenadeDamage } from '../exotics/exotic-use.ts'
import { dealsNoDamage, hardlyComesIn, isIdleBeside, spendsGrenade } from '../idle-parts.ts'
import { isForm } from '../request/supers.ts'
import { type BuildInput, bestFirst } from './build-input.ts'

/** One subclass with what is chosen in it. */
export interface Kit {
  readonly subclass: Subclass
  /** Super, class ability, movement, melee, grenade. */
  readonly abilities: readonly Ability[]
  readonly aspects: readonly Ability[]
  readonly fragments: readonly Ability[]
  readonly worth: number
}

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
/** An exotic that makes one ability stronger is worn for that ability. */
const STRENGTHENED_WORTH = 20

/** More than a whole kit and an exotic are worth. */
const ASKED_SUPER_WORTH = 1_000

/** More than any other use of an ability. */
const ASKED_EFFECT_WORTH = 30

const ROLE_FACTOR = 2
const ASKED_WEIGHT = 3

/** What each effect is worth in this activity and role. */
export function effectWorth({ activity, constraints }: Pick<BuildInput, 'activity' | 'constraints'>) {
  const { survival, clear, boss, team } = activity.wants
  const { role } = constraints
  const factor = (...roles: readonly string[]) => (role && roles.includes(role) ? ROLE_FACTOR : 1)
  return (effect: Effect): number => {
    let worth = 0.2
    if (SURVIVAL.includes(effect)) worth += survival * factor('survival', 'support')
    if (CONTROL.includes(effect)) worth += 0.6 * survival * factor('survival')
    if (CLEARING.includes(effect)) worth += clear * factor('clear')
    if (TEAM_DAMAGE.includes(effect)) worth += 0.5 * (team + boss) * factor('boss', 'support')
    return worth
  }
}

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

export function chooseKit(subclass: Subclass, input: BuildInput): Kit | undefined {
  const worthOfEffect = effectWorth(input)
  const needed = neededChampions(input)
  const exotic = namedExoticArmor(input)
  const isStrengthened = (ability: Ability) =>
    exotic !== undefined && (isNeededBy(exotic.name, ability) || namesAbility(exotic.perk, ability))
  const isWasted = (ability: Ability) =>
    exotic !== undefined &&
    wantsGrenadeDamage(exotic.name) &&
    (dealsNoDamage(ability) || (ability.kind === 'aspect' && spendsGrenade(ability)))
  const { superName, avoidSupers, effects: askedEffects } = input.constraints
  const isAvoided = ({ kind, name }: Ability) =>
    kind === 'super' && avoidSupers.some((avoided) => isForm(name, avoided))
  const isAskedSuper = ({ kind, name }: Ability) =>
    kind === 'super' && superName !== undefined && isForm(name, superName)
  const stopped = new Set<ChampionType>()
  const known = (kind: AbilityKind): readonly Ability[] =>
    subclass.unlocked[kind].flatMap((hash) => {
      const ability = input.ability(hash)
      return ability?.kind === kind && !isAvoided(ability) ? [ability] : []
    })
  const worthOf = (ability: Ability): number => {
    const effects = effectsOf(ability)
    const fresh = championsCoveredBy(ability).filter((each) => needed.includes(each) && !stopped.has(each))
    return (
      (conditionOf(ability) ? CONDITION_FACTOR : 1) *
        effects.reduce((sum, effect) => sum + worthOfEffect(effect), 0) +
      ASKED_EFFECT_WORTH * effects.filter((effect) => askedEffects.includes(effect)).length +
      fresh.reduce((sum, champion) => sum + CHAMPION_WORTH * championWeight(input, champion), 0) +
      statWorth(ability.stats, input.activity.weights) +
      (isStrengthened(ability) ? STRENGTHENED_WORTH : 0) -
      (isWasted(ability) ? STRENGTHENED_WORTH : 0) +
      (isAskedSuper(ability) ? ASKED_SUPER_WORTH : 0)
    )
  }
  const note = (ability: Ability) => {
    for (const each of championsCoveredBy(ability)) stopped.add(each)
  }
  const best = (from: readonly Ability[]) => bestFirst(from, worthOf, ({ hash }) => hash)[0]

  let worth = 0
  const take = (ability: Ability): Ability => {
    worth += worthOf(ability)
    note(ability)
    return ability
  }
  const abilities: Ability[] = []
  // What is at hand every minute decides before the super, which is not.
  for (const kind of ['grenade', 'melee', 'class', 'movement', 'super'] as const) {
    const chosen = best(known(kind))
    if (!chosen) return undefined
    abilities.push(take(chosen))
  }
  const aspects: Ability[] = []
  for (let socket = 0; socket < subclass.aspectSockets; socket++) {
    const rest = known('aspect').filter(
      (aspect) => !isAmong(aspects, aspect) && !isIdleBeside(aspect, [...abilities, ...aspects]),
    )
    const withSlots = (ability: Ability) => worthOf(ability) + SLOT_WORTH * ability.fragmentSlots
    const chosen = bestFirst(rest, withSlots, ({ hash }) => hash)[0]
    if (chosen) aspects.push(take(chosen))
  }
  if (aspects.length === 0) return undefined
  const room = Math.min(
    subclass.fragmentSockets,
    aspects.reduce((sum, { fragmentSlots }) => sum + fragmentSlots, 0),
  )
  const fragments: Ability[] = []
  while (fragments.length < room) {
    const others = [...abilities, ...aspects, ...fragments]
    const chosen = best(
      known('fragment').filter(
        (fragment) =>
          !isAmong(fragments, fragment) &&
          !isIdleBeside(fragment, others) &&
          !hardlyComesIn(input.activity, fragment),
      ),
    )
    if (!chosen) break
    fragments.push(take(chosen))
  }
  const inOrder = PLAIN_KINDS.flatMap((kind) => abilities.filter((ability) => ability.kind === kind))
  return { subclass, abilities: inOrder, aspects, fragments, worth }
}
