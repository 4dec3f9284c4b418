import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import type { WorldArmor, WorldSocket } from '../../world/world.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Dice } from '../dice.ts'
import { ARMOR_STAT_HASH } from '../platform-codes.ts'
import { add, onZeroStats, rollBase } from './armor-base.ts'
import type { PluggedSocket, RolledArmor } from './gear-item.ts'

export interface ArmorWish {
  readonly tier: number
  readonly favourite: boolean
}

const FULL_MASTERWORK = 5
const TIER_5_CAPACITY = 11
const CAPACITY = 10

/** Everything that is decided before the sockets are filled. */
interface Piece {
  readonly armor: WorldArmor
  readonly tier: number
  readonly archetype: number
  readonly base: StatLine
  readonly masterworkLevel: number
  readonly modded: boolean
  readonly tunedStat: ArmorStat
}

const statLineOf = (plug: number, { world }: Catalogue): StatLine =>
  ARMOR_STATS.map((stat) => world.plugStats(plug).get(ARMOR_STAT_HASH[stat]) ?? 0) as unknown as StatLine

const pickOr = (choices: readonly number[], fallback: number, dice: Dice) =>
  choices.length > 0 ? dice.pick(choices) : fallback

const tuningOptions = ({ armor, tunedStat }: Piece, { world }: Catalogue): number[] => [
  ...world.tuning.directional
    .filter(({ plus }) => armor.rarity === 'exotic' || plus === tunedStat)
    .map(({ hash }) => hash),
  world.tuning.balanced,
]

/** Never lowers a stat below zero: such a choice would waste points and no player makes it. */
const chooseTuning = (piece: Piece, initial: number, catalogue: Catalogue, dice: Dice): number => {
  if (!piece.modded || dice.chance(0.2)) return initial
  if (dice.chance(0.35)) return catalogue.world.tuning.balanced
  const worn = add(piece.base, onZeroStats(piece.base, piece.masterworkLevel))
  const directional = catalogue.world.tuning.directional.filter(
    ({ plus, minus }) =>
      (piece.armor.rarity === 'exotic' || plus === piece.tunedStat) &&
      (worn[ARMOR_STATS.indexOf(minus)] ?? 0) >= 5,
  )
  return directional.length > 0 ? dice.pick(directional).hash : catalogue.world.tuning.balanced
}

const tuningSocket = (piece: Piece, socket: WorldSocket, catalogue: Catalogue, dice: Dice): PluggedSocket => {
  if (piece.tier !== 5) return { role: 'tuning', plug: socket.initial, enabled: false }
  return {
    role: 'tuning',
    plug: chooseTuning(piece, socket.initial, catalogue, dice),
    enabled: true,
    options: tuningOptions(piece, catalogue),
  }
}

/** A stat mod where energy is left for it: mostly the large one. */
const generalMod = (socket: WorldSocket, piece: Piece, left: number, catalogue: Catalogue, dice: Dice) => {
  if (!piece.modded) return socket.initial
  const { major, minor } = catalogue.world.statMods[dice.pick(ARMOR_STATS)]
  const wanted = dice.chance(0.75) ? [major, minor] : [minor]
  return wanted.find((mod) => catalogue.energyCostOf(mod) <= left) ?? socket.initial
}

const slotMod = (socket: WorldSocket, piece: Piece, left: number, catalogue: Catalogue, dice: Dice) => {
  if (!piece.modded || dice.chance(0.2)) return socket.initial
  const affordable = socket.plugs.filter((plug) => catalogue.energyCostOf(plug) <= left)
  return pickOr(affordable, socket.initial, dice)
}

const fillSockets = (piece: Piece, catalogue: Catalogue, dice: Dice) => {
  const { world } = catalogue
  const capacity = piece.tier === 5 ? TIER_5_CAPACITY : CAPACITY
  const statPlugs = ARMOR_STATS.flatMap((stat, index) => {
    const value = piece.base[index] ?? 0
    return value > 0 ? [world.armorStatPlug(stat, value)] : []
  })
  let used = 0
  const paid = (plug: number) => {
    used += catalogue.energyCostOf(plug)
    return plug
  }
  const sockets = piece.armor.sockets.map((socket): PluggedSocket => {
    const fixed = (plug: number): PluggedSocket => ({ role: socket.role, plug, enabled: true })
    switch (socket.role) {
      case 'archetype':
        return fixed(piece.archetype)
      case 'armor-stat':
        return fixed(statPlugs.shift() ?? socket.initial)
      case 'armor-masterwork':
        return fixed(world.armorMasterworks[piece.masterworkLevel] ?? socket.initial)
      case 'tuning':
        return tuningSocket(piece, socket, catalogue, dice)
      case 'general-mod':
        return fixed(paid(generalMod(socket, piece, capacity - used, catalogue, dice)))
      case 'slot-mod':
        return fixed(paid(slotMod(socket, piece, capacity - used, catalogue, dice)))
      case 'artifice':
        return fixed(piece.modded ? world.statMods[dice.pick(ARMOR_STATS)].artifice : socket.initial)
      case 'exotic-perk':
      case 'set-selector':
        return fixed(pickOr(socket.plugs, socket.initial, dice))
      default:
        return fixed(socket.initial)
    }
  })
  return { sockets, energy: { capacity, used } }
}

const ZERO_STAT_ROLES = new Set<PluggedSocket['role']>(['armor-masterwork', 'armor-stat', 'archetype'])

/** Base, masterwork, tuning and mods: what the stats component states. */
export const armorStats = (
  base: StatLine,
  masterworkLevel: number,
  sockets: readonly PluggedSocket[],
  catalogue: Catalogue,
): ReadonlyMap<number, number> => {
  const total = sockets.reduce(
    (line, { role, plug, enabled }) => {
      if (!enabled || ZERO_STAT_ROLES.has(role)) return line
      if (plug === catalogue.world.tuning.balanced) return add(line, onZeroStats(base, 1))
      return add(line, statLineOf(plug, catalogue))
    },
    add(base, onZeroStats(base, masterworkLevel)),
  )
  return new Map(ARMOR_STATS.map((stat, index) => [ARMOR_STAT_HASH[stat], Math.max(0, total[index] ?? 0)]))
}

export const rollArmor = (
  armor: WorldArmor,
  wish: ArmorWish,
  catalogue: Catalogue,
  dice: Dice,
): RolledArmor => {
  const { world } = catalogue
  const exotic = armor.rarity === 'exotic'
  const tier = exotic ? (wish.favourite || dice.chance(0.2) ? 5 : 2) : wish.tier
  const archetype = dice.pick(world.archetypes)
  const piece: Piece = {
    armor,
    tier,
    archetype: archetype.plugHash,
    base: rollBase(archetype, tier, exotic, dice),
    masterworkLevel: wish.favourite
      ? FULL_MASTERWORK
      : dice.chance(0.3)
        ? dice.between(1, FULL_MASTERWORK)
        : 0,
    modded: wish.favourite || dice.chance(0.2),
    tunedStat: dice.pick(ARMOR_STATS),
  }
  const { sockets, energy } = fillSockets(piece, catalogue, dice)
  return {
    kind: 'armor',
    definition: armor,
    sockets,
    tier,
    masterworked: piece.masterworkLevel === FULL_MASTERWORK,
    locked: wish.favourite || dice.chance(0.3),
    stats: armorStats(piece.base, piece.masterworkLevel, sockets, catalogue),
    base: piece.base,
    energy,
  }
}
