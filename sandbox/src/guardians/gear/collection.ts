import type { WorldWeapon } from '../../world/world.ts'
import { instanceIdOf } from '../account/identities.ts'
import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Dice, diceFor } from '../dice.ts'
import { createGearChooser, type Gear, type GearChoice } from './choose-gear.ts'
import type { GearItem } from './gear-item.ts'
import { rollArmor } from './roll-armor.ts'
import { rollWeapon } from './roll-weapon.ts'
import { type SlotPlan, slotsOf, WEAPON_BUCKETS } from './slots.ts'

const CYCLE_KEY = 11
const FRESH_DAYS = { shortest: 28, longest: 64 }
const KEPT_DAYS = { shortest: 1200, longest: 3600 }
const PERMANENT_AGE = { youngest: 200, oldest: 1100 }

/** When a slot changes hands: every `period` days, first on day `phase`. What is permanent dropped once. */
type Cycle =
  | { readonly permanent: true; readonly dropDay: number }
  | { readonly permanent: false; readonly period: number; readonly phase: number; readonly fill: number }

interface Generation {
  readonly number: number
  readonly dropDay: number
}

const cycleOf = (slot: SlotPlan, permanent: boolean, seed: number, guardian: number): Cycle => {
  const dice = diceFor(seed, CYCLE_KEY, guardian, slot.index)
  if (permanent) {
    return {
      permanent,
      dropDay: ANCHOR_DAY - dice.between(PERMANENT_AGE.youngest, PERMANENT_AGE.oldest),
    }
  }
  const days = slot.fresh ? FRESH_DAYS : KEPT_DAYS
  const period = dice.between(days.shortest, days.longest)
  return { permanent, period, phase: dice.between(0, period - 1), fill: slot.fill }
}

/** The generation that began last, even where its item has been dismantled since. */
const latestGeneration = (cycle: Cycle, day: number): Generation => {
  if (cycle.permanent) return { number: 0, dropDay: cycle.dropDay }
  const number = Math.floor((day - cycle.phase) / cycle.period)
  return { number, dropDay: cycle.phase + number * cycle.period }
}

/** Which generation a slot holds on a day; undefined while it stands empty. */
const generationOn = (cycle: Cycle, day: number): Generation | undefined => {
  const generation = latestGeneration(cycle, day)
  if (cycle.permanent) return generation
  return day - generation.dropDay < cycle.fill * cycle.period ? generation : undefined
}

const ROLL_KEY = 31
const ARSENAL_SIZE = 7

/** A guardian's weapons and armor on any day. */
export interface Collection {
  itemsOn(day: number): readonly GearItem[]
  /** Every item hash that dropped up to a day, dismantled ones included, with the day it first did. */
  everDropped(sinceDay: number, day: number): ReadonlyMap<number, number>
  /**
   * Every weapon hash that was shaped, or whose catalyst was finished, in any copy up to a day, with the day the
   * first such copy dropped.
   */
  everFinished(sinceDay: number, day: number): ReadonlyMap<number, number>
  /** By weapon bucket: what a character plays with, the worn weapon first. The same on every day. */
  arsenalOf(character: number): readonly (readonly WorldWeapon[])[]
}

interface PlannedSlot {
  readonly plan: SlotPlan
  readonly choice: GearChoice
  readonly cycle: Cycle
}

