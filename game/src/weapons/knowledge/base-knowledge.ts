import type { Knowledge } from './knowledge.ts'
import { ORIGINS } from './origins.ts'
import { PAIRS } from './pairs.ts'
import { BARRELS } from './parts/barrels.ts'
import { CROSSBOW_PARTS } from './parts/crossbows.ts'
import { MAGAZINES } from './parts/magazines.ts'
import { SIGHTS } from './parts/sights.ts'
import { AIMING_TRAITS } from './traits/aiming.ts'
import { BLADES_TRAITS } from './traits/blades.ts'
import { BOSS_DAMAGE_TRAITS } from './traits/boss-damage.ts'
import { BOWS_TRAITS } from './traits/bows.ts'
import { ELEMENTAL_TRAITS } from './traits/elemental.ts'
import { EXOTIC_TRAITS } from './traits/exotic.ts'
import { KILL_DAMAGE_TRAITS } from './traits/kill-damage.ts'
import { LAUNCHERS_TRAITS } from './traits/launchers.ts'
import { OLDER_TRAITS } from './traits/older.ts'
import { RELOAD_AND_AMMO_TRAITS } from './traits/reload-and-ammo.ts'

export const BASE_KNOWLEDGE: Knowledge = {
  traits: [
    ...AIMING_TRAITS,
    ...BLADES_TRAITS,
    ...BOSS_DAMAGE_TRAITS,
    ...BOWS_TRAITS,
    ...ELEMENTAL_TRAITS,
    ...EXOTIC_TRAITS,
    ...KILL_DAMAGE_TRAITS,
    ...LAUNCHERS_TRAITS,
    ...OLDER_TRAITS,
    ...RELOAD_AND_AMMO_TRAITS,
  ],
  parts: [...BARRELS, ...MAGAZINES, ...SIGHTS, ...CROSSBOW_PARTS],
  origins: ORIGINS,
  pairs: PAIRS,
}
