import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import type { OldStat, WorldArmor, WorldSocket } from '../../world/world.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Dice } from '../dice.ts'
import { add, onZeroStats } from './armor-base.ts'
import type { PluggedSocket } from './gear-item.ts'

/** What is decided about a piece before its sockets are filled. */
export interface Piece {
  readonly armor: WorldArmor
  /** Absent on armor older than tiers. */
  readonly tier?: number
  /** Absent on armor older than archetypes. */
  readonly archetype?: number
  readonly base: StatLine
  /** The stat plugs of armor older than archetypes. */
  readonly oldStats?: readonly OldStat[]
  readonly masterworkLevel: number
  readonly masterworked: boolean
  readonly modded: boolean
  readonly capacity: number
  /** The element of the energy; 0 for any. */
  readonly element: 0 | 1 | 2 | 3
  /** The one stat that the tuning of this copy can raise; exotics may raise any. */
  readonly tunedStat: ArmorStat
}

const TUNING_STEP = 5
const ONE_IN_ORNATE = 3

const directionsOf = ({ armor, tunedStat }: Piece, { world }: Catalogue) =>
  world.tuning.directional.filter(({ plus }) => armor.rarity === 'exotic' || plus === tunedStat)

/** Never lowers a stat below zero: such a choice would waste points and no player makes it. */
const chooseTuning = (piece: Piece, initial: number, catalogue: Catalogue, dice: Dice): number => {
  const { balanced } = catalogue.world.tuning
  if (!piece.modded || dice.chance(0.2)) return initial
  if (dice.chance(0.35)) return balanced
  const worn = add(piece.base, onZeroStats(piece.base, piece.masterworkLevel))
  const sensible = directionsOf(piece, catalogue).filter(
    ({ minus }) => (worn[ARMOR_STATS.indexOf(minus)] ?? 0) >= TUNING_STEP,
  )
  return sensible.length > 0 ? dice.pick(sensible).hash : balanced
}

const tuningSocket = (piece: Piece, socket: WorldSocket, catalogue: Catalogue, dice: Dice): PluggedSocket => {
  if (piece.tier !== 5)
    return { role: 'tuning', plug: socket.initial, enabled: true, hidden: true, options: [socket.initial] }
  return {
    role: 'tuning',
    plug: chooseTuning(piece, socket.initial, catalogue, dice),
    enabled: true,
    options: [...directionsOf(piece, catalogue).map(({ hash }) => hash), catalogue.world.tuning.balanced],
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
  return affordable.length > 0 ? dice.pick(affordable) : socket.initial
}

/** Some of what is in use wears the look of another piece. */
const ornament = ({ plugs, initial }: WorldSocket, { armor, modded, base }: Piece): number => {
  const total = base.reduce((sum, value) => sum + value, 0)
  if (!modded || armor.rarity === 'exotic' || total % ONE_IN_ORNATE !== 0) return initial
  return plugs.find((plug) => plug !== initial && plug !== armor.hash) ?? initial
}

const masterworkPlug = (piece: Piece, { plugs, initial }: WorldSocket, catalogue: Catalogue, dice: Dice) => {
  if (piece.armor.armor3) return catalogue.world.armorMasterworks[piece.masterworkLevel] ?? initial
  const finished = plugs.at(-1) ?? initial
  const earlier = plugs.slice(0, -1)
  return piece.masterworked || earlier.length === 0 ? finished : dice.pick(earlier)
}

/** Armor 3.0 has a plug for each of its three stats; older armor four, each for a group of three stats. */
const statPlugsOf = ({ base, oldStats }: Piece, { world }: Catalogue): number[] =>
  oldStats
    ? oldStats.map(world.oldArmorStatPlug)
    : ARMOR_STATS.flatMap((stat, index) => {
        const value = base[index] ?? 0
        return value > 0 ? [world.armorStatPlug(stat, value)] : []
      })

export const fillSockets = (piece: Piece, catalogue: Catalogue, dice: Dice) => {
  const statPlugs = statPlugsOf(piece, catalogue)
  let used = 0
  const paid = (plug: number) => {
    used += catalogue.energyCostOf(plug)
    return plug
  }
  const plugFor = (socket: WorldSocket): number => {
    switch (socket.role) {
      case 'archetype':
        return piece.archetype ?? socket.initial
      case 'armor-stat':
        return statPlugs.shift() ?? socket.initial
      case 'armor-masterwork':
        return masterworkPlug(piece, socket, catalogue, dice)
      case 'general-mod':
        return paid(generalMod(socket, piece, piece.capacity - used, catalogue, dice))
      case 'slot-mod':
        return paid(slotMod(socket, piece, piece.capacity - used, catalogue, dice))
      case 'artifice':
        return piece.modded ? catalogue.world.statMods[dice.pick(ARMOR_STATS)].artifice : socket.initial
      case 'ornament':
        return ornament(socket, piece)
      case 'exotic-perk':
      case 'set-selector':
        return socket.plugs.length > 0 ? dice.pick(socket.plugs) : socket.initial
      default:
        return socket.initial
    }
  }
  const sockets = piece.armor.sockets.map(
    (socket): PluggedSocket =>
      socket.role === 'tuning'
        ? tuningSocket(piece, socket, catalogue, dice)
        : { role: socket.role, plug: plugFor(socket), enabled: true },
  )
  return { sockets, energy: { element: piece.element, capacity: piece.capacity, used } }
}
