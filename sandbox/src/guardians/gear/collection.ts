import type { WorldWeapon } from '../../world/world.ts'
import { instanceIdOf } from '../account/identities.ts'
import type { Persona } from '../account/persona.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Dice, diceFor } from '../dice.ts'
import { rollArmor } from './armor/roll-armor.ts'
import { createGearChooser, type Gear, type GearChoice } from './choose-gear.ts'
import type { GearItem } from './gear-item.ts'
import { type Cycle, cycleOf, type Generation, generationOn, latestGeneration } from './generations.ts'
import { type SlotPlan, slotsOf, WEAPON_BUCKETS } from './slots.ts'
import { rollWeapon } from './weapons/roll-weapon.ts'

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
