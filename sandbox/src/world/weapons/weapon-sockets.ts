import type { DamageType, WeaponType } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
import type { SocketSpec } from '../sockets.ts'
import { PLUG, PLUG_SET } from '../tables/platform.ts'
import { partsOf } from '../tables/weapon-part-families.ts'
import { WEAPON_PROFILES } from '../tables/weapon-profiles.ts'
import { traitColumn } from './pools.ts'
import type { WeaponKit } from './weapon-kit.ts'

export interface SocketedWeapon {
  readonly type: WeaponType
  readonly ammo: 'primary' | 'special' | 'heavy'
  readonly element: DamageType
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

/** Barrel and magazine of a weapon: a plausible part of its family, drawn once for the weapon. */
const partColumns = (type: WeaponType, kit: WeaponKit, chance: Chance): readonly [number[], number[]] => {
  const [barrel, magazine] = partsOf(type)
  return [chance.sample(kit.parts[barrel], 7), chance.sample(kit.parts[magazine], 6)]
}

export const legendarySockets = (
  weapon: SocketedWeapon,
  frame: number,
  origin: number,
  kit: WeaponKit,
  chance: Chance,
): SocketSpec[] => {
  const [barrels, magazines] = partColumns(weapon.type, kit, chance)
  return [
    fixed('intrinsic', 'frame', frame),
    random('barrel', 'barrel', barrels, kit),
    random('magazine', 'magazine', magazines, kit),
    random('trait', 'first-trait', traitColumn(1, weapon, chance), kit),
    random('trait', 'second-trait', traitColumn(2, weapon, chance), kit),
    choice('shader', 'weapon-shader', kit.shaders, PLUG_SET.shaders),
    choice('mod', 'weapon-mod', kit.mods),
    masterworkSocket(weapon.type, kit),
    random('origin', 'origin', [origin], kit),
    choice('tracker', 'tracker', kit.trackers),
  ]
}

export const exoticSockets = (
  weapon: SocketedWeapon,
  frame: number,
  trait: number,
  catalyst: number,
  kit: WeaponKit,
  chance: Chance,
): SocketSpec[] => {
  const [barrels, magazines] = partColumns(weapon.type, kit, chance)
  return [
    fixed('intrinsic', 'frame', frame),
    fixed('barrel', 'barrel', first(barrels)),
    fixed('magazine', 'magazine', first(magazines)),
    fixed('trait', 'first-trait', trait),
    choice('shader', 'weapon-shader', kit.shaders, PLUG_SET.shaders),
    choice('catalyst', 'catalyst', [PLUG['empty-catalyst'], catalyst]),
    fixed('tracker', 'tracker', PLUG['exotic-kill-tracker']),
  ]
}

/** Rare weapons come with one roll and nothing to choose. */
export const rareSockets = (
  weapon: SocketedWeapon,
  frame: number,
  kit: WeaponKit,
  chance: Chance,
): SocketSpec[] => {
  const [barrels, magazines] = partColumns(weapon.type, kit, chance)
  return [
    fixed('intrinsic', 'frame', frame),
    fixed('barrel', 'barrel', first(barrels)),
    fixed('magazine', 'magazine', first(magazines)),
    fixed('trait', 'first-trait', first(traitColumn(1, weapon, chance))),
    choice('shader', 'weapon-shader', kit.shaders, PLUG_SET.shaders),
  ]
}
