/**
 * What the request asks for and the finished build does not have, each with the reason. It is read off the build itself, so
 * that nothing that was asked for goes missing without a word, whichever rule gave it up.
 */

import { capitalized, listInWords, withArticle } from '../../../in-words.ts'
import { ARMOR_STATS, type DamageType, type Weapon, type WeaponType } from '../../../items.ts'
import type { Build, BuildCoverage, NotGiven, NotGivenKind } from '../../build.ts'
import type { NamedItem } from '../../request/constraints.ts'
import { targetsOf } from '../../request/parse-request.ts'
import { isForm } from '../../request/supers.ts'
import { isCovered, WEAPON_SLOTS } from '../../synergy/coverage.ts'
import { effectsOf } from '../../synergy/effects.ts'
import type { BuildInput } from '../build-input.ts'
import type { BuildPlan } from '../plan-build.ts'
import { isCopyOf, isRuledOut } from './ruled-out.ts'

type Facts = Pick<Build, 'weapons' | 'armor' | 'subclass' | 'stats' | 'coverage'>

export function findNotGiven(plan: BuildPlan, facts: Facts): readonly NotGiven[] {
  const { constraints } = plan.input
  const of = (kind: NotGivenKind, reasons: readonly string[]) => reasons.map((reason) => ({ kind, reason }))
  const missedType = (type: WeaponType) =>
    missedWeapon(plan.input, facts, typeInWords(type), (weapon) => weapon.type === type)
  const missedElementOf = (element: DamageType) =>
    missedWeapon(plan.input, facts, `${element} weapon`, (weapon) => weapon.element === element)
  return [
    ...of('subclass', missedElement(plan)),
    ...of('super', missedSuper(plan)),
    ...of('effect', [...missedEffects(plan), ...missedKeywords(plan), ...missedAbilities(plan)]),
    ...of('item', missedItems(plan.input, facts)),
    ...of('type', constraints.types.flatMap(missedType)),
    ...of('element', constraints.weaponElements.flatMap(missedElementOf)),
    ...of('threat', [
      ...missedChampions(plan.input, facts.coverage),
      ...constraints.shields.flatMap(missedElementOf),
    ]),
    ...of('stat', missedStats(plan.input, facts)),
    ...of('pin', plan.pinsLeftOut),
  ]
}

/** The element is given up only where no subclass of it can be played. */
function missedElement({ input, kit }: BuildPlan): readonly string[] {
  const { element, classType } = input.constraints
  if (!element || kit.subclass.element === element) return []
  const who = classType ?? 'character'
  return [`no ${who} has its ${element} subclass unlocked: ${kit.subclass.name} is the closest`]
}

function missedSuper({ input, kit }: BuildPlan): readonly string[] {
  const { superName } = input.constraints
  const isHad = kit.abilities.some(
    ({ kind, name }) => kind === 'super' && superName && isForm(name, superName),
  )
  return superName && !isHad ? [`${kit.subclass.name} has no ${superName} unlocked`] : []
}

function missedEffects({ input, kit }: BuildPlan): readonly string[] {
  const parts = [...kit.abilities, ...kit.aspects, ...kit.fragments]
  return input.constraints.effects
    .filter((effect) => !parts.some((part) => effectsOf(part).includes(effect)))
    .map((effect) => `nothing that is unlocked for ${kit.subclass.name} brings “${effect}”`)
}

const partsOf = ({ kit }: BuildPlan) => [...kit.abilities, ...kit.aspects, ...kit.fragments]

function missedKeywords(plan: BuildPlan): readonly string[] {
  const texts = partsOf(plan).map(({ name, description }) => `${name}. ${description}`.toLowerCase())
  return plan.input.constraints.keywords
    .filter((word) => !texts.some((text) => text.includes(word)))
    .map((word) => `nothing that is unlocked for ${plan.kit.subclass.name} speaks of “${word}”`)
}

function missedAbilities(plan: BuildPlan): readonly string[] {
  const names = new Set(partsOf(plan).map(({ name }) => name))
  return plan.input.constraints.abilities
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => `${name} found no place in ${plan.kit.subclass.name}`)
}

function missedItems(input: BuildInput, { weapons, armor }: Facts): readonly string[] {
  const { exotics, items } = input.constraints
  const copies = [...input.guardian.weapons, ...input.guardian.armor]
  const used = [...Object.values(weapons), ...armor]
  const isIn = (item: NamedItem) =>
    copies.some(
      (copy) => isCopyOf(item, copy) && used.some(({ instance_id }) => instance_id === copy.instanceId),
    )
  return [...exotics, ...items]
    .filter((item) => !isIn(item))
    .map((item) => {
      if (!item.owned) return `you do not own ${item.name}`
      const holder = used.find(({ slot }) => slot === item.slot)
      return holder ? `${holder.name} has the slot of ${item.name}` : `${item.name} found no place`
    })
}

const typeInWords = (type: WeaponType) => type.replaceAll('-', ' ')

/** Why no weapon of the sort is in the build; empty where one is. */
function missedWeapon(
  input: BuildInput,
  { weapons }: Facts,
  what: string,
  isOfSort: (weapon: Weapon) => boolean,
): readonly string[] {
  const owned = input.guardian.weapons.filter(isOfSort)
  const used = Object.values(weapons)
  if (owned.some(({ instanceId }) => used.some(({ instance_id }) => instance_id === instanceId))) return []
  if (owned.length === 0) return [`you own no ${what}`]
  const allowed = owned.filter((weapon) => !isRuledOut(input, weapon))
  if (allowed.length === 0) return [`the request rules out every ${what} that you own`]
  const slots = WEAPON_SLOTS.filter((slot) => allowed.some((weapon) => weapon.slot === slot))
  const holders = slots.map((slot) => weapons[slot].name)
  const exotic = used.find(({ rarity }) => rarity === 'exotic')
  if (exotic && !holders.includes(exotic.name) && allowed.every(({ rarity }) => rarity === 'exotic'))
    return [`every ${what} that you own is exotic, and so is ${exotic.name}`]
  return [`${listInWords(holders)} ${holders.length > 1 ? 'have' : 'has'} the place of ${withArticle(what)}`]
}

/** Those that the request itself names. */
function missedChampions({ constraints }: BuildInput, coverage: readonly BuildCoverage[]): readonly string[] {
  return constraints.champions.flatMap((champion) => {
    const row = coverage.find(({ threat }) => threat === champion)
    if (!row || isCovered(row)) return []
    const helper = row.answers[0]?.by
    return [`nothing in this build stops ${champion} champions${helper ? `, ${helper} only helps` : ''}`]
  })
}

function missedStats({ constraints }: BuildInput, { stats }: Facts): readonly string[] {
  const targets = targetsOf(constraints)
  return ARMOR_STATS.flatMap((stat, at) => {
    const [reached, target] = [stats.total[at] ?? 0, targets[at] ?? 0]
    return reached < target ? [`${capitalized(stat)} comes to ${reached} of the ${target} asked for`] : []
  })
}
