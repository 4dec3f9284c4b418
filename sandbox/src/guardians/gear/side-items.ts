import { BUCKET } from '../../world/tables/platform.ts'
import type { WorldSocket } from '../../world/world.ts'
import { instanceIdOf } from '../account/identities.ts'
import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import type { Catalogue, ObjectiveGoal } from '../catalogue.ts'
import { type Dice, diceFor } from '../dice.ts'
import type { PluggedSocket } from './gear-item.ts'
import type { Home } from './slots.ts'

/** What a guardian owns besides weapons and armor. */
export interface SideItem {
  readonly kind: 'subclass' | 'emblem' | 'cosmetic' | 'bounty' | 'quest' | 'material' | 'currency'
  readonly hash: number
  readonly instanceId?: string
  readonly home: Home
  readonly quantity: number
  readonly sockets: readonly PluggedSocket[]
  /** Bounties run out. */
  readonly expiresDay?: number
  /** Followed in the game. */
  readonly tracked?: boolean
  readonly objectives: readonly { readonly goal: ObjectiveGoal; readonly progress: number }[]
}

const SUBCLASS_KEY = 51
const COSMETIC_KEY = 52
const MATERIAL_KEY = 54
/** Slot numbers from here on are not gear. */
const FIRST_SIDE_SLOT = 3600
export const PER_CHARACTER = 40
const COSMETIC_OFFSET = 20

export const NONE = { sockets: [], objectives: [], quantity: 1 } as const

/** Everything chosen at random, no plug twice; the aspects decide how many fragments can be worn. */
const subclassSockets = (
  sockets: readonly WorldSocket[],
  catalogue: Catalogue,
  dice: Dice,
): PluggedSocket[] => {
  const taken = new Set<number>()
  let open = 0
  return sockets.map(({ role, plugs, initial }): PluggedSocket => {
    if (role === 'fragment' && open <= 0) return { role, plug: initial, enabled: false }
    const free = plugs.filter((plug) => !taken.has(plug))
    const plug = free.length > 0 ? dice.pick(free) : initial
    taken.add(plug)
    open += role === 'fragment' ? -1 : catalogue.fragmentSlotsOf(plug)
    return { role, plug, enabled: true }
  })
}

export const subclassesOf = (catalogue: Catalogue, persona: Persona, seed: number): SideItem[] =>
  persona.characters.flatMap(({ classType }, character) => {
    const all = catalogue.world.subclasses.filter((subclass) => subclass.classType === classType)
    const choice = diceFor(seed, SUBCLASS_KEY, persona.index, character)
    const worn = all.length > 0 ? choice.pick(all) : undefined
    const known = worn && persona.completion < 0.1 ? [worn] : all
    return known.map((subclass, position) => {
      const dice = diceFor(seed, SUBCLASS_KEY, persona.index, character, position + 1)
      const sockets = subclassSockets(subclass.sockets, catalogue, dice)
      return {
        ...NONE,
        kind: 'subclass' as const,
        hash: subclass.hash,
        instanceId: instanceIdOf(
          persona.index,
          FIRST_SIDE_SLOT + character * PER_CHARACTER + position,
          ANCHOR_DAY - 1200,
        ),
        home: { in: subclass === worn ? ('equipped' as const) : ('character' as const), character },
        sockets,
      }
    })
  })

const WORN_COSMETICS = [
  BUCKET.ghost,
  BUCKET.vehicle,
  BUCKET.ship,
  BUCKET.finisher,
  BUCKET.emote,
  BUCKET.artifact,
]

/** Emblems, the worn one first; those who have been around also wear a ghost, a sparrow, a ship and the like. */
export const cosmeticsOf = (catalogue: Catalogue, persona: Persona, seed: number): SideItem[] =>
  persona.characters.flatMap((_, character) => {
    const dice = diceFor(seed, COSMETIC_KEY, persona.index, character)
    const emblems = dice.several(catalogue.world.emblems, 1 + persona.spareEmblems)
    const others = persona.spareEmblems > 0 ? WORN_COSMETICS.map(catalogue.itemsIn) : []
    const worn = others.filter((items) => items.length > 0).map((items) => dice.pick(items))
    const first = FIRST_SIDE_SLOT + character * PER_CHARACTER + COSMETIC_OFFSET
    return [...emblems, ...worn].map((hash, position) => {
      const spare = position > 0 && position < emblems.length
      return {
        ...NONE,
        kind: position < emblems.length ? ('emblem' as const) : ('cosmetic' as const),
        hash,
        instanceId: instanceIdOf(persona.index, first + position, ANCHOR_DAY - 1000),
        home: { in: spare ? ('character' as const) : ('equipped' as const), character },
      }
    })
  })

/** Stacks swing with play and stay within what a stack can hold. */
export const materialsOn = (
  { world }: Catalogue,
  persona: Persona,
  seed: number,
  day: number,
): SideItem[] => {
  const currencies = world.materials.filter(({ currency }) => currency)
  const others = world.materials.filter(({ currency }) => !currency).slice(0, persona.materials)
  return [...(persona.characters.length > 0 ? currencies : []), ...others].map(
    ({ hash, stack, currency }) => {
      const dice = diceFor(seed, MATERIAL_KEY, persona.index, hash)
      const level = 0.1 + 0.75 * dice.next() * (0.2 + persona.completion)
      const swing = 0.08 * Math.sin((day + dice.between(0, 60)) / dice.between(5, 19))
      return {
        ...NONE,
        kind: currency ? ('currency' as const) : ('material' as const),
        hash,
        home: { in: 'vault' as const },
        quantity: Math.max(1, Math.min(stack, Math.floor(stack * (level + swing)))),
      }
    },
  )
}