export const createCollection = (catalogue: Catalogue, persona: Persona, seed: number): Collection => {
  const chooseGear = createGearChooser(catalogue.world, persona, seed)
  const planned: readonly PlannedSlot[] = slotsOf(persona).map((plan) => {
    const choice = chooseGear(plan)
    const permanent = plan.home.in === 'equipped' || choice.fixed?.rarity === 'exotic'
    return { plan, choice, cycle: cycleOf(plan, permanent, seed, persona.index) }
  })
  const diceOf = ({ plan }: PlannedSlot, generation: Generation) =>
    diceFor(seed, ROLL_KEY, persona.index, plan.index, generation.number)

  /** The dice are thrown even where the item is fixed, so that both kinds of slot roll on alike. */
  const drawItem = ({ choice }: PlannedSlot, dice: Dice) => {
    const drawn = choice.draw(dice)
    return choice.fixed ?? drawn
  }

  const rollItem = (slot: PlannedSlot, generation: Generation): GearItem => {
    const dice = diceOf(slot, generation)
    const item = drawItem(slot, dice)
    const worn = slot.plan.home.in === 'equipped'
    const tier = 1 + dice.weighted(persona.tierWeights)
    const wish = { tier: worn ? persona.wornTier : tier, favourite: worn || dice.chance(0.08) }
    return {
      instanceId: instanceIdOf(persona.index, slot.plan.index, generation.dropDay),
      slot: slot.plan,
      dropDay: generation.dropDay,
      roll: 'type' in item ? rollWeapon(item, wish, catalogue, dice) : rollArmor(item, wish, catalogue, dice),
    }
  }

  /** A roll never changes while the item exists, so each slot remembers its latest one. */
  const latest: (GearItem | undefined)[] = planned.map(() => undefined)
  const itemsOn = (day: number): readonly GearItem[] =>
    planned.flatMap((slot, index) => {
      const generation = generationOn(slot.cycle, day)
      if (!generation) return []
      const known = latest[index]
      if (known?.dropDay === generation.dropDay) return [known]
      const item = rollItem(slot, generation)
      latest[index] = item
      return [item]
    })

  /** The latest generation first, then those before it. */
  const generationsOf = ({ cycle }: PlannedSlot, sinceDay: number, day: number): Generation[] => {
    const found: Generation[] = []
    for (let back = day; ; ) {
      const generation = latestGeneration(cycle, back)
      found.push(generation)
      if (cycle.permanent || generation.dropDay <= sinceDay) return found
      back = generation.dropDay - 1
    }
  }
  const keepEarliest = (days: Map<number, number>, hash: number, day: number) =>
    days.set(hash, Math.min(days.get(hash) ?? day, day))

  const everDropped = (sinceDay: number, day: number): ReadonlyMap<number, number> => {
    const first = new Map<number, number>()
    for (const slot of planned) {
      for (const generation of generationsOf(slot, sinceDay, day)) {
        const { hash } = drawItem(slot, diceOf(slot, generation))
        keepEarliest(first, hash, generation.dropDay)
      }
    }
    return first
  }

  const isFinished = ({ roll }: GearItem): boolean =>
    roll.kind === 'weapon' && (roll.crafted || roll.catalyst?.state === 'complete')
  const canBeFinished = (item: Gear): boolean =>
    'type' in item && (item.craftable || item.rarity === 'exotic')

  const everFinished = (sinceDay: number, day: number): ReadonlyMap<number, number> => {
    const first = new Map<number, number>()
    for (const slot of planned.filter(({ plan }) => plan.kind === 'weapon')) {
      for (const generation of generationsOf(slot, sinceDay, day)) {
        const item = drawItem(slot, diceOf(slot, generation))
        if (canBeFinished(item) && isFinished(rollItem(slot, generation)))
          keepEarliest(first, item.hash, generation.dropDay)
      }
    }
    return first
  }

  const findArsenal = (character: number) =>
    WEAPON_BUCKETS.map((bucket) => {
      const mine = planned.filter(
        ({ plan }) => plan.bucket === bucket && 'character' in plan.home && plan.home.character === character,
      )
      const worn = mine.filter(({ plan }) => plan.home.in === 'equipped')
      const carried = mine.filter(({ plan }) => plan.home.in === 'character')
      return [...worn, ...carried]
        .flatMap(({ choice }) => (choice.fixed && 'type' in choice.fixed ? [choice.fixed] : []))
        .slice(0, ARSENAL_SIZE)
    })

  const arsenals = persona.characters.map((_, character) => findArsenal(character))

  return { itemsOn, everDropped, everFinished, arsenalOf: (character) => arsenals[character] ?? [] }
}
