import type { DamageType, WeaponType } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
import type { SocketSpec } from '../shapes/sockets.ts'
import { PLUG, PLUG_SET } from '../tables/platform.ts'
import { traitColumns, traitsNamed } from './pools.ts'
import type { ExoticParts, ExoticRolls } from './tables/exotic-builds.ts'
import type { FrameKey } from './tables/frames.ts'
import { partColumns } from './tables/part-columns.ts'
import { WEAPON_PROFILES } from './tables/weapon-profiles.ts'
import type { WeaponKit } from './weapon-kit.ts'

export interface SocketedWeapon {
  readonly hash: number
  readonly type: WeaponType
  readonly ammo: 'primary' | 'special' | 'heavy'
  readonly element: DamageType
  readonly frame?: FrameKey
}

const first = (plugs: readonly number[]): number => plugs[0] ?? 0

const random = (
  role: SocketSpec['role'],
  type: SocketSpec['type'],
  plugs: readonly number[],
  kit: WeaponKit,
): SocketSpec => ({
  role,
  type,
  plugs,
  initial: first(plugs),
  random: true,
  also: plugs.flatMap((plug) => kit.twins.get(plug) ?? []),
})

export const fixed = (role: SocketSpec['role'], type: SocketSpec['type'], plug: number): SocketSpec => ({
  role,
  type,
  plugs: [plug],
  initial: plug,
})

const masterworkSocket = (type: WeaponType, kit: WeaponKit): SocketSpec => {
  const plugs = WEAPON_PROFILES[type].masterworks.flatMap((stat) => kit.masterworks.get(stat) ?? [])
  return { role: 'masterwork', type: 'weapon-masterwork', plugs, initial: first(plugs) }
}

const choice = (
  role: SocketSpec['role'],
  type: SocketSpec['type'],
  plugs: readonly number[],
  plugSet?: number,
): SocketSpec => ({ role, type, plugs, initial: first(plugs), ...(plugSet ? { plugSet } : {}) })

const partPlug = (name: string, kit: WeaponKit): number => {
  const plug = kit.parts.get(name)
  if (plug === undefined) throw new Error(`no part is called ${name}`)
  return plug
}

/** No weapon rolls every magazine of its type. */
const MAGAZINES = 7

const partPlugs = (weapon: SocketedWeapon, kit: WeaponKit, chance: Chance): readonly [number[], number[]] => {
  const [barrels, magazines] = partColumns(weapon)
  return [
    barrels.map((name) => partPlug(name, kit)),
    chance.sample(magazines, MAGAZINES).map((name) => partPlug(name, kit)),
  ]
}

const UNUSED: SocketSpec = { role: 'unused', type: 'unused', plugs: [], initial: 0, hidden: true }

/** Filled where a copy was shaped from its pattern, or carries a resonance that adds to it. */
const CRAFTING_SOCKETS: readonly SocketSpec[] = [
  { role: 'shaping', type: 'shaping', plugs: [PLUG['shaped-weapon']], initial: 0 },
  { role: 'resonance', type: 'resonance', plugs: [PLUG['deepsight-resonance']], initial: 0 },
]

const FEWEST_SOCKETS = 13
const MOST_SOCKETS = 16

/** Weapons of the game have sockets that no copy uses any more, some fewer and some more. */
const withUnused = (hash: number, sockets: readonly SocketSpec[]): SocketSpec[] => {
  const wanted = FEWEST_SOCKETS + (hash % (MOST_SOCKETS - FEWEST_SOCKETS + 1))
  const missing = Math.max(0, wanted - sockets.length)
  return [...sockets, ...Array.from({ length: missing }, () => UNUSED)]
}

interface LegendaryPlugs {
  readonly frame: number
  readonly origin: number
  readonly craftable: boolean
}

export const legendarySockets = (
  weapon: SocketedWeapon,
  { frame, origin, craftable }: LegendaryPlugs,
  kit: WeaponKit,
  chance: Chance,
): SocketSpec[] => {
  const [barrels, magazines] = partPlugs(weapon, kit, chance)
  const [traits, otherTraits] = traitColumns(weapon, chance)
  return withUnused(weapon.hash, [
    fixed('intrinsic', 'frame', frame),
    random('barrel', 'barrel', barrels, kit),
    random('magazine', 'magazine', magazines, kit),
    random('trait', 'first-trait', traits, kit),
    random('trait', 'second-trait', otherTraits, kit),
    choice('shader', 'weapon-shader', kit.shaders, PLUG_SET.shaders),
    choice('mod', 'weapon-mod', kit.mods),
    masterworkSocket(weapon.type, kit),
    random('origin', 'origin', [origin], kit),
    choice('tracker', 'tracker', kit.trackers),
    ...(craftable ? CRAFTING_SOCKETS : []),
  ])
}

/** What makes an exotic: its own frame and trait, its catalyst, and the parts it always has. */
export interface ExoticPlugs {
  readonly frame: number
  readonly trait: number
  readonly catalyst: number
  readonly parts: ExoticParts | undefined
  /** Of the few exotics whose copies differ. */
  readonly rolls: ExoticRolls | undefined
}

const stockSocket = (name: string, kit: WeaponKit): SocketSpec =>
  fixed('stock', name.endsWith('Grip') ? 'grip' : 'stock', partPlug(name, kit))

const rolledColumns = ({ barrels, magazines, traits }: ExoticRolls, kit: WeaponKit): SocketSpec[] => {
  const parts = (names: readonly string[]) => names.map((name) => partPlug(name, kit))
  return [
    random('barrel', 'barrel', parts(barrels), kit),
    random('magazine', 'magazine', parts(magazines), kit),
    random('trait', 'first-trait', traitsNamed(traits), kit),
  ]
}

export const exoticSockets = (
  weapon: SocketedWeapon,
  plugs: ExoticPlugs,
  kit: WeaponKit,
  chance: Chance,
): SocketSpec[] => {
  const [barrels, magazines] = partColumns(weapon)
  const [barrel, magazine, stock] = plugs.parts ?? [chance.pick(barrels), chance.pick(magazines)]
  return withUnused(weapon.hash, [
    fixed('intrinsic', 'frame', plugs.frame),
    ...(plugs.rolls
      ? rolledColumns(plugs.rolls, kit)
      : [
          fixed('barrel', 'barrel', partPlug(barrel, kit)),
          fixed('magazine', 'magazine', partPlug(magazine, kit)),
          fixed('trait', 'first-trait', plugs.trait),
        ]),
    ...(stock ? [stockSocket(stock, kit)] : []),
    choice('shader', 'weapon-shader', kit.shaders, PLUG_SET.shaders),
    choice('catalyst', 'catalyst', [PLUG['empty-catalyst'], plugs.catalyst]),
    fixed('tracker', 'tracker', PLUG['exotic-kill-tracker']),
  ])
}

/** Rare weapons come with one roll and nothing to choose. */
export const rareSockets = (
  weapon: SocketedWeapon,
  frame: number,
  kit: WeaponKit,
  chance: Chance,
): SocketSpec[] => {
  const [barrels, magazines] = partPlugs(weapon, kit, chance)
  const [[trait = 0]] = traitColumns(weapon, chance)
  return [
    fixed('intrinsic', 'frame', frame),
    fixed('barrel', 'barrel', chance.pick(barrels)),
    fixed('magazine', 'magazine', chance.pick(magazines)),
    fixed('trait', 'first-trait', trait),
    choice('shader', 'weapon-shader', kit.shaders, PLUG_SET.shaders),
  ]
}
