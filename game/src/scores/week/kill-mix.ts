import { WEAPON_TYPES, type WeaponType } from '../../items.ts'

export interface KillShare {
  readonly type: WeaponType
  readonly kills: number
  /** Of all kills with weapons, whole percent. */
  readonly percent: number
}

/** Kills by type of weapon with their shares, most first. */
export function killMix(killsByWeapon: Readonly<Partial<Record<WeaponType, number>>>): readonly KillShare[] {
  const counted = WEAPON_TYPES.map((type) => ({ type, kills: killsByWeapon[type] ?? 0 })).filter(
    ({ kills }) => kills > 0,
  )
  const total = counted.reduce((sum, { kills }) => sum + kills, 0)
  return counted
    .toSorted((one, other) => other.kills - one.kills)
    .map(({ type, kills }) => ({ type, kills, percent: Math.round((kills / total) * 100) }))
}
