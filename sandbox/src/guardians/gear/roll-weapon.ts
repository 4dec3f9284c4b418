import type { WeaponStat } from '@ai-vault/game/items.ts'
import { PLUG, WEAPON_STAT_HASH } from '../../world/tables/platform.ts'
import { shownOn } from '../../world/weapons/curves.ts'
import type { WorldSocket, WorldWeapon } from '../../world/world.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Dice } from '../dice.ts'
import type { CatalystState, PluggedSocket, RolledWeapon } from './gear-item.ts'

/**
 * Rolls one copy of a weapon. The gear tier decides how much a copy offers: two perks a trait column from tier 3,
 * three at tier 5, enhanced traits from tier 2, enhanced barrel and magazine from tier 4, an enhanced origin at
 * tier 5. Weapons from before tiers offer one or two and may be crafted.
 */

interface WeaponWish {
  readonly tier: number
  /** What its owner wears or plays a lot is masterworked and locked. */
  readonly favourite: boolean
  /** Fresh from a vendor: nobody has worked on it yet. */
  readonly untouched?: boolean
}

interface Traits {
  readonly exotic: boolean
  readonly tier: number | undefined
  readonly crafted: boolean
  readonly enhanced: boolean
  readonly masterworked: boolean
  readonly catalyst: CatalystState
}

const choicesFor = (role: WorldSocket['role'], { tier, crafted }: Traits, dice: Dice): number => {
  if (crafted) return 1
  if (role === 'origin') return 1
  if (role !== 'trait') return 2
  if (tier === undefined) return dice.chance(0.25) ? 2 : 1
  return tier >= 5 ? 3 : tier >= 3 ? 2 : 1
}

const isEnhanced = (role: WorldSocket['role'], { tier, enhanced }: Traits): boolean => {
  if (role === 'trait') return enhanced || (tier ?? 0) >= 2
  if (role === 'origin') return (tier ?? 0) >= 5
  return (tier ?? 0) >= 4
}

const rollColumn = (
  socket: WorldSocket,
  traits: Traits,
  taken: Set<number>,
  catalogue: Catalogue,
  dice: Dice,
): PluggedSocket => {
  const free = socket.plugs.filter((plug) => !taken.has(plug))
  const offered = choicesFor(socket.role, traits, dice)
  // An exotic offers one perk a column, be it fixed or rolled.
  const drawn = dice.several(free.length > 0 ? free : socket.plugs, traits.exotic ? 1 : offered)
  for (const plug of drawn) taken.add(plug)
  const options = isEnhanced(socket.role, traits)
    ? drawn.map((plug) => catalogue.world.enhancedOf(plug) || plug)
    : drawn
  return { role: socket.role, plug: options[0] ?? socket.initial, enabled: true, options }
}

const otherThanInitial = ({ plugs, initial }: WorldSocket) => plugs.filter((plug) => plug !== initial)

const pickOr = (choices: readonly number[], fallback: number, dice: Dice) =>
  choices.length > 0 ? dice.pick(choices) : fallback

const rollSocket = (
  socket: WorldSocket,
  traits: Traits,
  taken: Set<number>,
  catalogue: Catalogue,
  dice: Dice,
): PluggedSocket => {
  const fixed = (plug: number): PluggedSocket => ({ role: socket.role, plug, enabled: true })
  switch (socket.role) {
    case 'barrel':
    case 'magazine':
    case 'trait':
    case 'origin':
      return rollColumn(socket, traits, taken, catalogue, dice)
    case 'masterwork':
      return fixed(rollMasterwork(socket, traits, catalogue, dice))
    case 'mod':
      return fixed(traits.masterworked ? dice.pick(socket.plugs) : socket.initial)
    case 'tracker':
      return fixed(chooseTracker(socket, dice))
    case 'catalyst':
      return catalystSocket(socket, traits.catalyst)
    default:
      return fixed(socket.initial)
  }
}

const catalystSocket = (socket: WorldSocket, state: CatalystState): PluggedSocket => {
  const [catalyst] = otherThanInitial(socket)
  if (catalyst === undefined || state === 'none')
    return { role: 'catalyst', plug: socket.initial, enabled: true }
  const plug = state === 'complete' ? catalyst : socket.initial
  return { role: 'catalyst', plug, enabled: true, options: [catalyst] }
}

