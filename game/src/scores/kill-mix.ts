import { WEAPON_TYPES, type WeaponType } from '../items.ts'

/** The platform's lifetime statistics count kills by these names. */
const KILL_STATS: Readonly<Record<WeaponType, string>> = {
  'auto-rifle': 'weaponKillsAutoRifle',
  'hand-cannon': 'weaponKillsHandCannon',
  'pulse-rifle': 'weaponKillsPulseRifle',
  'scout-rifle': 'weaponKillsScoutRifle',
  sidearm: 'weaponKillsSideArm',
  'submachine-gun': 'weaponKillsSubmachinegun',
  'combat-bow': 'weaponKillsBow',
  shotgun: 'weaponKillsShotgun',
  'sniper-rifle': 'weaponKillsSniper',
  'fusion-rifle': 'weaponKillsFusionRifle',
  'trace-rifle': 'weaponKillsTraceRifle',
  glaive: 'weaponKillsGlaive',
  'grenade-launcher': 'weaponKillsGrenadeLauncher',
  'linear-fusion-rifle': 'weaponKillsBeamRifle',
  'machine-gun': 'weaponKillsMachineGun',
  'rocket-launcher': 'weaponKillsRocketLauncher',
  sword: 'weaponKillsSword',
}

export interface KillShare {
  readonly type: WeaponType
  readonly kills: number
  /** Of all kills with weapons, whole percent. */
  readonly percent: number
}

/** Kills by type of weapon over all given statistics, most first. */
export function killMix(stats: readonly Readonly<Record<string, number>>[]): readonly KillShare[] {
  const counted = WEAPON_TYPES.map((type) => ({
    type,
    kills: stats.reduce((sum, values) => sum + (values[KILL_STATS[type]] ?? 0), 0),
  })).filter(({ kills }) => kills > 0)
  const total = counted.reduce((sum, { kills }) => sum + kills, 0)
  return counted
    .toSorted((one, other) => other.kills - one.kills)
    .map(({ type, kills }) => ({ type, kills, percent: Math.round((kills / total) * 100) }))
}
