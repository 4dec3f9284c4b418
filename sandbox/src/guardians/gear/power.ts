import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import { fractionFor } from '../dice.ts'
import type { GearItem } from './gear-item.ts'

const POWER_KEY = 41
const LOWEST = 1350
const CAP = 2000
const WORN_SPREAD = 8
const OLDER_SPREAD = 45

const levelOn = ({ power }: Persona, day: number): number =>
  power.atAnchor + power.perDay * (day - ANCHOR_DAY)

/** What is worn is infused as the guardian grows; everything else keeps the power it dropped with. */
export const powerOf = (item: GearItem, persona: Persona, seed: number, day: number): number => {
  const fraction = fractionFor(seed, POWER_KEY, persona.index, item.slot.index, item.dropDay)
  const power =
    item.slot.home.in === 'equipped'
      ? levelOn(persona, day) + (fraction - 0.5) * WORN_SPREAD
      : levelOn(persona, Math.min(day, item.dropDay)) - fraction * OLDER_SPREAD
  return Math.round(Math.max(LOWEST, Math.min(CAP, power)))
}