/** A finished masterwork where the copy is one; else one of the steps on the way. */
const rollMasterwork = (
  socket: WorldSocket,
  { masterworked }: Traits,
  catalogue: Catalogue,
  dice: Dice,
): number => {
  const { finished, steps } = catalogue.masterworksOf(socket)
  return pickOr(masterworked ? finished : steps, socket.initial, dice)
}

/** The first two trackers count in all play and in the Crucible. */
const chooseTracker = ({ plugs, initial }: WorldSocket, dice: Dice): number =>
  dice.chance(0.2) ? (plugs[1] ?? initial) : initial

const rollTraits = (weapon: WorldWeapon, wish: WeaponWish, dice: Dice): Traits => {
  const tier = weapon.tiered ? wish.tier : undefined
  const exotic = weapon.rarity === 'exotic'
  if (wish.untouched)
    return { exotic, tier, crafted: false, enhanced: false, masterworked: false, catalyst: 'none' }
  const crafted = weapon.craftable && dice.chance(0.3)
  const catalyst: CatalystState = !exotic
    ? 'none'
    : ((['none', 'in-progress', 'complete'] as const)[dice.weighted([2, 3, 5])] ?? 'none')
  return {
    exotic,
    tier,
    crafted,
    enhanced: crafted
      ? dice.chance(0.6)
      : tier === undefined && weapon.rarity === 'legendary' && dice.chance(0.1) && !weapon.craftable,
    masterworked: exotic
      ? catalyst === 'complete'
      : (wish.favourite || dice.chance(0.25)) && weapon.sockets.some(({ role }) => role === 'masterwork'),
    catalyst,
  }
}

/** The sockets that tell how a copy came to be: empty ones are there, but neither enabled nor shown. */
const withOrigins = (
  sockets: readonly PluggedSocket[],
  { crafted, deepsight }: Pick<RolledWeapon, 'crafted' | 'deepsight'>,
): PluggedSocket[] => {
  const filled: Partial<Record<WorldSocket['role'], number>> = {
    shaping: crafted ? PLUG['shaped-weapon'] : 0,
    resonance: deepsight ? PLUG['deepsight-resonance'] : 0,
  }
  return sockets.map((socket) => {
    const plug = filled[socket.role]
    return plug === undefined ? socket : { role: socket.role, plug, enabled: plug !== 0 }
  })
}

const weaponStats = (
  weapon: WorldWeapon,
  sockets: readonly PluggedSocket[],
  catalogue: Catalogue,
): ReadonlyMap<number, number> => {
  const added = new Map<number, number>()
  for (const { plug } of sockets) {
    for (const [hash, change] of catalogue.statsOf(plug)) added.set(hash, (added.get(hash) ?? 0) + change)
  }
  return new Map(
    (Object.entries(weapon.stats) as [WeaponStat, number][]).map(([name, base]) => {
      const hash = WEAPON_STAT_HASH[name]
      return [hash, shownOn(weapon.curves[name], base + (added.get(hash) ?? 0))]
    }),
  )
}

export const rollWeapon = (
  weapon: WorldWeapon,
  wish: WeaponWish,
  catalogue: Catalogue,
  dice: Dice,
): RolledWeapon => {
  const traits = rollTraits(weapon, wish, dice)
  const taken = new Set<number>()
  const sockets = weapon.sockets.map((socket) => rollSocket(socket, traits, taken, catalogue, dice))
  const catalystPlug = weapon.sockets.find(({ role }) => role === 'catalyst')
  const [catalyst] = catalystPlug ? otherThanInitial(catalystPlug) : []
  const locked = wish.favourite || dice.chance(0.35)
  const deepsight = weapon.craftable && !traits.crafted && dice.chance(0.15)
  return {
    kind: 'weapon',
    definition: weapon,
    sockets: withOrigins(sockets, { crafted: traits.crafted, deepsight }),
    ...(traits.tier === undefined ? {} : { tier: traits.tier }),
    masterworked: traits.masterworked,
    locked,
    stats: weaponStats(weapon, sockets, catalogue),
    crafted: traits.crafted,
    enhanced: traits.enhanced,
    deepsight,
    ...(catalyst === undefined ? {} : { catalyst: { plug: catalyst, state: traits.catalyst } }),
  }
}
