import type { WeaponType } from '@ai-vault/game/items.ts'
import type { WeaponRow } from '../rows.ts'

/** Blue weapons, the ones a newcomer starts with. */
export const RARE_WEAPONS: readonly (readonly [type: WeaponType, row: WeaponRow])[] = [
  ['auto-rifle', ['Cuboid ARu', 2351747816, 'kinetic', 'kinetic', 'adaptive', 'world']],
  ['auto-rifle', ['Refrain-23', 2860172148, 'energy', 'void', 'rapid-fire', 'world']],
  ['hand-cannon', ['Azimuth DSu', 653875714, 'kinetic', 'kinetic', 'adaptive', 'world']],
  ['hand-cannon', ['Lamia HC2', 2591586262, 'energy', 'arc', 'lightweight', 'world']],
  ['pulse-rifle', ['Bayesian MSu', 1678957656, 'kinetic', 'kinetic', 'lightweight', 'world']],
  ['scout-rifle', ['Trax Lysis II', 1650626966, 'kinetic', 'kinetic', 'lightweight', 'world']],
  ['sidearm', ['Requiem SI2', 3809805229, 'energy', 'solar', 'adaptive', 'world']],
  ['submachine-gun', ['Protostar CSu', 3383958219, 'kinetic', 'kinetic', 'lightweight', 'world']],
  ['shotgun', ['Fussed Dark Mk.21', 1995011459, 'energy', 'arc', 'aggressive', 'world']],
  ['sniper-rifle', ['Aachen-LR2', 1177293327, 'energy', 'void', 'adaptive', 'world']],
  ['fusion-rifle', ['Parsec TSu', 3441197115, 'energy', 'solar', 'adaptive', 'world']],
  ['combat-bow', ['Holless-IV', 3651075426, 'kinetic', 'kinetic', 'lightweight-bow', 'world']],
  ['grenade-launcher', ['Stampede Mk.32', 1120843239, 'power', 'arc', 'adaptive', 'world']],
  ['rocket-launcher', ['Reginar-B', 1877183764, 'power', 'void', 'adaptive', 'world']],
  ['machine-gun', ['Exitus Mk.I', 3117873459, 'power', 'void', 'rapid-fire', 'world']],
  ['linear-fusion-rifle', ['King Cobra-4fr', 1502662697, 'power', 'arc', 'precision', 'world']],
  ['sword', ['Future Imperfect', 2891976012, 'power', 'solar', 'adaptive-sword', 'world']],
]
