import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { ARMOR_STAT_HASH } from '../../world/tables/platform.ts'
import type { WorldArmor } from '../../world/world.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Dice } from '../dice.ts'
import { add, oldBase, onZeroStats, rollBase, rollOldStats } from './armor-base.ts'
import { fillSockets, type Piece } from './armor-sockets.ts'
import type { PluggedSocket, RolledArmor } from './gear-item.ts'

interface ArmorWish {
  readonly tier: number
  readonly favourite: boolean
  /** Fresh from a vendor: nobody has worked on it yet. */
  readonly untouched?: boolean
}

const FULL_MASTERWORK = 5
const CAPACITY = 10
/** From tier 4 on. */
const HIGH_TIER_CAPACITY = 11

const statLineOf = (plug: number, catalogue: Catalogue): StatLine => {
  const stats = catalogue.statsOf(plug)
  return ARMOR_STATS.map((stat) => stats.get(ARMOR_STAT_HASH[stat]) ?? 0) as unknown as StatLine
}

/** What one plug adds. Base values are counted already, and two kinds of plug raise zero stats alone. */
const addedBy = (
  { role, plug, enabled }: PluggedSocket,
  piece: Piece,
  catalogue: Catalogue,
): StatLine | undefined => {
  if (!enabled || role === 'armor-stat' || role === 'archetype') return undefined
  if (role === 'armor-masterwork' && piece.armor.armor3) return onZeroStats(piece.base, piece.masterworkLevel)
  if (plug === catalogue.world.tuning.balanced) return onZeroStats(piece.base, 1)
  return catalogue.statsOf(plug).size > 0 ? statLineOf(plug, catalogue) : undefined
}

/** Base, masterwork, tuning and mods: what the stats component states. */
const statsOf = (
  piece: Piece,
  sockets: readonly PluggedSocket[],
  catalogue: Catalogue,
): ReadonlyMap<number, number> => {
  const total = sockets.reduce((line, socket) => {
    const added = addedBy(socket, piece, catalogue)
    return added ? add(line, added) : line
  }, piece.base)
  return new Map(ARMOR_STATS.map((stat, index) => [ARMOR_STAT_HASH[stat], Math.max(0, total[index] ?? 0)]))
}

const planNew = (armor: WorldArmor, wish: ArmorWish, { world }: Catalogue, dice: Dice): Piece => {
  const exotic = armor.rarity === 'exotic'
  const exoticTier = wish.favourite || dice.chance(0.2) ? 5 : 2
  const tier = exotic ? exoticTier : wish.tier
  const archetype = dice.pick(world.archetypes)
  const begun = dice.chance(0.3) && !wish.untouched ? dice.between(1, FULL_MASTERWORK) : 0
  const masterworkLevel = wish.favourite ? FULL_MASTERWORK : begun
  return {
    armor,
    tier,
    archetype: archetype.plugHash,
    base: rollBase(archetype, tier, exotic, dice),
    masterworkLevel,
    masterworked: masterworkLevel === FULL_MASTERWORK,
    modded: !wish.untouched && (wish.favourite || dice.chance(0.2)),
    capacity: tier >= 4 ? HIGH_TIER_CAPACITY : CAPACITY,
    element: 0,
    tunedStat: dice.pick(ARMOR_STATS),
  }
}

/** What nobody has worked on has as little energy, and of the element, as it dropped with. */
const planOld = (armor: WorldArmor, wish: ArmorWish, dice: Dice): Piece => {
  const oldStats = rollOldStats(armor, dice)
  const masterworked = wish.favourite || dice.chance(0.4)
  const modded = wish.favourite || dice.chance(0.3)
  const tunedStat = dice.pick(ARMOR_STATS)
  const [{ value } = { value: CAPACITY }] = oldStats
  return {
    armor,
    oldStats,
    base: oldBase(oldStats),
    masterworkLevel: 0,
    masterworked,
    modded,
    capacity: masterworked || modded ? CAPACITY : 1 + (value % CAPACITY),
    element: ([0, 1, 2, 3] as const)[value % 4] ?? 0,
    tunedStat,
  }
}

export const rollArmor = (
  armor: WorldArmor,
  wish: ArmorWish,
  catalogue: Catalogue,
  dice: Dice,
): RolledArmor => {
  const piece = armor.armor3 ? planNew(armor, wish, catalogue, dice) : planOld(armor, wish, dice)
  const { sockets, energy } = fillSockets(piece, catalogue, dice)
  return {
    kind: 'armor',
    definition: armor,
    sockets,
    ...(piece.tier === undefined ? {} : { tier: piece.tier }),
    masterworked: piece.masterworked,
    locked: wish.favourite || dice.chance(0.3),
    stats: statsOf(piece, sockets, catalogue),
    base: piece.base,
    energy,
  }
}
