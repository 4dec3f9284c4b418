import type { ArmorSlot, GuardianClass } from '@ai-vault/game/items.ts'
import type { SocketTypeKey } from '../shapes/socket-types.ts'
import type { SocketSpec } from '../shapes/sockets.ts'
import { PLUG, PLUG_SET } from '../tables/platform.ts'
import type { ArmorKit } from './armor-kit.ts'
import { SLOT_MODS } from './mod-rows.ts'
import { ornamentSocket } from './ornaments.ts'

const choice = (
  role: SocketSpec['role'],
  type: SocketTypeKey,
  plugs: readonly number[],
  plugSet?: number,
): SocketSpec => ({ role, type, plugs, initial: plugs[0] ?? 0, ...(plugSet ? { plugSet } : {}) })

/** Rolled when the piece drops, and not shown as sockets. */
const rolled = (
  role: SocketSpec['role'],
  type: SocketTypeKey,
  plugs: readonly number[],
  plugSet?: number,
): SocketSpec => ({ ...choice(role, type, plugs, plugSet), initial: 0, random: true, hidden: true })

const modSockets = (slot: ArmorSlot, kit: ArmorKit): SocketSpec[] => {
  const type = SLOT_MODS[slot].socket as SocketTypeKey
  const mod = choice('slot-mod', type, kit.slotMods[slot])
  return [choice('general-mod', 'general-mod', kit.generalMods, PLUG_SET['general-mods']), mod, mod, mod]
}

const shader = (kit: ArmorKit): SocketSpec => choice('shader', 'armor-shader', kit.shaders, PLUG_SET.shaders)

/** Armor 3.0: mods, shader, masterwork, archetype, three stats, ornament, what is the piece's own, tuning. */
export const armor3Sockets = (
  classType: GuardianClass,
  slot: ArmorSlot,
  kit: ArmorKit,
  own: readonly SocketSpec[] = [],
): SocketSpec[] => {
  const archetypes = kit.archetypes.map(({ plugHash }) => plugHash)
  return [
    ...modSockets(slot, kit),
    shader(kit),
    choice('armor-masterwork', 'armor-masterwork', kit.masterworks),
    rolled('archetype', 'archetype', archetypes, PLUG_SET.archetypes),
    rolled('armor-stat', 'first-stat', kit.allStatPlugs),
    rolled('armor-stat', 'second-stat', kit.allStatPlugs),
    rolled('armor-stat', 'third-stat', kit.allStatPlugs),
    ornamentSocket(classType, slot),
    ...own,
    choice('tuning', 'tuning', kit.tuning, PLUG_SET.tuning),
  ]
}

/** Two plugs for each group of three stats. */
const OLD_STATS = 4

/** Older armor: six stats from four plugs, and an artifice socket on some. */
export const oldArmorSockets = (
  classType: GuardianClass,
  slot: ArmorSlot,
  kit: ArmorKit,
  artifice: boolean,
): SocketSpec[] => [
  ...modSockets(slot, kit),
  shader(kit),
  choice('armor-masterwork', 'old-armor-masterwork', kit.oldMasterworks),
  ...Array.from({ length: OLD_STATS }, () => rolled('armor-stat', 'old-stat', kit.oldStatPlugs)),
  ornamentSocket(classType, slot),
  ...(artifice
    ? [
        choice('artifice', 'artifice', kit.artificeMods, PLUG_SET.artifice),
        choice('artifice-perk', 'artifice-perk', [PLUG['artifice-armor']]),
      ]
    : []),
]

export const setSelectorSocket = (kit: ArmorKit): SocketSpec =>
  choice('set-selector', 'set-selector', kit.setSelectors)

/** Exotic armor could once be upgraded to artifice; the sockets of that time are still there. */
export const formerArtificeSockets = (kit: ArmorKit): SocketSpec[] => [
  {
    ...choice('former-artifice', 'artifice', kit.artificeMods, PLUG_SET.artifice),
    hidden: true,
  },
  choice('locked-artifice', 'locked-artifice', [PLUG['locked-artifice'], PLUG['upgrade-to-artifice']]),
]

export const exoticPerkSocket = (perks: readonly number[]): SocketSpec =>
  perks.length === 1
    ? choice('exotic-perk', 'exotic-perk', perks)
    : { ...choice('exotic-perk', 'exotic-perk', perks), random: true }
