import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import type { Catalogue } from '../catalogue.ts'
import { fractionFor } from '../dice.ts'
import { rememberedByDay } from '../remembered-by-day.ts'
import { type Collection, createCollection } from './collection.ts'
import type { GearItem } from './gear-item.ts'
import { bountiesOn, questsOn } from './pursuits.ts'
import { cosmeticsOf, materialsOn, type SideItem, subclassesOf } from './side-items.ts'

const POWER_KEY = 41
const LOWEST_POWER = 1350
export const POWER_CAP = 2000
const WORN_SPREAD = 8
const OLDER_SPREAD = 45
const VAULT_KEY = 42
/** What was put away years ago lies on the scales of those years. */
const OLD_SCALES = { lowest: { share: 0.2, power: 10 }, middle: { share: 0.4, power: 300, spread: 30 } }

export interface OwnedGear extends GearItem {
  readonly power: number
}

/** Everything a guardian owns on one day. */
export interface Belongings {
  readonly day: number
  readonly gear: readonly OwnedGear[]
  readonly side: readonly SideItem[]
}

export interface BelongingsByDay {
  on(day: number): Belongings
  readonly everDropped: Collection['everDropped']
  readonly everFinished: Collection['everFinished']
  readonly arsenalOf: Collection['arsenalOf']
  /** What a character's banner shows; the same on every day. */
  emblemOf(character: number): number
}

const wornEmblem = (items: readonly SideItem[], character: number): number =>
  items.find(({ kind, home }) => kind === 'emblem' && home.in === 'equipped' && home.character === character)
    ?.hash ?? 0

const levelOn = ({ power }: Persona, day: number): number =>
  power.atAnchor + power.perDay * (day - ANCHOR_DAY)

const oldPowerOf = ({ slot, dropDay }: GearItem, persona: Persona, seed: number): number | undefined => {
  if (!persona.oldGear || slot.home.in !== 'vault' || slot.fresh) return undefined
  const fraction = fractionFor(seed, VAULT_KEY, persona.index, slot.index, dropDay)
  const { lowest, middle } = OLD_SCALES
  if (fraction < lowest.share) return lowest.power
  return fraction < middle.share ? middle.power + (slot.index % middle.spread) : undefined
}

/** What is worn is infused as the guardian grows; everything else keeps the power it dropped with. */
const powerOf = (item: GearItem, persona: Persona, seed: number, day: number): number => {
  const old = oldPowerOf(item, persona, seed)
  if (old !== undefined) return old
  const fraction = fractionFor(seed, POWER_KEY, persona.index, item.slot.index, item.dropDay)
  const power =
    item.slot.home.in === 'equipped'
      ? levelOn(persona, day) + (fraction - 0.5) * WORN_SPREAD
      : levelOn(persona, Math.min(day, item.dropDay)) - fraction * OLDER_SPREAD
  return Math.round(Math.max(LOWEST_POWER, Math.min(POWER_CAP, power)))
}

export const createBelongings = (catalogue: Catalogue, persona: Persona, seed: number): BelongingsByDay => {
  const collection = createCollection(catalogue, persona, seed)
  const lasting = [...subclassesOf(catalogue, persona, seed), ...cosmeticsOf(catalogue, persona, seed)]
  const emblems = persona.characters.map((_, character) => wornEmblem(lasting, character))
  const build = (day: number): Belongings => ({
    day,
    gear: collection.itemsOn(day).map((item) => ({ ...item, power: powerOf(item, persona, seed, day) })),
    side: [
      ...lasting,
      ...bountiesOn(catalogue, persona, seed, day),
      ...questsOn(catalogue, persona, seed, day),
      ...materialsOn(catalogue, persona, seed, day),
    ],
  })
  return {
    on: rememberedByDay(build),
    everDropped: collection.everDropped,
    everFinished: collection.everFinished,
    arsenalOf: collection.arsenalOf,
    emblemOf: (character) => emblems[character] ?? 0,
  }
}
